# Texts of plain play and all other user interfaces.

plain-title = Onirim
    .subtitle = You are lost in a labyrinth of dreams. Find its Doors before the deck runs out.
plain-menu-same = Another game, same set-up
plain-menu-replay = The same deal again
plain-menu-language = Language
plain-asked = { $name }: { $question }
plain-chore = To do: { $chore }
number-percent = { $number }%
