# The tutor of a lesson. $again, $hint and the like are the keys or the words of those commands.

lesson-opening = Lesson: { $game }. { $n ->
    [one] { $n } step
   *[other] { $n } steps
}.
lesson-ways = At any time: { $hint } tells the task again, { $forward } skips it, { $quit } leaves.
lesson-press = Press { $keys }.
lesson-type = Type: { $line }
lesson-times = { $key }, { $n } times
lesson-then = { $first }, then { $following }
lesson-praise = { $n ->
    [0] Good.
    [1] Well done.
    [2] Exactly.
   *[3] Very good.
}
lesson-astray = The rules allow that, but the lesson goes another way.
    .brief = Not in this lesson.
lesson-keeps = In a game that takes moves back. Here the lesson does.
    .brief = Not in this step.
lesson-not-here = Not in a lesson; in a game it works.
lesson-end = End of the lesson. { $quit } leaves.
lesson-game = In a game { $hint } gives advice, and { $keys } tells what you can ask.
lesson-next = To play: tactilegrid play { $game }

key-up = Up arrow
key-down = Down arrow
key-left = Left arrow
key-right = Right arrow

## The lesson that fits every game

lesson-any-board = The board is made of squares. A reading cursor walks over it.
lesson-any-walk = Walking changes nothing. You hear each square and what stands there.
lesson-any-square = Now hear the square under the cursor again.
lesson-any-read = Hear the whole board. Long answers come in parts: { $more } goes on.
lesson-any-moves = Hear which moves are possible. { $more } tells the further parts.
lesson-any-status = Hear how the game stands.
lesson-any-make = Now make a move.
lesson-any-undo = A move can be taken back.
lesson-any-redo = Now bring it back.
lesson-any-end = You can walk, ask and move. The rest is in the rules.

## Said in the lessons of several games

lesson-any-here = If you get lost, hear where the cursor is.
lesson-any-again = You can hear the last sentence once more.
lesson-any-rows = Now hear the whole board, row by row.
lesson-any-more = That was the first part. Hear the next one.
