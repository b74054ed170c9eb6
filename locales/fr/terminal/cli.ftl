# La ligne de commande : aide, rapports, et ce qui n’y va pas.

## L’aide : un texte par commande, un attribut par argument

cli-help = Onirim, un jeu de cartes et de rêves pour un ou deux joueurs
    .lang = La langue : en ou fr
    .help = Afficher l’aide
    .version = Afficher la version
cli-help-play = Jouer
    .plain = Ligne à ligne, pour lecteurs d’écran et petits terminaux ; dans un tube, le jeu se joue toujours ainsi
    .setup = À quoi jouer, en mots : solo, duo talk book towers
    .seed = Le nombre qui décide des cartes : le même nombre donne la même donne, qui compte une fois
    .code = Un code de partage, qui dit à quoi jouer et avec quelle donne
    .daily = La donne du jour, la même pour tous ; elle compte une fois, et rien ne s’y annule
    .new = Commencer aussitôt une nouvelle partie, ligne à ligne ; celles laissées en cours se reprennent une autre fois
    .from = Reprendre la partie d’un compte rendu, ligne à ligne ; une telle partie n’entre pas dans les statistiques
    .no_review = Ligne à ligne : pas de bilan quand la partie est finie
cli-help-table = Arbitrer une partie avec de vraies cartes : dites quelle carte est venue, le programme tient les comptes
    .plain = Ligne à ligne, avec un guide pour les mains : que faire de chaque carte, et comment en corriger une ; dans un tube, toujours
    .setup = Ce qui est joué, en mots : duo open book towers ; sans cela, solo
cli-help-stats = Afficher les statistiques des parties finies : toutes ensemble, et par configuration
    .setup = Seulement celles de cette configuration, en mots : solo, duo talk book towers
    .json = Pour les programmes, en un objet JSON (docs/statistics-format.md)
cli-help-export = Écrire toutes les parties et tous les réglages dans un fichier (docs/export-format.md)
    .file = Le fichier à écrire ; - est la sortie standard
    .force = Remplacer un fichier qui existe
cli-help-import = Ajouter ce qu’un export a de nouveau ; rien de ce qui est ici ne se perd
    .file = Le fichier d’un export ; - est l’entrée standard
cli-help-engine = Servir d’autres programmes : un objet JSON par ligne sur l’entrée et la sortie standard (docs/engine-protocol.md)
cli-help-record = Lister, enregistrer, vérifier et montrer des comptes rendus de parties
cli-help-record-list = Lister les parties enregistrées, finies ou non, la dernière jouée d’abord
    .json = Pour les programmes, un objet JSON par ligne (docs/record-list-format.md)
cli-help-record-save = Écrire une partie enregistrée comme compte rendu (docs/record-format.md)
    .game = La partie : son numéro dans `onirim record list`, 1 pour la dernière jouée, ou son identifiant
    .file = Le fichier à écrire ; sans cela, ou avec -, la sortie standard
    .force = Remplacer un fichier qui existe
cli-help-record-check = Rejouer des comptes rendus et nommer la première étape fausse de chacun ; code de sortie 1 s’il y en a un
    .files = Des comptes rendus ; - est l’entrée standard
cli-help-record-show = Parcourir une partie pas à pas ; dans un tube, elle est racontée en entier
    .file = Un compte rendu ; - est l’entrée standard
    .game = Une partie enregistrée au lieu d’un fichier : son numéro dans `onirim record list`, ou son identifiant
    .plain = La raconter en entier, d’un coup
    .seat = La raconter telle que p1 ou p2 l’a vue, ou la table, qui ne voit pas ce qu’un joueur cache
cli-help-advise = Dire que faire dans la partie d’un compte rendu, pourquoi, et avec quelle certitude
    .file = Un fichier de compte rendu ; - est l’entrée standard
    .at = Après tant d’étapes, 0 étant juste après la donne ; sans cela, à la fin du compte rendu
    .seat = Qui conseiller, p1 ou p2, à qui la question doit être posée ; sans cela, la personne à qui elle l’est
    .json = Pour des programmes, un objet JSON (docs/engine-protocol.md)
cli-help-review = Faire le bilan d’une partie : les chances de gagner, le hasard, les erreurs et ce qui aurait été mieux
    .file = Le compte rendu d’une partie finie ; - est l’entrée standard
    .game = Une partie enregistrée au lieu d’un fichier : son numéro dans `onirim record list`, ou son identifiant
    .all = Toutes les parties enregistrées qui comptent dans les statistiques : ce qui vous coûte le plus
    .json = Pour les programmes, en un objet JSON (docs/review.md)
    .html = Écrire une page avec le graphique dans ce fichier
    .force = Remplacer un fichier qui existe
cli-help-sim = Jouer beaucoup de parties d’un coup et dire comment joue un joueur
    .setup = Ce qui est joué, en mots : solo, duo talk book towers ; sans cela, solo
    .player = Qui joue, aux deux places s’il y en a deux : { $players } ; sans cela, random
    .compare = Deux joueurs sur les mêmes donnes, séparés d’une virgule
    .effort = Combien strong réfléchit à chaque question : autant de tables peuvent être jugées ; sans cela, 5000
    .games = Combien de parties ; sans cela, 10000
    .seed = Le nombre dont viennent toutes les donnes ; sans cela, 1
    .threads = Combien de fils jouent ; sans cela, autant qu’en a la machine. Le résultat n’en dépend pas
    .weights = Faire juger fast et strong avec les poids de ce fichier, non avec ceux du programme (docs/training.md)
    .until_decided = Avec --compare : finir dès qu’il est décidé quel joueur est meilleur, ou qu’aucun ne l’est
    .margin = Avec --until-decided : la différence de taux de victoire qui importe, en points de pourcentage ; sans cela, 1
    .shard = Ne jouer qu’un lot des parties, comme 3/16 : le troisième de seize
    .records = Garder chaque partie comme compte rendu dans ce dossier
    .deals = D’où viennent les cartes : shared (comme les codes de partage, pour toujours les mêmes) ou quick ; sans cela, quick si seul random joue
    .luck = Ôter le hasard du taux de victoire, ce qui prend du temps : on, off, ou auto (jusqu’à 10000 parties) ; sans cela, auto
    .json = Pour les programmes, en un objet JSON (docs/sim-format.md)
    .plot = Dessiner les distributions dans ce fichier SVG
    .force = Remplacer les fichiers qui existent
cli-help-sim-merge = Réunir ce que plusieurs machines ont joué, chacune avec son --shard
    .files = Ce qu’a écrit `onirim sim --json` ; - est l’entrée standard
    .json = Pour les programmes, en un objet JSON (docs/sim-format.md)
    .plot = Dessiner les distributions dans ce fichier SVG
    .force = Remplacer un fichier qui existe
cli-help-train = Laisser un évaluateur apprendre en jouant avec lui-même, et écrire ses poids (docs/training.md)
    .out = Le fichier des poids
    .setup = Ce qui est joué, en mots : solo, duo talk book towers ; sinon, solo
    .rounds = Combien de tours de jeu et d’apprentissage ; sinon, { $rounds }
    .games = Combien de parties par tour ; sinon, { $games }
    .seed = Le nombre d’où vient tout le hasard ; sinon, 1
    .rate = Le taux d’apprentissage au début ; sinon, { $rate }
    .from = Partir des poids de ce fichier, et non de rien
    .resume = Reprendre l’entraînement de ce point de reprise
    .checkpoint = Le fichier des points de reprise ; sinon, celui de --resume, ou à côté des poids, finissant par .onc
    .every = Combien de tours entre deux points de reprise ; sinon, 100
    .curve = Dessiner la courbe d’apprentissage dans ce fichier SVG, à neuf à chaque point de reprise
    .threads = Combien de fils travaillent ; sinon, autant que la machine en a. Les poids n’en dépendent pas
    .force = Remplacer les fichiers qui existent
cli-help-serve = Montrer le jeu aux navigateurs de cette machine, ou du réseau avec --listen
    .listen = Où les navigateurs le trouvent, une adresse avec un port ; sinon, 127.0.0.1:8080. 0.0.0.0:8080 est pour tout le réseau
    .folder = Le dossier d’une page construite ; sinon, celle qui accompagne le programme
cli-help-rules = Lire les règles, toutes ou celles qui mentionnent un mot
    .words = Ce qu’il faut chercher
cli-help-completions = Afficher un script de complétion pour un interpréteur de commandes
    .shell = L’interpréteur : bash, elvish, fish, powershell ou zsh
cli-help-man = Afficher la page de manuel

cli-usage = Usage :
cli-commands = Commandes :
cli-arguments = Arguments :
cli-options = Options :
cli-value-command = COMMANDE
cli-value-words = MOTS
cli-value-number = NOMBRE
cli-value-code = CODE
cli-value-file = FICHIER
cli-value-game = PARTIE
cli-value-lang = LANGUE
cli-value-seat = PLACE
cli-value-shell = INTERPRÉTEUR
cli-value-word = MOT
cli-value-player = JOUEUR
cli-value-players = JOUEURS
cli-value-shard = LOT
cli-value-folder = DOSSIER
cli-value-address = ADRESSE
cli-value-kind = GENRE
cli-value-when = QUAND

cli-more = Sans commande, le jeu s’ouvre en plein écran ; dans un tube, il se joue ligne à ligne.
    .exit-codes = Codes de sortie :
    .exit-0 = tout s’est bien passé
    .exit-1 = quelque chose n’a pas pu être fait, ou a été laissé de côté : un fichier qui ne peut être lu ou écrit, un compte rendu faux, une partie qui n’est pas enregistrée, un mot que les règles ne connaissent pas
    .exit-2 = la ligne de commande est fausse
    .exit-130 = une simulation, un entraînement ou un bilan de toutes les parties a été interrompu ; ce qui a été trouvé jusque-là est rapporté, ce qui a été appris est gardé
    .environment = Environnement :
    .folder = le dossier des parties et des réglages, au lieu de celui du système
    .own-language = la langue, en ou fr, si --lang n’en nomme pas
    .language = la langue du système, si aucune n’a été choisie dans les réglages du jeu
    .color = si elle est définie et non vide, rien n’est en couleur
cli-more-sim = Les parties sont jouées jusqu’au bout. Le résultat dépend de la configuration, du joueur, du nombre de parties, de la graine et des donnes, non des fils, des lots ni de la machine. Ctrl-C y met fin et rapporte ce qui a été joué.
cli-more-train = Les poids dépendent de la configuration, du nombre de tours et de parties, de la graine, du taux et de --from, non des fils. Ctrl-C y met fin après le tour, avec un point de reprise ; repris par --resume, l’entraînement finit avec les mêmes poids. Une fois les poids écrits, le point de reprise est supprimé.
cli-more-review = Chaque décision est jugée avec ce que son joueur savait. Une partie prend quelques secondes ; avec --all, Ctrl-C arrête plus tôt et dit ce qui a été trouvé. Seules les parties finies ont un bilan.
cli-more-record-save = Le compte rendu d’une partie en cours contient sa graine, donc les cartes à venir ; une note le rappelle. Tant que deux joueurs se cachent des cartes, le compte rendu de leur partie n’est ni enregistré ni montré.
cli-more-play = Ce qui n’est pas dit ici est demandé. La partie est enregistrée après chaque choix, et proposée de nouveau au prochain départ.
    .setups = Configurations, en mots : solo, ou duo avec open, talk ou silent ; puis book ou book-lost, towers ou towers-ruins, premonitions, premonitions-5 ou premonitions-6. Par exemple : { $example }

## La page de manuel

cli-man-name = NOM
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
    .text = Le jeu de cartes Onirim : trouver les Portes d’un labyrinthe de rêves avant que la pioche ne s’épuise, en solitaire ou à deux, avec trois extensions. { cli-more } Chaque partie est enregistrée après chaque choix.
cli-man-options = OPTIONS
cli-man-exit = CODES DE SORTIE
cli-man-environment = ENVIRONNEMENT
cli-man-version = VERSION

## Une ligne de commande fausse

cli-wrong-command = « { $found } » n’est pas une commande d’onirim
cli-wrong-option = il n’y a pas ici d’option ou d’argument « { $found } »
cli-wrong-similar = { $fault } ; vouliez-vous dire « { $similar } » ?
cli-wrong-value = « { $found } » ne convient pas à { $argument } : { $reason }
cli-wrong-number = ce n’est pas un nombre entier de 0 à 18446744073709551615
cli-wrong-from-one = ce n’est pas un nombre entier de 1 à { $most }
cli-wrong-player = ce joueur n’existe pas ; choisissez parmi { $players }
cli-wrong-two-players = nommez deux joueurs séparés d’une virgule, parmi { $players }
cli-wrong-shard = écrivez quel lot de combien, comme 3/16 : le troisième de seize, numérotés à partir de 1
cli-wrong-margin = ce n’est pas un nombre de points au-dessus de 0 et jusqu’à 100
cli-wrong-address = ce n’est pas une adresse avec un port, comme 127.0.0.1:8080
cli-wrong-rate = ce n’est pas un nombre supérieur à 0 et d’au plus 1
cli-wrong-game = nommez une partie par son numéro dans `onirim record list`, ou par son identifiant entier de 32 chiffres
cli-wrong-language = choisissez en ou fr
cli-wrong-choice = choisissez l’un de { $choices }
cli-wrong-conflict = { $argument } et { $other } s’excluent : employez l’un des deux
cli-wrong-missing = il manque { $arguments }
cli-wrong-which-game = `onirim record list` donne les parties enregistrées avec leurs numéros ; 1 est la dernière jouée : { $example }
cli-wrong-twice = { $argument } est là deux fois : employez-le une fois
cli-wrong-no-value = { $argument } demande une valeur
cli-wrong-much = « { $found } » est de trop pour { $argument }
cli-wrong-no-text = il y a sur la ligne de commande quelque chose qui n’est pas du texte en UTF-8
cli-wrong-other = cette ligne de commande est incompréhensible
cli-wrong-help = Pour en savoir plus : { $command } --help

## Règles

cli-rules-about = Les règles parlent de ceci : { $subjects }.

## Terminaux

cli-only-lines = Ce terminal ne connaît que des lignes (TERM vaut dumb ou n’est pas défini) : on joue ligne à ligne.

## Comptes rendus

cli-about-file = { $path } : { $reason }
cli-is-store = { $path } fait partie des parties enregistrées : nommez un autre fichier
cli-record-over = la partie de { $path } est finie : lisez-la avec `onirim record show`
cli-record-without-seed = les cartes de { $path } ont été distribuées sur une table, et aucune graine ne dit lesquelles suivent
cli-record-saved = Partie { $game } écrite dans { $path }.
cli-record-holds-seed = Note : cette partie est en cours, et son compte rendu contient la graine : qui l’ouvre sait quelles cartes suivent.
cli-no-such-game = il n’y a pas de partie { $number } : { $games ->
    [0] aucune partie n’est encore enregistrée
    [one] une seule est enregistrée, la partie 1
   *[other] les numéros vont de 1 à { $games }, voyez `onirim record list`
}
cli-advise-no-ply = le compte rendu a { $plies ->
    [one] { $plies } étape
   *[other] { $plies } étapes
} : il n’y a pas de moment après { $ply }
cli-advise-over = la partie du compte rendu est finie : nommez un moment antérieur, comme --at { $last }
cli-advise-not-asked = la question n’est pas posée à { $seat } à ce moment : seule la personne à qui elle est posée est conseillée
cli-record-nobody = personne n’est assis à la place { $seat } dans cette partie : un joueur seul est p1
cli-record-secret = la partie { $game } est en cours, et ses joueurs se cachent des cartes que son compte rendu dirait : jouez-la d’abord jusqu’à la fin, ou abandonnez-la
cli-list-none = Aucune partie n’est encore enregistrée.
cli-list-goes-on = en cours
cli-list-won = gagnée
cli-list-lost = perdue
cli-list-given-up = abandonnée
cli-list-plies = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
cli-list-daily = la donne du { $day }
cli-list-table = vraies cartes
cli-list-lesson = une leçon
cli-list-assisted = assistée
cli-check-good = { $path } : bon : { $setup }, { $plies ->
    [one] { $plies } étape
   *[other] { $plies } étapes
}, { $ending }
cli-check-wrong = { $path } : faux : { $reason }
cli-check-unreadable = { $path } : faux : ne peut pas être lu : { $reason }
cli-check-victory = victoire
cli-check-defeat = défaite
cli-check-unfinished = inachevée

## Export et import

cli-exported = { $games ->
    [0] Aucune partie
    [one] 1 partie
   *[other] { $games } parties
} et { $settings ->
    [0] aucun réglage
    [one] 1 réglage
   *[other] { $settings } réglages
} ; écrit : { $path }.
cli-export-left-out = { $count ->
    [one] { $count } partie est endommagée et a été laissée de côté :
   *[other] { $count } parties sont endommagées et ont été laissées de côté :
}
cli-imported = De { $path } : { $added ->
    [0] aucune nouvelle partie
    [one] 1 nouvelle partie
   *[other] { $added } nouvelles parties
}, { $continued ->
    [one] { $continued } mise à jour
   *[other] { $continued } mises à jour
}, { $known } déjà là ; { $settings ->
    [0] aucun nouveau réglage
    [one] 1 nouveau réglage
   *[other] { $settings } nouveaux réglages
}.
cli-standard-input = l’entrée standard
cli-standard-output = la sortie standard

## La page pour les navigateurs

cli-serve-ready = Le jeu est à l’adresse { $address } jusqu’à Ctrl-C.
cli-serve-not-built-in = Ce programme a été construit sans la page pour les navigateurs. Dans son dossier source, cargo xtask web construit la page ; puis --folder target/web la sert, et cargo install --path crates/onirim-cli --features page installe un programme qui la contient.
cli-serve-no-page = Il n’y a pas de page dans { $path } : cargo xtask web la construit, dans target/web.
cli-serve-too-much = { $path } contient bien plus qu’une page : c’est certainement un autre dossier.
cli-serve-no-address = La page ne peut pas être servie à l’adresse { $address } : { $reason }
