# Export et import de parties, pour toutes les interfaces.

exchange-secret = { $count ->
    [one] Note : { $count } d’entre elles est en cours entre deux joueurs qui se cachent des cartes. Toute personne qui ouvre le fichier voit leurs cartes et la graine, donc les cartes à venir.
   *[other] Note : { $count } d’entre elles sont en cours entre deux joueurs qui se cachent des cartes. Toute personne qui ouvre le fichier voit leurs cartes et les graines, donc les cartes à venir.
}
exchange-skipped = { $count ->
    [one] { $count } ligne a été laissée de côté :
   *[other] { $count } lignes ont été laissées de côté :
}
exchange-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
exchange-cut = Le fichier n’a pas de dernière ligne : il a été coupé, et des parties manquent peut-être ; importez un fichier complet si vous en avez un.
exchange-miscounted = La dernière ligne du fichier ne correspond pas au nombre de lignes : des parties manquent peut-être ; importez un fichier complet si vous en avez un.
