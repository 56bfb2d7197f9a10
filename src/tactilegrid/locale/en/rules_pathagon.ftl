# The rules of Pathagon for players. One message is one spoken sentence; the order of the file is
# the order in which they are read. At most 69 columns each, so that "12 of 60. " can lead it.

rules-pathagon-title = Pathagon: the rules

rules-pathagon-section-aim = The aim
rules-pathagon-r4 = PG-R4. Join your two edges of the board by a chain of your pieces.
rules-pathagon-r4-2 = Pieces are joined by their sides, never by a corner.
rules-pathagon-r4-3 = The chain may bend; whoever completes one first has won.
rules-pathagon-a10 = PG-A10. Only the player who has just moved can win.

rules-pathagon-section-board = The board and the start
rules-pathagon-r1 = PG-R1. The board has 49 squares: columns a to g, rows 1 to 7.
rules-pathagon-r1-2 = One player has 14 light pieces, the other 14 dark ones.
rules-pathagon-r3 = PG-R3. Two opposite edges are light, and the other two are dark.
rules-pathagon-a1 = PG-A1. Light joins row 1 and row 7; Dark joins column a and column g.
rules-pathagon-a1-2 = A corner square belongs to both of its edges.
rules-pathagon-r16 = PG-R16. On a real board one colour is marked by touch, like a ring.

rules-pathagon-section-placing = Placing
rules-pathagon-r2 = PG-R2. Agree who begins, then take turns.
rules-pathagon-r2-2 = While you have pieces in hand, place one on any empty square.
rules-pathagon-a14 = PG-A14. Here Light begins, unless the setting first says otherwise.

rules-pathagon-section-traps = Traps
rules-pathagon-r5 = PG-R5. An enemy piece between two of yours in a line is trapped.
rules-pathagon-r5-2 = The line is a row or a column, and all three are neighbours.
rules-pathagon-r5-3 = At the end of your turn you may take a trapped piece off.
rules-pathagon-a2 = PG-A2. You need not take it; you say which pieces you take.
rules-pathagon-a3 = PG-A3. The piece just placed or moved must be one of the two jaws.
rules-pathagon-a3-2 = It is safe to step between two enemy pieces by yourself.
rules-pathagon-a3-3 = A trap that you let go by cannot be used later.
rules-pathagon-r8 = PG-R8. One turn may set several traps, in a row and in a column.
rules-pathagon-r9 = PG-R9. In each direction you take at most one piece a turn.
rules-pathagon-a4 = PG-A4. There are four directions, so four pieces at most.
rules-pathagon-r10 = PG-R10. Two enemy pieces side by side in a line cannot be trapped.

rules-pathagon-section-return = A piece that was taken
rules-pathagon-r6 = PG-R6. A piece that is taken goes back to its owner's hand.
rules-pathagon-r6-2 = The owner must place a piece on the next turn.
rules-pathagon-r6-3 = It may go anywhere but the square it was taken from.
rules-pathagon-r7 = PG-R7. After that turn the square is open to both again.
rules-pathagon-a5 = PG-A5. If several were taken, all of their squares are barred.
rules-pathagon-a5-2 = They are barred for one turn, and for their owner only.
rules-pathagon-r11 = PG-R11. If several were taken, only one is placed each turn.
rules-pathagon-a6 = PG-A6. A piece that comes back can trap, and it can win.

rules-pathagon-section-moving = Moving
rules-pathagon-r12 = PG-R12. With no pieces in hand, you move one that is on the board.
rules-pathagon-r12-2 = Take any of your pieces to any empty square, however far.
rules-pathagon-r13 = PG-R13. You may not move before all your pieces are on the board.
rules-pathagon-r14 = PG-R14. If a piece of yours was taken, first place it again.
rules-pathagon-a9 = PG-A9. One player may be moving while the other still places.
rules-pathagon-r15 = PG-R15. The same piece may not move on two turns running.
rules-pathagon-a8 = PG-A8. It may move again once you have placed or moved another.

rules-pathagon-section-end = Draws and giving up
rules-pathagon-a12 = PG-A12. The game is a draw when a position comes up a third time.
rules-pathagon-a12-2 = The second time you are warned.
rules-pathagon-resign = You may resign; you are asked once more first.

rules-pathagon-section-settings = Settings
rules-pathagon-set-size = size: squares along a side, from 3 to 11; usually 7.
rules-pathagon-set-pieces = pieces: how many each player has; 14 on a board of 7.
rules-pathagon-set-pieces-2 = PG-A11. With all of them placed, 5 squares or more stay empty.
rules-pathagon-set-pieces-3 = Unless you say: 5 on a board of 4, else twice the size.
rules-pathagon-set-capture = capture: may, you choose what to take; this is usual.
rules-pathagon-set-capture-2 = must: whatever is trapped is taken.
rules-pathagon-set-axis = light_axis: vertical, Light joins the first row and the last.
rules-pathagon-set-axis-2 = horizontal: Light joins the outer columns, Dark the outer rows.
rules-pathagon-set-repetition = repetition: how often a position ends the game; usually 3.
rules-pathagon-set-repetition-2 = With 0 positions may come back for ever.
rules-pathagon-set-cap = ply_cap: a draw after that many moves; with 0 there is no limit.
rules-pathagon-set-cap-2 = Between engines alone it is 180.
rules-pathagon-set-first = first: the player who begins, or random; usually 1.

rules-pathagon-section-names = About this text
rules-pathagon-names = The names belong to their owners; the words here are our own.
rules-pathagon-names-2 = Numbers with an A answer what a printed rule leaves open.
