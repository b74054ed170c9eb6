# Names of what is on the table.
#
# A card has a bare name and one form with each article. A sentence that is given the card `card` may use
# `$card`, `$a-card` and `$the-card`; several equal ones are told in the form `.some`. One that is given the colour `color` may use `$color` and `$color-feminine`.

## Colours

color-red = red
    .feminine = red
    .place = Observatory
    .letter = R
color-blue = blue
    .feminine = blue
    .place = Aquarium
    .letter = B
color-green = green
    .feminine = green
    .place = Garden
    .letter = G
color-brown = brown
    .feminine = brown
    .place = Library
    .letter = N

## Symbols

symbol-sun = Sun
    .a = a Sun
    .the = the Sun
symbol-moon = Moon
    .a = a Moon
    .the = the Moon
symbol-key = Key
    .a = a Key
    .the = the Key

## Suns

card-sun-red = red Sun
    .a = a red Sun
    .the = the red Sun
    .some = { $count } red Suns
card-sun-blue = blue Sun
    .a = a blue Sun
    .the = the blue Sun
    .some = { $count } blue Suns
card-sun-green = green Sun
    .a = a green Sun
    .the = the green Sun
    .some = { $count } green Suns
card-sun-brown = brown Sun
    .a = a brown Sun
    .the = the brown Sun
    .some = { $count } brown Suns

## Moons

card-moon-red = red Moon
    .a = a red Moon
    .the = the red Moon
    .some = { $count } red Moons
card-moon-blue = blue Moon
    .a = a blue Moon
    .the = the blue Moon
    .some = { $count } blue Moons
card-moon-green = green Moon
    .a = a green Moon
    .the = the green Moon
    .some = { $count } green Moons
card-moon-brown = brown Moon
    .a = a brown Moon
    .the = the brown Moon
    .some = { $count } brown Moons

## Keys

card-key-red = red Key
    .a = a red Key
    .the = the red Key
    .some = { $count } red Keys
card-key-blue = blue Key
    .a = a blue Key
    .the = the blue Key
    .some = { $count } blue Keys
card-key-green = green Key
    .a = a green Key
    .the = the green Key
    .some = { $count } green Keys
card-key-brown = brown Key
    .a = a brown Key
    .the = the brown Key
    .some = { $count } brown Keys

## Doors

card-door-red = red Door
    .a = a red Door
    .the = the red Door
    .some = { $count } red Doors
card-door-blue = blue Door
    .a = a blue Door
    .the = the blue Door
    .some = { $count } blue Doors
card-door-green = green Door
    .a = a green Door
    .the = the green Door
    .some = { $count } green Doors
card-door-brown = brown Door
    .a = a brown Door
    .the = the brown Door
    .some = { $count } brown Doors
card-door-any = Door
    .a = a Door
    .the = the Door
    .some = { $count } Doors

## Dreams

card-nightmare = Nightmare
    .a = a Nightmare
    .the = the Nightmare
    .some = { $count } Nightmares
card-happy-dream = Happy Dream
    .a = a Happy Dream
    .the = the Happy Dream
    .some = { $count } Happy Dreams

## A card that the reader may not see

card-hidden = hidden card
    .a = a card
    .the = the card
    .some = { $count } cards

## Towers: colour and number. Each exists once, so it has no other article.

card-tower-red-3 = red Tower 3
    .a = the red Tower 3
    .the = the red Tower 3
    .some = { $count } × red Tower 3
card-tower-blue-3 = blue Tower 3
    .a = the blue Tower 3
    .the = the blue Tower 3
    .some = { $count } × blue Tower 3
card-tower-green-3 = green Tower 3
    .a = the green Tower 3
    .the = the green Tower 3
    .some = { $count } × green Tower 3
card-tower-brown-3 = brown Tower 3
    .a = the brown Tower 3
    .the = the brown Tower 3
    .some = { $count } × brown Tower 3
card-tower-red-4 = red Tower 4
    .a = the red Tower 4
    .the = the red Tower 4
    .some = { $count } × red Tower 4
card-tower-blue-4 = blue Tower 4
    .a = the blue Tower 4
    .the = the blue Tower 4
    .some = { $count } × blue Tower 4
card-tower-green-4 = green Tower 4
    .a = the green Tower 4
    .the = the green Tower 4
    .some = { $count } × green Tower 4
card-tower-brown-4 = brown Tower 4
    .a = the brown Tower 4
    .the = the brown Tower 4
    .some = { $count } × brown Tower 4
card-tower-red-5 = red Tower 5
    .a = the red Tower 5
    .the = the red Tower 5
    .some = { $count } × red Tower 5
card-tower-blue-5 = blue Tower 5
    .a = the blue Tower 5
    .the = the blue Tower 5
    .some = { $count } × blue Tower 5
card-tower-green-5 = green Tower 5
    .a = the green Tower 5
    .the = the green Tower 5
    .some = { $count } × green Tower 5
card-tower-brown-5 = brown Tower 5
    .a = the brown Tower 5
    .the = the brown Tower 5
    .some = { $count } × brown Tower 5

tower-edges = { $left } | { $right }
edge-bare = –
edge-sun = Sun
edge-moon = Moon
edge-both = Sun+Moon

## Lists

list-pair = { $first } and { $last }
list-comma = { $first }, { $last }
list-nothing = nothing

## Codes of cards: the letter of the colour, then this

code-sun = s
code-moon = m
code-key = k
code-door = d
code-nightmare = x
code-happy-dream = h
