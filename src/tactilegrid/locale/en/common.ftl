# What every game says. A value is the normal text; .brief, .full and .braille replace it where the
# listener asked for less, for more, or reads with the fingers.

language-name = English

## Lists

list-next = { $list }, { $item }
list-and = { $list } and { $item }
list-none = none

## Answers too long for one line

part = { $number } of { $count }: { $text }
no-words = There are no words for { $name }. Please report it.

## Places

square = { $cell }, { $what }
square-listed = { $cell } { $what }
empty = empty
edge = edge

direction-north = north
direction-north-east = northeast
direction-east = east
direction-south-east = southeast
direction-south = south
direction-south-west = southwest
direction-west = west
direction-north-west = northwest

## Seats and turns

seat-number = Seat { $number }
turn = { $who_is ->
    [you] Your move.
   *[other] { $who } to move.
}
