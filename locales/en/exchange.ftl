# Export and import of saved games, for every user interface.

exchange-secret = { $count ->
    [one] Note: 1 of them is not over, and its two players hide cards from each other. Anyone who opens the file sees their cards and the seed, and so the cards to come.
   *[other] Note: { $count } of them are not over, and their two players hide cards from each other. Anyone who opens the file sees their cards and the seeds, and so the cards to come.
}
exchange-skipped = { $count ->
    [one] 1 line was skipped:
   *[other] { $count } lines were skipped:
}
exchange-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
exchange-cut = The file has no last line, so it was cut off, and games may be missing: import a complete one if you have it.
exchange-miscounted = The last line of the file does not match the number of lines, so games may be missing: import a complete one if you have it.
