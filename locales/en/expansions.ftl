# Spells and Dark Premonitions.

spell-paradoxical-prophecy = Paradoxical Prophecy
    .a = Paradoxical Prophecy
    .the = Paradoxical Prophecy
    .effect = look at the bottom five cards of the deck, put one on top and the others back at the bottom
spell-parallel-planning = Parallel Planning
    .a = Parallel Planning
    .the = Parallel Planning
    .effect = swap two Goals
spell-powerful-punishment = Powerful Punishment
    .a = Powerful Punishment
    .the = Powerful Punishment
    .effect = discard the Nightmare without its effects

## The eight Premonitions: the condition completes "With …", the penalty follows a colon.

premonition-red-pair = The Shuttered Observatory
    .condition = two red Doors
    .penalty = every red Sun, Moon and Key in the deck is discarded
premonition-any-pair = The Parted Twins
    .condition = two Doors of one colour
    .penalty = one of the two goes to Limbo
premonition-green-pair = Roots in the Dark
    .condition = two green Doors
    .penalty = a Nightmare returns from the discard pile to Limbo
premonition-five-doors = Gathering Shadows
    .condition = five Doors
    .penalty = two more Premonitions are revealed
premonition-blue-pair = Sunken Keys
    .condition = two blue Doors
    .penalty = two Keys of your choice are discarded from the deck
premonition-brown-pair = The Missing Page
    .condition = two brown Doors
    .penalty = one of your Doors goes to Limbo
premonition-all-colors = Fleeting Joys
    .condition = a Door of each colour
    .penalty = every Happy Dream in the deck is discarded
premonition-three-doors = Empty Hands
    .condition = three Doors
    .penalty = your hand is replaced by a new one, then another Premonition is revealed

premonition-quoted = “{ $premonition }”
premonition-rule = With { $condition }: { $penalty }
