# What plain play says, and every other user interface as well.

plain-title = Onirim
    .subtitle = You are lost in a labyrinth of dreams. Find its Doors before the deck runs out.
plain-menu-same = Another game of the same kind
plain-menu-replay = The same deal once more
plain-menu-language = Language
plain-asked = { $name }: { $question }
plain-chore = To do: { $chore }
number-percent = { $number }%
