# Les leçons, qui apprennent en jouant.

lesson-page = De courtes parties guidées. Chaque étape dit quoi faire ; rien ne compte, rien ne peut mal tourner.
lesson-name-first = La première partie
    .about = Séries et Portes, Clés, Cauchemars, Limbes et Prophétie ; comment compter les cartes, annuler un choix, et comment on perd. Dix minutes.
lesson-name-book = Le Grimoire des Pas Perdus
    .about = Les Portes dans l’ordre des Objectifs, et des sorts payés avec la défausse. Quatre minutes.
lesson-name-towers = Les Tours
    .about = Bâtir un Rempart, et ce que les Cauchemars font aux Tours. Quatre minutes.
lesson-name-premonitions = Songes Heureux et Funestes Prémonitions
    .about = Des conditions qui frappent en se réalisant, et des Songes qui aident. Trois minutes.
lesson-name-two-players = À deux joueurs
    .about = Choisir ses cartes, les cartes communes, l’échange. Vous jouez les deux côtés. Quatre minutes.
lesson-next-one = Leçon suivante : { $lesson }
lesson-next = Continuer
lesson-hint = Étape { $step } sur { $steps }. { $hint }
lesson-other = Pas maintenant : suivez la leçon. Dans une vraie partie, c’est vous qui choisissez.
lesson-done-title = Vous savez jouer.
lesson-first-game = Jouer une vraie partie

## La première partie

lesson-play = Vous avez cinq cartes. À chaque tour, jouez-en une dans votre rangée, ou défaussez-en une. Commencez par un Soleil rouge : sélectionnez-le, puis appuyez sur Entrée.
    .plain = Vous avez cinq cartes. À chaque tour, jouez-en une dans votre rangée, ou défaussez-en une. Commencez par un Soleil rouge : tapez son numéro, ou jouer rs.
    .page = Vous avez cinq cartes. À chaque tour, jouez-en une dans votre rangée, ou défaussez-en une. Commencez par un Soleil rouge : touchez-le, puis « Jouer le Soleil rouge ». Ou glissez-le vers votre rangée.
lesson-count = Vous avez pioché. À droite, le décompte : ce que la pioche contient encore, par couleur et symbole. Surveillez les Clés. Appuyez sur i pour voir toutes les piles.
    .plain = Vous avez pioché. Vous pouvez compter ce que la pioche contient encore : tout ce que vous n’avez pas vu. Surveillez les Clés. Tapez i pour entendre toutes les piles.
    .page = Vous avez pioché. À côté de la pioche, le décompte : ce qu’elle contient encore, par couleur et symbole. Surveillez les Clés. Touchez la pioche pour voir toutes les piles, puis fermez-les.
lesson-golden-rule = La règle d’or : jamais deux fois de suite le même symbole. Après un Soleil, seulement une Lune ou une Clé, de n’importe quelle couleur. Restez en rouge : jouez la Lune rouge.
lesson-undo = Une erreur s’annule. Appuyez sur u pour annuler la Lune rouge.
    .plain = Une erreur s’annule. Tapez u pour annuler la Lune rouge.
    .page = Une erreur s’annule. Touchez en haut la flèche de retour pour annuler la Lune rouge.
lesson-again = La voici de retour. Annuler est gratuit tant que vous n’avez pas vu de nouvelle carte ; ensuite, une vraie partie est marquée comme assistée et ne compte pas. Jouez de nouveau la Lune rouge.
lesson-third = Deux cartes rouges de suite ! Une troisième de la même couleur rapporte une Porte rouge. Jouez votre second Soleil rouge.
lesson-take-door = Huit Portes, deux de chaque couleur, et c’est gagné. Prenez celle-ci. La pioche est mélangée après la recherche.
lesson-discard = Gardez vos trois cartes vertes pour la prochaine série. Un tour peut aussi servir à défausser : votre rangée ne change pas. Défaussez le Soleil brun.
lesson-nightmare = Un Cauchemar ! Il faut l’affronter tout de suite, et chaque réponse a un prix. Une Clé est souvent ce qui coûte le moins : payez avec la Clé bleue.
lesson-limbo = Puis une Porte bleue est venue, et vous n’aviez plus de Clé bleue : elle est partie dans les Limbes. Rien n’est perdu : à la fin du tour, les Limbes sont remélangés à la pioche.
lesson-green-moon = Votre rangée finit par un Soleil rouge, une Lune peut donc suivre : jouez la Lune verte et commencez une série verte.
lesson-drawn-door = Vous avez pioché une Porte verte, et vous avez une Clé verte : c’est l’autre façon d’obtenir une Porte. Payez avec la Clé.
lesson-lose = Comment perd-on ? La pioche est votre temps. S’il faut piocher et qu’elle est vide, c’est perdu, même avec sept Portes. Chaque défausse, chaque Cauchemar l’entame.
lesson-prophecy = Une Clé sert encore à autre chose : défaussée comme carte du tour, elle offre une Prophétie. Défaussez la Clé rouge.
lesson-arrange = Voici les cinq prochaines cartes. L’une d’elles doit partir : sélectionnez le Cauchemar et appuyez sur d. Rangez les autres comme vous voulez, puis Entrée.
    .plain = Voici les cinq prochaines cartes. L’une d’elles doit partir : défaussez le Cauchemar. Nommez ensuite les autres une à une, dans l’ordre où vous voulez les piocher.
    .page = Voici les cinq prochaines cartes. L’une d’elles doit partir : touchez le Cauchemar, puis « défausser ». Rangez les autres comme vous voulez, puis validez.
lesson-done = Deux Portes trouvées, un Cauchemar vaincu, un autre évité. Trouvez les huit avant que la pioche ne s’épuise. La touche ? ouvre les règles à tout moment.
    .touch = Deux Portes trouvées, un Cauchemar vaincu, un autre évité. Trouvez les huit avant que la pioche ne s’épuise. Le menu mène aux règles à tout moment.
    .plain = Deux Portes trouvées, un Cauchemar vaincu, un autre évité. Trouvez les huit avant que la pioche ne s’épuise. Tapez ?? pour lire les règles à tout moment.

## Le Grimoire

lesson-book-goals = Huit Objectifs sont au-dessus de votre rangée. Les Portes ne comptent que dans cet ordre, depuis la gauche : rouge, puis bleu. Une Porte trouvée trop tôt part dans les Limbes.
lesson-book-play = Commencez la série rouge : jouez un Soleil rouge.
lesson-book-refuse = Une Porte bleue, et vous avez une Clé bleue ! Mais rouge est le prochain Objectif : la Porte partirait dans les Limbes et la Clé serait perdue. Laissez-la.
lesson-book-moon = Continuez en rouge : jouez la Lune rouge.
lesson-book-nightmare = Un Cauchemar. Avec le Grimoire, la défausse vaut quelque chose : elle paie les sorts. Révélez cinq cartes de la pioche pour la remplir.
lesson-book-third = La troisième carte rouge, maintenant : jouez le Soleil rouge.
lesson-book-door = Rouge est le prochain Objectif : cette Porte compte. Prenez-la.
lesson-book-cast = Bleu vient ensuite. Un sort se lance à chaque choix de votre tour ; s en donne la liste. La Prophétie Paradoxale regarde le bas de la pioche : appuyez sur x.
    .plain = Bleu vient ensuite. Un sort se lance à chaque choix de votre tour. La Prophétie Paradoxale regarde le bas de la pioche : lancez-la.
    .page = Bleu vient ensuite. Un sort se lance à chaque choix de votre tour ; ils sont sur la table. La Prophétie Paradoxale regarde le bas de la pioche : touchez-la.
lesson-book-pay = Ce sort coûte cinq cartes défaussées, qui quittent le jeu. Certaines sont déjà choisies ; les flèches les changent. Entrée paie.
    .plain = Ce sort coûte cinq cartes défaussées, qui quittent le jeu. Nommez-les une à une.
    .page = Ce sort coûte cinq cartes défaussées, qui quittent le jeu. Certaines sont déjà choisies ; touchez-les pour en changer. Puis payez.
lesson-book-raise = Les cinq cartes du bas, et parmi elles une Porte bleue ! Sélectionnez-la, appuyez sur t pour la mettre au sommet, puis Entrée.
    .plain = Les cinq cartes du bas, et parmi elles une Porte bleue ! Mettez-la au sommet. Les autres retournent en bas dans l’ordre que vous voulez.
    .page = Les cinq cartes du bas, et parmi elles une Porte bleue ! Touchez-la, mettez-la au sommet, puis validez.
lesson-book-draw = La Porte bleue est au sommet de la pioche. Vous la piocherez quoi que vous fassiez : jouez la Lune brune.
lesson-book-key = Bleu est le prochain Objectif, et vous avez gardé la Clé bleue. Payez avec elle.
lesson-book-done = Les Objectifs disent quand une Porte compte, la défausse paie les sorts. Il y en a deux autres : échanger deux Objectifs (7 cartes), chasser un Cauchemar (10).

## Les Tours

lesson-towers-rampart = Douze Tours sont dans la pioche. Outre les Portes, il faut un Rempart : quatre Tours de quatre couleurs côte à côte. Bâtir une Tour prend un tour ; votre rangée ne change pas.
lesson-towers-first = Bâtissez la Tour verte.
lesson-towers-second = On bâtit à gauche ou à droite ; deux bords qui se touchent ne partagent aucun symbole. Le bord droit de la verte est vide : tout convient. Bâtissez la Tour rouge à droite (b).
    .plain = On bâtit à gauche ou à droite ; deux bords qui se touchent ne partagent aucun symbole. Le bord droit de la verte est vide : tout convient. Bâtissez la Tour rouge à droite.
    .page = On bâtit à gauche ou à droite ; deux bords qui se touchent ne partagent aucun symbole. Le bord droit de la verte est vide : tout convient. Bâtissez la Tour rouge à droite.
lesson-towers-nightmare = Un Cauchemar ! D’abord, on l’affronte comme toujours : payez avec la Clé bleue.
lesson-towers-ruin = Ensuite, une Tour doit tomber, ou bien le Cauchemar part dans les Limbes au lieu d’être défaussé, et reviendra. Sauvez vos Tours : n’en sacrifiez aucune.
lesson-towers-third = La Tour rouge finit par une Lune : la brune 4 commence par une Lune et ne convient pas, la brune 5 convient. Bâtissez la brune 5 à droite.
lesson-towers-fourth = Il manque une couleur. La Tour brune finit par un Soleil, la bleue commence par une Lune : bâtissez-la à droite.
lesson-towers-discard = Un Rempart ! Tant qu’il tient, aucun Cauchemar n’abat de Tour. Que faire de la brune 4 ? Défaussez-la.
lesson-towers-look = Une Tour défaussée permet de regarder autant de cartes que son chiffre. Regardez les quatre prochaines.
lesson-towers-order = Mettez-les dans l’ordre que vous voulez : la première sera piochée d’abord. Puis appuyez sur Entrée.
    .plain = Nommez-les dans l’ordre que vous voulez : la première sera piochée d’abord.
    .page = Mettez-les dans l’ordre que vous voulez : la première sera piochée d’abord. Puis validez.
lesson-towers-done = Quatre couleurs côte à côte, un Cauchemar déjoué, un coup d’œil sur la suite. Il faut le Rempart et les huit Portes pour gagner.

## Songes Heureux et Funestes Prémonitions

lesson-premonitions-read = Quatre Prémonitions sont visibles. Chacune a une condition sur vos Portes et une pénalité ; elle frappe dès que la condition est remplie. Appuyez sur i pour les lire.
    .plain = Quatre Prémonitions sont visibles. Chacune a une condition sur vos Portes et une pénalité ; elle frappe dès que la condition est remplie. Tapez i pour entendre les piles, et t pour toute la table avec elles.
    .page = Quatre Prémonitions sont visibles. Chacune a une condition sur vos Portes et une pénalité ; elle frappe dès que la condition est remplie. Lisez-les à côté de la pioche, puis touchez la pioche pour voir les piles, et fermez-les.
lesson-premonitions-play = Deux d’entre elles guettent une paire : deux Portes rouges, ou deux d’une même couleur. Voyons. Jouez un Soleil rouge.
lesson-premonitions-moon = Continuez la série rouge : jouez la Lune rouge.
lesson-premonitions-dream = Un Songe Heureux ! Il bannit une Prémonition, trie les sept prochaines cartes ou trouve une carte. Bannissez celle des deux Portes rouges : elle viderait la pioche de rouge.
lesson-premonitions-third = La troisième carte rouge rapporte une Porte : jouez le Soleil rouge.
lesson-premonitions-door = Une seule Porte rouge ne remplit aucune condition. Prenez-la.
lesson-premonitions-second = Une deuxième Porte rouge. Deux d’une couleur déclenchent une Prémonition : l’une des deux partira dans les Limbes. Payez quand même avec la Clé, pour voir.
lesson-premonitions-struck = La Prémonition s’est réalisée et a repris une Porte ; puis elle a quitté le jeu pour de bon. Mieux vaut parfois la subir tôt, quand elle coûte peu.
lesson-premonitions-done = Lisez les conditions avant de prendre une Porte, et servez-vous des Songes Heureux contre les pires. On gagne comme toujours : avec les huit Portes.

## À deux joueurs

lesson-duo-draft = Huit cartes sont visibles. Chacun en prend une à son tour, jusqu’à trois. Les deux dernières sont communes : chacun peut s’en servir. Ici, vous jouez les deux côtés.
lesson-duo-pick = Le joueur 1 choisit d’abord. Une série rouge serait bien : prenez un Soleil rouge.
lesson-duo-partner = Le joueur 2 préfère une autre couleur, pour que chacun avance : prenez le Soleil vert.
lesson-duo-more = Continuez ainsi. { $choice }.
lesson-duo-play = Chacun a sa rangée et ses Portes ; pioche, défausse et Limbes sont communs. Joueur 1 : jouez un Soleil rouge.
lesson-duo-discard = Le joueur 2 peut aussi se servir des cartes communes, et un joueur qui défausse peut échanger. Défaussez le Soleil bleu, qui est commun.
lesson-duo-swap = Une de vos cartes peut maintenant prendre la place d’une carte commune. Mettez la Clé verte en commun et prenez la bleue : échangez-les.
lesson-duo-own-row = Le joueur 1 continue en rouge ; la rangée de l’autre ne compte pas pour la règle d’or. Jouez la Lune rouge.
lesson-duo-win = Vous gagnez ensemble quand chacun a une Porte de chaque couleur. Une Porte en double ne sert qu’à payer un Cauchemar. Convenez d’avance de ce que vous vous dites.
lesson-duo-done = Vos cartes, les cartes communes, deux rangées, une pioche. Aidez-vous par des échanges : personne ne gagne seul.
