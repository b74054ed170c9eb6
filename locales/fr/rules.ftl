# Les règles, par sujet, à consulter pendant la partie.

rules-title = Les règles
rules-example = Exemple : { $example }

rules-goal = Le but
    .text = Vous errez dans un labyrinthe de rêves à la recherche de ses huit Portes, deux de chaque couleur : rouge (observatoire), bleu (aquarium), vert (jardin) et brun (bibliothèque). Vous gagnez dès que vous les avez toutes. Vous perdez s’il faut piocher pour compléter votre main et que la pioche est vide.
    .example = Vous avez sept Portes et votre troisième carte bleue d’affilée vous apporte la huitième : c’est gagné, même s’il ne reste qu’une carte à piocher.
rules-turn = Un tour
    .text = D’abord, jouez une carte dans votre rangée ou défaussez-en une. Ensuite, piochez carte par carte jusqu’à en tenir de nouveau cinq ; chaque Porte, Cauchemar ou Songe Heureux qui sort est réglé avant la carte suivante. Enfin, si les Limbes contiennent quelque chose, mélangez-les à la pioche.
    .example = Vous défaussez un Soleil brun, piochez un Cauchemar que vous affrontez, puis une Lune rouge. Votre main est complète : le tour s’achève.
rules-golden-rule = La règle d’or
    .text = La carte que vous jouez doit porter un autre symbole que la dernière carte de votre rangée : pas de Soleil après un Soleil, pas de Lune après une Lune, pas de Clé après une Clé. Les couleurs se suivent librement. Défausser est toujours permis.
    .example = Votre rangée finit par une Lune verte. Tout Soleil ou toute Clé peut suivre, mais pas une Lune rouge.
rules-doors = Obtenir des Portes
    .text = Il y a deux chemins. Jouez trois cartes d’une couleur d’affilée : vous pouvez alors prendre dans la pioche une Porte de cette couleur, puis la pioche est mélangée. Ou piochez une Porte quand vous tenez une Clé de sa couleur : défaussez la Clé, et la Porte est à vous. Une quatrième carte de la couleur ouvre une nouvelle série. Défausser n’interrompt pas une série.
    .example = Soleil rouge, Lune rouge, Soleil rouge : une Porte rouge. Trois autres cartes rouges donnent la seconde.
rules-keys = Clés et Prophéties
    .text = Les Clés sont rares et puissantes. Dans votre rangée, elles comptent comme les autres cartes. Gardée en main, une Clé ouvre une Porte piochée de sa couleur ou arrête un Cauchemar. Défaussée comme carte de votre tour, elle offre une Prophétie : regardez les cinq premières cartes de la pioche, défaussez-en une et remettez les autres dans l’ordre qui vous plaît. Une Porte défaussée ainsi est perdue pour toujours.
    .example = Vous défaussez une Clé bleue et voyez un Cauchemar parmi les cinq. Vous le défaussez, puis rangez les quatre autres pour qu’une Porte arrive quand vous aurez sa Clé.
rules-nightmares = Les Cauchemars
    .text = Quand vous piochez un Cauchemar, vous devez choisir : défausser une Clé ; ou mettre une de vos Portes dans les Limbes ; ou révéler les cinq premières cartes et en défausser les cartes Labyrinthe, Portes, Cauchemars et Songes Heureux allant dans les Limbes ; ou défausser toute votre main et en piocher une nouvelle, les mêmes allant dans les Limbes. Puis le Cauchemar est défaussé et vous continuez à piocher.
    .example = Vous n’avez pas de Clé, seulement des Soleils qui se gênent. Défausser la main coûte peu, et vos Portes restent à vous.
rules-limbo = Les Limbes
    .text = Les Limbes sont un lieu d’attente. Les Portes que vous ne pouvez ou ne voulez pas ouvrir, les Portes rendues, les Cauchemars et les Songes Heureux rencontrés au mauvais moment y patientent. À la fin du tour, tout est mélangé à la pioche. Si les Limbes sont vides, la pioche n’est pas mélangée, et l’ordre que vous en connaissez reste valable.
    .example = Vous piochez une Porte verte sans Clé verte. Elle attend dans les Limbes, et dès le tour suivant elle est de nouveau dans la pioche.
rules-two-players = À deux
    .text = Vous gagnez ensemble quand chacun a une Porte de chaque couleur. Chacun tient trois cartes et joue dans sa propre rangée ; deux cartes, la main commune, restent visibles entre vous et font partie des deux mains. Après une défausse, vous pouvez échanger une de vos cartes contre une carte commune. Décidez d’avance si l’on joue cartes visibles, si l’on se parle ou si l’on se tait. Séries, Portes et Cauchemars sont l’affaire de chacun ; pioche, Limbes et défausse sont communs.
    .example = Votre partenaire réunit du vert. Vous défaussez un Soleil et placez votre Lune verte dans la main commune par un échange : votre partenaire pourra la jouer.
rules-book = Le Grimoire des Pas Perdus
    .text = Huit Objectifs forment une rangée. Les Portes doivent être trouvées dans cet ordre, en partant de la gauche ; toute autre Porte obtenue part dans les Limbes. Une Porte perdue rend son Objectif de nouveau visible. Les cartes de la défausse paient des sorts, à tout moment de votre tour : la Prophétie Paradoxale fait monter au sommet une des cinq cartes du bas (5 cartes), la Planification Parallèle échange deux Objectifs (7), la Puissante Punition efface un Cauchemar que l’on vient de piocher (10). La variante Perdus ! en demande 6, 9 et 12.
    .example = Le prochain Objectif est brun et vous allez obtenir une Porte rouge. Sept cartes défaussées paient une Planification Parallèle : le rouge passe devant.
rules-towers = Les Tours
    .text = Douze Tours rejoignent la pioche. Ce sont des cartes Labyrinthe, mais elles se bâtissent dans leur propre rangée, à son extrémité gauche ou droite, et deux bords qui se touchent ne partagent aucun symbole. Pour gagner, il faut aussi un Rempart : quatre Tours côte à côte, de quatre couleurs. Une Tour défaussée de votre main permet de regarder les 3, 4 ou 5 premières cartes et de les ranger. Après chaque Cauchemar, une Tour de la rangée est perdue, à moins que vous ne mettiez plutôt le Cauchemar dans les Limbes. Un Rempart protège la rangée ; avec la variante des ruines dispersées, il ne protège rien.
    .example = La rangée finit à droite par une Lune. Une Tour au bord gauche marqué d’un Soleil, ou nu, peut s’y adosser.
rules-premonitions = Songes Heureux et Funestes Prémonitions
    .text = Les Funestes Prémonitions, face visible, guettent une condition, par exemple deux Portes rouges. Quand elle se réalise, la pénalité frappe la personne dont c’est le tour et la Prémonition quitte le jeu. Si plusieurs se réalisent, vous choisissez l’ordre. Quatre Songes Heureux, dans la pioche, vous aident : bannissez une Prémonition ; ou révélez les sept premières cartes, défaussez celles que vous voulez et rangez les autres ; ou cherchez une carte dans la pioche et mettez-la au sommet.
    .example = « Les Clés englouties » attendent deux Portes bleues. Vous piochez un Songe Heureux et les bannissez juste avant votre seconde Porte bleue.
