# Sorts et Funestes Prémonitions.

spell-paradoxical-prophecy = Prophétie Paradoxale
    .a = une Prophétie Paradoxale
    .the = la Prophétie Paradoxale
    .effect = regardez les cinq cartes du bas de la pioche, mettez-en une au sommet et les autres de nouveau en bas
spell-parallel-planning = Planification Parallèle
    .a = une Planification Parallèle
    .the = la Planification Parallèle
    .effect = échangez deux Objectifs
spell-powerful-punishment = Puissante Punition
    .a = une Puissante Punition
    .the = la Puissante Punition
    .effect = défaussez le Cauchemar sans subir ses effets

## Les huit Prémonitions : la condition complète « Avec … », la pénalité suit un deux-points.

premonition-red-pair = L’Observatoire clos
    .condition = deux Portes rouges
    .penalty = les Soleils, Lunes et Clés rouges de la pioche sont défaussés
premonition-any-pair = Les Jumelles séparées
    .condition = deux Portes de même couleur
    .penalty = l’une des deux part dans les Limbes
premonition-green-pair = Les Racines de l’ombre
    .condition = deux Portes vertes
    .penalty = un Cauchemar quitte la défausse pour les Limbes
premonition-five-doors = Les Ombres s’assemblent
    .condition = cinq Portes
    .penalty = deux autres Prémonitions sont révélées
premonition-blue-pair = Les Clés englouties
    .condition = deux Portes bleues
    .penalty = deux Clés de votre choix quittent la pioche pour la défausse
premonition-brown-pair = La Page manquante
    .condition = deux Portes brunes
    .penalty = l’une de vos Portes part dans les Limbes
premonition-all-colors = Les Joies fugaces
    .condition = une Porte de chaque couleur
    .penalty = tous les Songes Heureux de la pioche sont défaussés
premonition-three-doors = Les Mains vides
    .condition = trois Portes
    .penalty = votre main est remplacée par une nouvelle, puis une autre Prémonition est révélée

premonition-quoted = « { $premonition } »
premonition-rule = Avec { $condition } : { $penalty }
