# The first lesson of Pathagon, on a board of five by five.

pathagon-lesson-about = You lay light pieces. A chain of them from row 1 to row 5 wins.
pathagon-lesson-names = Squares are named a1 to e5: a letter from west to east, a number going north.
pathagon-lesson-north = The reading cursor stands on c3, in the middle. Move it north.
pathagon-lesson-walk = The board is still empty. The cursor only reads. Now go east.
pathagon-lesson-home = Bring the cursor back to c3.
pathagon-lesson-place = Put your first piece down, on c3.
pathagon-lesson-chain = Pieces side by side are a chain. Hear how many rows each chain spans.
pathagon-lesson-clamp = A piece between two of the other side can be taken. Take c4 from c5.
pathagon-lesson-last = c4 is gone, and is barred to Dark for one turn. Hear the last moves again.
pathagon-lesson-gap = c4 is free for you. Close the gap there.
pathagon-lesson-moves = Rows 3, 4 and 5 are joined. Hear how many moves you have.
pathagon-lesson-on = Go on southward: put a piece on c2.
pathagon-lesson-barred = Dark took it. This turn c2 is barred to you. Hear it in full.
pathagon-lesson-end-piece = Then place the other end first: c1.
pathagon-lesson-undo = Dark played elsewhere. In a game you can take moves back. Try it.
pathagon-lesson-win = Now one piece joins all five rows. You know where. Win the game.
pathagon-lesson-end = The whole game has seven rows. Who has no piece left to lay moves one.
