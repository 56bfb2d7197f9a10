# The first lesson of Pathfinder, on a board of four by four.

pathfinder-lesson-about = Each side hides a goal in a maze. Who finds the other's goal first wins.
pathfinder-lesson-names = Squares are A1 to D4: row A in the north, entrances west of column 1.
pathfinder-lesson-south = The reading cursor is on A1. Move it south.
pathfinder-lesson-walk = This is your own, empty board. Now go east.
pathfinder-lesson-hide = First build your maze. Hide your goal on B3.
pathfinder-lesson-chips = Barriers stand in the slots between squares, and in the entrances.
pathfinder-lesson-close = Close the entrance of A1.
pathfinder-lesson-undo = While you build, everything can be taken back. Try it.
pathfinder-lesson-status = Hear how many barriers you have, and how long the best way to your goal is.
pathfinder-lesson-ready = That is enough for a small maze. Say that you are ready.
pathfinder-lesson-ask = The other maze is ready too, and you cannot see it. You find out by asking.
pathfinder-lesson-enter = Ask to enter at B1.
pathfinder-lesson-on = Yes means that you are in, and your turn goes on. Try the way to B2.
pathfinder-lesson-edges = A barrier ends your turn. You stay on B1. Hear what you know of its sides.
pathfinder-lesson-new = Meanwhile Seat 2 searched your maze. Hear it again.
pathfinder-lesson-unknown = You can jump to sides that nobody knows yet.
pathfinder-lesson-out = Another entrance may be better. Going out costs nothing: go out of the maze.
pathfinder-lesson-again = Ask to enter at C1.
pathfinder-lesson-further = You are in. Go on to the east: C2.
pathfinder-lesson-win = The goal is near: ask for C3.
pathfinder-lesson-end = You found the goal. A whole maze has 36 squares and up to 30 barriers.
