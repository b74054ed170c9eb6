# Messages d’erreur : fichiers, parties enregistrées, comptes rendus, terminal.

## Le système

fault-io-not-found = ce fichier ou ce dossier n’existe pas
fault-io-permission = l’accès est refusé
fault-io-exists = il existe déjà
fault-io-is-a-folder = c’est un dossier
fault-io-not-a-folder = une partie de son chemin n’est pas un dossier
fault-io-full = le disque est plein
fault-io-read-only = le disque est protégé en écriture
fault-io-too-large = il est trop grand
fault-io-not-text = ce n’est pas du texte en UTF-8
# Le message du système, pour toute autre erreur.
fault-io-other = { $reason }

## Les fichiers

fault-file-unreadable = { $path } ne peut pas être lu : { $reason }
fault-file-unwritable = { $path } ne peut pas être écrit : { $reason }
fault-file-exists = { $path } existe déjà et n’a pas été touché : indiquez un autre fichier, ou remplacez celui-ci avec --force
fault-file-standard = ceci ne peut pas être écrit sur la sortie standard : indiquez un fichier, ou ./- pour un fichier nommé -

## Les parties enregistrées

fault-store-no-folder = ce système ne dit pas où les programmes gardent leurs données : indiquez un dossier dans ONIRIM_DATA_DIR
fault-store-folder = le dossier { $path } est inutilisable : { $reason } ; rendez-le accessible en écriture, ou indiquez-en un autre dans ONIRIM_DATA_DIR
fault-store-not-writable = { $path } ne peut pas être écrit : rendez le fichier et son dossier accessibles en écriture, ou indiquez un autre dossier dans ONIRIM_DATA_DIR
fault-store-damaged = { $path } est endommagé ({ $reason }) et n’a pas été touché : déplacez-le et relancez le programme, puis importez votre dernier export
fault-store-not-a-store = { $path } appartient à un autre programme et n’a pas été touché : déplacez-le, ou indiquez un autre dossier dans ONIRIM_DATA_DIR
fault-store-newer = { $path } a été écrit par un Onirim plus récent (version { $found } du fichier, ce programme connaît la { $known }) et n’a pas été touché : mettez ce programme à jour
fault-store-busy = un autre programme utilise { $path } : fermez-le, ou réessayez dans un instant
fault-store-disk-full = le disque où se trouve { $path } est plein : faites de la place et réessayez
fault-store-unknown-game = il n’y a pas de partie enregistrée { $id } : elle a peut-être été supprimée
fault-store-damaged-game = la partie enregistrée { $id } est endommagée : { $reason } ; elle n’a pas été touchée : supprimez-la, et importez-la de nouveau si vous avez un export
fault-store-moved-on = la partie a été modifiée par un autre programme
fault-store-not-this-game = ce n’est pas la suite de la partie enregistrée { $id }
fault-store-over = la partie est finie : commencez-en une autre
fault-store-no-undo = rien ne peut être annulé dans la donne du jour
fault-store-daily-taken = la donne du { $day } a déjà été jouée, et elle ne compte qu’une fois
fault-store-not-the-daily = ce n’est pas la donne du { $day }
fault-store-headers = la partie a { $headers } en-têtes, et un compte rendu en contient au plus { $most } : retirez-en
fault-store-bad-setting = le réglage { $name } ne peut pas être gardé : un nom a 64 octets au plus et pas de saut de ligne, une valeur 10000 octets au plus
fault-store-not-an-export = ce n’est pas un fichier exporté par Onirim : sa première ligne doit nommer le format, comme dans docs/export-format.md
fault-store-newer-export = ce fichier est en version { $found } du format d’export, et ce programme connaît la version { $known } : mettez le programme à jour
fault-store-no-randomness = le système ne fournit pas de nombres aléatoires ({ $reason }) : réessayez
fault-store-database = { $path } n’a pas pu être utilisé : { $reason } ; réessayez, et signalez-le si cela se répète
fault-place-forbidden = ce navigateur ne permet pas à la page de garder quoi que ce soit ({ $reason }) : autorisez-le pour cette page, ou jouez sans enregistrer
fault-place-full = le navigateur n’a plus de place pour cette page : supprimez des parties ici, ou libérez de l’espace sur le disque
fault-place-newer = une version plus récente de cette page garde ses parties ici, et celle-ci n’y a pas touché : rechargez la page
fault-place-blocked = une autre fenêtre ouverte sur cette page fait obstacle : fermez-la, ou rechargez-la
fault-place-other = le stockage du navigateur ne fonctionne pas ({ $reason }) ; un nouvel essai aura lieu
fault-game-field = son champ { $field } est illisible
fault-game-record = son compte rendu est incorrect, { $reason }
fault-game-plies = elle devrait avoir { $expected } étapes et en a { $found }

## Les lignes qu’un import laisse de côté

fault-line = ligne { $line } : { $reason }
fault-line-too-long = elle dépasse 8388608 octets, ce que ne fait aucune ligne d’un export : rien de ce qui la suit n’a été lu
fault-line-too-many = 50000 parties ont été lues avant elle, et un fichier n’en donne pas davantage : rien de ce qui la suit n’a été lu
fault-line-unreadable = elle est illisible ({ $reason }) : le fichier a été modifié par autre chose qu’Onirim, ou endommagé
fault-line-after-end = elle suit la dernière ligne de l’export : importez les fichiers un par un
fault-line-field = son champ { $field } n’est pas conforme à docs/export-format.md
fault-line-contradiction = son compte rendu ne va pas avec son champ { $field }
fault-line-daily-taken = la donne du { $day } a été jouée ici dans la partie { $id }, et un seul essai compte
fault-line-day-to-come = la donne du { $day } ne peut pas encore avoir été jouée : importez de nouveau le fichier ce jour-là
fault-line-differs = la partie { $id } a continué autrement ici : supprimez celle d’ici si vous voulez celle du fichier
fault-line-damaged-here = la partie { $id } est endommagée ici : supprimez-la, puis importez de nouveau

## La forme d’un compte rendu

fault-record-too-large = le fichier a plus de { $most } octets : aucune partie n’est si longue, ce n’est donc pas un compte rendu
fault-record-not-utf8 = il y a ici autre chose que du texte en UTF-8 : enregistrez le fichier en UTF-8
fault-record-control = le caractère de contrôle { $character } n’a pas sa place dans un compte rendu : retirez-le
fault-record-long-line = la ligne a { $bytes } octets, plus de { $most } : écrivez une étape par ligne
fault-record-none = ce n’est pas un compte rendu de partie : il commencerait par la ligne `onirim-record 1`
fault-record-version = le compte rendu est en version { $version }, et seule la version 1 est connue ici : mettez le programme à jour
fault-record-line = { $found } n’est ni `name: value` ni une étape comme `12. play Rs -> Gm`
fault-record-no-setup = la configuration manque : écrivez une ligne comme `setup: solo` avant la donne
fault-record-no-deal = la donne manque : écrivez une ligne `deal:` avec les cartes venues avant le premier choix
fault-record-no-end = le compte rendu s’arrête sans sa ligne `end:`, il est peut-être coupé : si la partie s’est arrêtée là, ajoutez `end: unfinished`
fault-record-double = une seconde ligne `{ $name }:` : n’en gardez qu’une
fault-record-late-header = l’en-tête { $name } vient après la donne : les en-têtes se placent avant
fault-record-headers = plus de { $most } en-têtes : retirez-en
fault-record-plies = plus de { $most } étapes : aucune partie n’est si longue
fault-record-seed = la ligne `seed:` dit { $found }, qui n’est pas une graine : écrivez un nombre de 0 à 18446744073709551615, ou retirez la ligne s’il n’y en avait pas
fault-record-number = ce devrait être l’étape { $expected }, mais il est écrit { $found } : une ligne manque, est doublée ou mal numérotée
fault-record-arrow = rien ne suit `->` : écrivez ce que le hasard a décidé, ou retirez la flèche s’il n’a rien décidé
fault-record-ending = { $found } n’est pas une fin : écrivez victory, defeat ou unfinished
fault-record-after-end = quelque chose suit la ligne `end:` : un fichier contient une partie, retirez le reste
fault-header-name = { $name } n’est pas un nom d’en-tête : utilisez jusqu’à 32 lettres de a à z, chiffres et traits d’union, une lettre d’abord
fault-header-reserved = `{ $name }` est une ligne du format lui-même : donnez un autre nom à l’en-tête
fault-header-long = l’en-tête `{ $name }` a { $bytes } octets, plus de { $most } : utilisez plusieurs en-têtes, le nom peut se répéter
fault-header-control = l’en-tête `{ $name }` contient un saut de ligne ou un autre caractère de contrôle : retirez-le

## Sa notation. Les mots à écrire sont les mêmes dans toutes les langues.

fault-setup-words = solo, ou duo avec open, talk ou silent ; puis, à votre goût, book ou book-lost, towers ou towers-ruins, et premonitions, premonitions-5 ou premonitions-6
fault-setup-players = la configuration ne dit pas combien de joueurs il y a : écrivez { $words }
fault-setup-communication = la configuration ne dit pas comment les deux jouent ensemble : après duo, écrivez open, talk ou silent
fault-setup-unknown = { $word } ne fait pas partie d’une configuration : écrivez { $words }
fault-setup-double = `{ $word }` est deux fois dans la configuration : écrivez-le une fois
fault-setup-contradiction = `{ $one }` et `{ $other }` s’excluent dans une configuration : écrivez l’un des deux
fault-word-missing = il manque { $wanted } : écrivez { $words }
fault-word-unknown = { $found } n’est pas { $wanted } : écrivez { $words }
fault-word-surplus = { $found } est un mot de trop : retirez-le
fault-wanted-action = une action
    .words = l’un des mots pick play build discard take-door leave-door swap keep-hand look skip-look drop keep-rest next draw pay refuse-door return reveal-five discard-hand raze false-destruction cast spend raise swap-goals reopen suffer drop-key dispel reveal-seven search fetch
fault-wanted-card = une carte
    .words = une couleur R B G N (rouge, bleu, vert, brun) et s m k (Soleil, Lune, Clé), d (Porte) ou 3 4 5 (Tour), comme Rs ou Nk ; ou Ni (Cauchemar) ou Ha (Songe Heureux)
fault-wanted-tower = une Tour
    .words = une couleur R B G N (rouge, bleu, vert, brun) et 3 4 5, comme R4
fault-wanted-door = une Porte
    .words = une couleur R B G N (rouge, bleu, vert, brun) et d, comme Rd
fault-wanted-end = une extrémité de la rangée de Tours
    .words = left (gauche) ou right (droite)
fault-wanted-goal = un Objectif
    .words = un nombre de 1 (l’Objectif le plus à gauche) à 8
fault-wanted-color = une couleur
    .words = red, blue, green ou brown
fault-wanted-premonition = une Prémonition
    .words = l’un des mots red-pair any-pair green-pair five-doors blue-pair brown-pair all-colors three-doors
fault-wanted-spell = un sort
    .words = prophecy, planning ou punishment
fault-wanted-seat = un joueur
    .words = p1 ou p2
fault-wanted-outcome = un résultat du hasard
    .words = une carte comme Rs, la couleur d’un Objectif (red blue green brown) ou une Prémonition comme red-pair
fault-wanted-event = un événement
    .words = l’un des mots goal premonition open aside limbo revealed dropped deck-shuffled limbo-shuffled resolved razed spent goals-swapped goal-found goal-reopened suffered dispelled end ; ou p1 ou p2, puis l’un des mots picks begins plays builds discards swaps draws obtains leaves returns sees places fetches casts
fault-wanted-question = une question
    .words = l’un des mots draft turn earned-door swap look-ahead prophecy arrange before-draw drawn-door nightmare ruin payment raise swap-goals reopen-goal premonitions lose-door drop-key happy-dream sift fetch
fault-wanted-step = une étape
    .words = l’un des mots ask follow-discard settle-nightmare settle-happy-dream heed foretell draw see reveal new-hand ; après see, l’un des mots prophecy look-ahead raise sift
fault-wanted-deck-end = une extrémité de la pioche
    .words = top ou bottom
fault-wanted-cause = une cause
    .words = refill, nightmare ou premonition
fault-wanted-audience = un public
    .words = p1, p2, all ou none
fault-wanted-count = un nombre
    .words = un nombre de 0 à 255

## Sa partie

fault-step-deal = la donne : { $problem }
fault-step-ply = étape { $ply } : { $problem }
fault-step-end = la fin : { $problem }
fault-ending-victory = le compte rendu dit `{ $written }`, mais après la dernière étape la partie est gagnée : écrivez `end: victory`, ou ajoutez ce qui manque
fault-ending-defeat = le compte rendu dit `{ $written }`, mais après la dernière étape la partie est perdue : écrivez `end: defeat`, ou ajoutez ce qui manque
fault-ending-open = le compte rendu dit `{ $written }`, mais après la dernière étape la partie n’est pas finie : écrivez `end: unfinished`, ou ajoutez ce qui manque
fault-action-over = `{ $action }` vient après la fin de la partie
fault-action-chance-first = `{ $action }` vient avant que le hasard ait décidé
fault-action-not-asked = `{ $action }` ne répond pas à la question `{ $question }`
fault-action-not-there = `{ $action }` nomme quelque chose qui n’est pas là
fault-action-golden-rule = `{ $action }` répète { $the-symbol } au bout de la rangée (B4)
fault-action-edges = `{ $action }` fait se toucher les mêmes symboles de deux Tours (T3, T6)
fault-action-cast = `{ $action }` ne peut pas être lancé : trop peu de cartes défaussées, ou rien sur quoi le lancer (K5 à K8)
fault-action-instead = { $fault } ; possible ici : { $actions }
fault-action-nothing = { $fault } ; rien ne peut suivre, retirez-le
fault-outcome-missing = le résultat { $place } manque : { $wanted }
fault-outcome-impossible = le résultat { $place } ne peut pas être { $outcome } : { $wanted }
fault-outcome-surplus = { $count ->
    [one] { $count } résultat de trop, plus rien ne vient ici : retirez { $outcomes }
   *[other] { $count } résultats de trop, plus rien ne vient ici : retirez { $outcomes }
}
fault-outcome-not-of-seed = le résultat { $place } est { $told }, mais la graine { $seed } donne { $given } : corrigez-le ou, si les cartes sont bien venues ainsi, retirez la graine
fault-request-card = la prochaine carte de la pioche doit être parmi { $outcomes }
fault-request-goal = le prochain Objectif doit être parmi { $outcomes }
fault-request-premonition = la prochaine Prémonition doit être parmi { $outcomes }

## Les codes de partage

fault-code-none = un code de partage commence par ONI : copiez tout le code
fault-code-version = c’est un code de partage en version { $version }, et seules les versions 1 et 2 sont connues ici : mettez le programme à jour
fault-code-sign = { $sign } (caractère { $place }) n’apparaît jamais dans un code de partage, fait de chiffres et de lettres sauf U : vérifiez-le
fault-code-short = le code de partage est trop court : copiez tout le code
fault-code-long = le code de partage est trop long : ne copiez que le code
fault-code-check = le code de partage contient une faute de frappe : son dernier caractère ne va pas avec les autres
fault-code-setup = le code de partage désigne une configuration qui n’existe pas dans cette version : mettez le programme à jour
fault-code-seed = le code de partage donne une graine qui n’est pas un nombre de 0 à 2^64 - 1, écrit sans zéros devant

## Le terminal

fault-terminal = le terminal ne peut pas afficher le jeu ({ $reason }) : utilisez un terminal d’au moins 80 caractères sur 24, ou `onirim play --plain`

## Programmes à table

fault-no-thought = ce qu’il a appris de cette configuration ne peut pas être chargé.
