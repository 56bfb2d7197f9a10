# The rules of Quoridor for players. One message is one spoken sentence; the order of the file is
# the order in which they are read. At most 69 columns each, so that "12 of 60. " can lead it.

rules-quoridor-title = Quoridor: the rules

rules-quoridor-section-aim = The aim
rules-quoridor-r3 = QD-R3. Be the first to bring your pawn to the row opposite your own.
rules-quoridor-r3-2 = Any of the nine squares of that row will do.
rules-quoridor-a13 = QD-A13. With that the game is over; nobody plays on for second place.

rules-quoridor-section-board = The board and the start
rules-quoridor-r1 = QD-R1. The board has 81 squares: columns a to i, rows 1 to 9.
rules-quoridor-r1-2 = There is one pawn for each player, and 20 fences to share.
rules-quoridor-r2 = QD-R2. Two players have 10 fences each.
rules-quoridor-r2-2 = Each pawn starts in the middle of its own edge.
rules-quoridor-r2-3 = Who begins may be drawn by lot; see the setting first.
rules-quoridor-a1 = QD-A1. Player 1, South, starts on e1 and goes to row 9.
rules-quoridor-a1-2 = Player 2, North, starts on e9 and goes to row 1.
rules-quoridor-a1-3 = North is always toward row 9, whoever you are.

rules-quoridor-section-turn = Your turn
rules-quoridor-r4 = QD-R4. On your turn, either move your pawn or place one fence.
rules-quoridor-r4-2 = If you have no fences left, you have to move.
rules-quoridor-r5 = QD-R5. A pawn goes one square north, south, east or west.
rules-quoridor-r5-2 = It never goes on a slant, and never through a fence.

rules-quoridor-section-fences = Fences
rules-quoridor-r6 = QD-R6. A fence is two squares long and lies between squares.
rules-quoridor-r6-2 = It always parts two pairs of neighbours.
rules-quoridor-r6-3 = The fence e3h lies above e3 and f3.
rules-quoridor-r6-4 = The fence e3v lies to the right of e3 and e4.
rules-quoridor-a2 = QD-A2. Fences may touch, but never overlap or cross.
rules-quoridor-a3 = QD-A3. A fence stays where it was placed.
rules-quoridor-a11 = QD-A11. There are no fences along the border of the board.
rules-quoridor-r7 = QD-R7. A fence may never close a pawn's last way to its goal.
rules-quoridor-r7-2 = Such a fence is refused, and you try something else.
rules-quoridor-a4 = QD-A4. Pawns do not count when a way is looked for, only fences do.

rules-quoridor-section-jumps = Jumps
rules-quoridor-r8 = QD-R8. If a pawn stands next to yours, you may jump over it.
rules-quoridor-r8-2 = You land on the square behind it, in the same direction.
rules-quoridor-r8-3 = A fence between the two pawns forbids the jump.
rules-quoridor-a9 = QD-A9. You never have to jump, and may jump in any direction.
rules-quoridor-r9 = QD-R9. If a fence lies behind that pawn, you may turn aside.
rules-quoridor-r9-2 = Then you land on the square to its left or to its right.
rules-quoridor-a5 = QD-A5. The border of the board behind the pawn counts as a fence.
rules-quoridor-a6 = QD-A6. You turn aside only where the straight jump is closed.
rules-quoridor-a6-2 = No fence may lie on that side, and the square must be empty.

rules-quoridor-section-four = Four players
rules-quoridor-r10 = QD-R10. Four players start in the middle of the four edges.
rules-quoridor-r10-2 = Each has 5 fences; all the other rules are the same.
rules-quoridor-r10-3 = Nobody ever jumps over more than one pawn.
rules-quoridor-a1-4 = The turn goes round by the clock: e1, a5, e9, i5.
rules-quoridor-a1-5 = From a5 you go to column i, and from i5 to column a.
rules-quoridor-a7 = QD-A7. A second pawn right behind the first forbids that jump.
rules-quoridor-a8 = QD-A8. With no fence left and nowhere to go, you pass.
rules-quoridor-a8-2 = Nobody may pass by choice.

rules-quoridor-section-end = Draws and giving up
rules-quoridor-a10 = QD-A10. The game is a draw when a position comes up a third time.
rules-quoridor-a10-2 = The second time you are warned.
rules-quoridor-a14 = QD-A14. You may resign; you are asked once more first.
rules-quoridor-a14-2 = With four players your pawn leaves the board; the others play on.
rules-quoridor-a14-3 = Your fences on the board stay; those in your hand are gone.

rules-quoridor-section-settings = Settings
rules-quoridor-set-size = size: squares along a side, an odd number from 3 to 11; usually 9.
rules-quoridor-set-players = players: 2 or 4; usually 2.
rules-quoridor-set-fences = fences: how many each player has; 10 for two, 5 for four.
rules-quoridor-set-edge = edge_is_fence: on, the border behind a pawn counts as a fence.
rules-quoridor-set-edge-2 = Off, you cannot turn aside at the border.
rules-quoridor-set-behind = pawn_behind: blocked, a second pawn behind forbids the jump.
rules-quoridor-set-behind-2 = diagonal: you may turn aside there, as at a fence.
rules-quoridor-set-repetition = repetition: how often a position ends the game; usually 3.
rules-quoridor-set-repetition-2 = It is 3 or more; with 0 positions may come back for ever.
rules-quoridor-set-cap = ply_cap: a draw after that many moves; with 0 there is no limit.
rules-quoridor-set-cap-2 = Between engines alone it is 324 on a board of 9.
rules-quoridor-set-first = first: the player who begins, or random; usually 1.

rules-quoridor-section-names = About this text
rules-quoridor-names = The names belong to their owners; the words here are our own.
rules-quoridor-names-2 = Numbers with an A answer what a printed rule leaves open.
