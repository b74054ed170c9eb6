# La première partie, qui apprend en jouant.

lesson-hint = Étape { $step } sur { $steps }. { $hint }
lesson-play = Vous avez cinq cartes. À chaque tour, jouez-en une dans votre rangée, ou défaussez-en une. Commencez par un Soleil rouge : sélectionnez-le, puis appuyez sur Entrée.
lesson-golden-rule = La règle d’or : un symbole ne se suit jamais lui-même. Après un Soleil, seulement une Lune ou une Clé, de n’importe quelle couleur. Restez en rouge : jouez la Lune rouge.
lesson-third = Deux cartes rouges de suite ! Une troisième de la même couleur rapporte une Porte rouge. Jouez votre second Soleil rouge.
lesson-take-door = Huit Portes, deux de chaque couleur, et c’est gagné. Prenez celle-ci. La pioche est mélangée après la recherche.
lesson-discard = Pas encore de quoi faire une série ? Un tour peut aussi servir à défausser : votre rangée ne change pas. Défaussez le Soleil brun.
lesson-nightmare = Un Cauchemar ! Il faut l’affronter tout de suite, et chaque réponse a un prix. Une Clé est souvent le moindre : payez avec la Clé bleue.
lesson-green-moon = Le Cauchemar est passé. Votre rangée finit par un Soleil rouge, une Lune peut donc suivre : jouez la Lune verte et commencez une série verte.
lesson-drawn-door = Vous avez pioché une Porte verte, et vous avez une Clé verte : c’est l’autre façon d’obtenir une Porte. Payez la Clé.
lesson-prophecy = Une Clé sait encore autre chose : défaussée comme carte du tour, elle offre une Prophétie. Défaussez la Clé rouge.
lesson-arrange = Voici les cinq prochaines cartes. L’une d’elles doit partir : sélectionnez le Cauchemar et appuyez sur d. Rangez les autres comme vous voulez, puis Entrée.
lesson-other = Pas maintenant : suivez le conseil. Dans une vraie partie, le choix est à vous.
lesson-done-title = Vous savez jouer.
lesson-done = Deux Portes trouvées, un Cauchemar vaincu, un autre évité. Trouvez les huit avant que la pioche ne s’épuise : c’est tout le jeu. Les règles vous attendent toujours sous la touche ?.
lesson-first-game = Jouer une vraie partie
