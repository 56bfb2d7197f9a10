# The first lesson of Quoridor, on a board of five by five.

quoridor-lesson-about = Two pawns race. Yours starts in row 1 and wins in row 5.
quoridor-lesson-names = Squares are named a1 to e5: a letter from west to east, a number going north.
quoridor-lesson-up = You are on c1, and so is the reading cursor. Move the cursor north.
quoridor-lesson-walk = The cursor only reads; your pawn stays. Now go east.
quoridor-lesson-home = Bring the cursor back to your pawn.
quoridor-lesson-ways = Where can your pawn go? Ask for its ways.
quoridor-lesson-step = A pawn steps one square north, east, south or west. Step to c2.
quoridor-lesson-status = A way is the number of steps to the goal. Hear both ways.
quoridor-lesson-fence = Instead of a step you may place a fence. Go to the fences.
quoridor-lesson-turn = A fence blocks two squares. You hear how it changes both ways. Turn it.
quoridor-lesson-behind = North must come down to row 1. Stop it: a fence above c1 and d1.
quoridor-lesson-place = It is read back to you first, and stands after the second time.
quoridor-lesson-squares = Now leave the fences, for the squares again.
quoridor-lesson-moves = North stands in front of you. Hear what you can do, steps first.
quoridor-lesson-jump = You can jump over a pawn. Jump to c4.
quoridor-lesson-undo = North put a fence before you. In a game you can take moves back. Try it.
quoridor-lesson-redo = Both moves are gone. Bring them back.
quoridor-lesson-edges = Hear which sides of your square are closed.
quoridor-lesson-around = North is closed, so go around the fence: step to b4.
quoridor-lesson-win = Now nothing stands between you and row 5. Win the race.
quoridor-lesson-end = That is Quoridor. The whole game has 81 squares and ten fences each.
