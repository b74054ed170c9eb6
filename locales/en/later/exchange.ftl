# Files of saved games that go out and come in, for every user interface.

exchange-secret = { $count ->
    [one] Note: 1 of them goes on between two players who hide cards from each other. Whoever opens the file sees their cards and the seed, and so the cards to come.
   *[other] Note: { $count } of them go on between two players who hide cards from each other. Whoever opens the file sees their cards and the seeds, and so the cards to come.
}
exchange-skipped = { $count ->
    [one] 1 line was passed over:
   *[other] { $count } lines were passed over:
}
exchange-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
exchange-cut = The file has no last line, so it was cut off, and games may be missing: import a whole one if you have it.
exchange-miscounted = The last line of the file counts other lines than there are, so games may be missing: import a whole one if you have it.
