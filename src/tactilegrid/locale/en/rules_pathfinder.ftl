# The rules of Pathfinder for players. One message is one spoken sentence; the order of the file is
# the order in which they are read. At most 69 columns each, so that "12 of 60. " can lead it.

rules-pathfinder-title = Pathfinder: the rules

rules-pathfinder-section-aim = The aim
rules-pathfinder-r10 = PF-R10. First to reach the square of the other's short pawn wins.
rules-pathfinder-r1 = PF-R1. Each of two players hides a maze on a home grid.
rules-pathfinder-r1-2 = What you find out of the other's maze is on your tracking grid.
rules-pathfinder-r5 = PF-R5. Home grids are secret; both can see both tracking grids.

rules-pathfinder-section-grid = The grid
rules-pathfinder-a1 = PF-A1. The grid has six rows and six columns.
rules-pathfinder-r3 = PF-R3. A square is a row letter and a column number: A1 to F6.
rules-pathfinder-a2 = PF-A2. Row A is at the top, in the north; F is at the bottom.
rules-pathfinder-r4 = PF-R4. Barriers stand in slots between two squares.
rules-pathfinder-r4-2 = A slot left of a square of column 1 is an entrance.
rules-pathfinder-a3 = PF-A3. That makes 66 slots; the other outer edges have none.
rules-pathfinder-r2 = PF-R2. Each has 30 dark barriers for the own maze.
rules-pathfinder-r2-2 = Light barriers and trail discs note what you found.
rules-pathfinder-r2-3 = There are two tall pawns and one short pawn each.

rules-pathfinder-section-build = Building
rules-pathfinder-r6 = PF-R6. Put your short pawn, the goal, on any square.
rules-pathfinder-r7 = PF-R7. Put in any number of barriers, from none to all 30.
rules-pathfinder-r8 = PF-R8. One route from outside to the goal must stay open.
rules-pathfinder-a14 = PF-A14. Other squares may be shut off altogether.
rules-pathfinder-r17 = PF-R17. An open entrance may lead nowhere: that is bait.
rules-pathfinder-build = First seat 1 builds and says ready, then seat 2.
rules-pathfinder-build-2 = Ready cannot be taken back; everything before it can.
rules-pathfinder-a16 = PF-A16. The printed sample mazes are not public.
rules-pathfinder-a16-2 = The layouts that you can load are this project's own.

rules-pathfinder-section-search = Searching
rules-pathfinder-r9 = PF-R9. One of you begins.
rules-pathfinder-r11 = PF-R11. From outside, ask to enter at a square of column 1.
rules-pathfinder-r11-2 = If no barrier is in its slot, you are in, and your turn goes on.
rules-pathfinder-a9 = PF-A9. If one is, your turn is over, and you are still outside.
rules-pathfinder-r12 = PF-R12. Inside, ask for a square beside yours, never diagonally.
rules-pathfinder-r13 = PF-R13. Yes: you move there, and may ask on and on.
rules-pathfinder-r14 = PF-R14. No: a barrier is noted there, and your turn is over.
rules-pathfinder-r15 = PF-R15. Each square that you leave gets a disc.
rules-pathfinder-a6 = PF-A6. Discs stay; your path is the way from the entrance to you.
rules-pathfinder-r16 = PF-R16. You may go back over your own steps at any time.
rules-pathfinder-a5 = PF-A5. That costs nothing, however far it is.
rules-pathfinder-a4 = PF-A4. You may go out, and at once try another entrance.
rules-pathfinder-a7 = PF-A7. A side that you know to be closed is not asked again.
rules-pathfinder-a7-2 = You are told so, and your turn goes on.
rules-pathfinder-a8 = PF-A8. You cannot pass: a turn ends with a no, or with the goal.
rules-pathfinder-a13 = PF-A13. A goal in column 1 can be won by entering.
rules-pathfinder-a12 = PF-A12. The second player gets no extra turn.
rules-pathfinder-resign = You may resign; the other one wins.
rules-pathfinder-end = At the end both mazes are shown to both.

rules-pathfinder-section-ways = Other ways to play
rules-pathfinder-search = Alone, search a maze that the program hides: play search.
rules-pathfinder-hide = Or hide one, and only the other seat searches: play hide.
rules-pathfinder-a15 = PF-A15. With a maze of cardboard, you answer: maze2 answers.
rules-pathfinder-a15-2 = Answer yes, no, or goal: yes, and it is the goal.
rules-pathfinder-a15-3 = An answer that no maze could give is refused.
rules-pathfinder-a15-4 = At the end, lay out your maze; it is compared with the answers.

rules-pathfinder-section-notation = How moves are written
rules-pathfinder-written = +B3E puts a barrier east of B3; -B3E takes it out again.
rules-pathfinder-written-2 = S is south of a square; C1W is the entrance of C1.
rules-pathfinder-written-3 = goal E5 sets the goal; ready ends the building.
rules-pathfinder-written-4 = build snake 3 lets the program build; load meadow lays a layout.
rules-pathfinder-written-5 = Styles: snake, branching, decoys, open; 1 is easy, 3 is hard.
rules-pathfinder-written-6 = enter:B1 asks to enter; B1>B2 asks for B2, and so does b2.
rules-pathfinder-written-7 = back:B1 goes back to B1, and out goes outside.

rules-pathfinder-section-settings = Settings
rules-pathfinder-set-rows = rows: rows of the grid, from 3 to 8; usually 6.
rules-pathfinder-set-cols = cols: its columns, from 3 to 8; usually 6.
rules-pathfinder-set-chips = chips: barriers; usually one row less than there are squares.
rules-pathfinder-set-play = play: both, or search, or hide; usually both.
rules-pathfinder-set-maze1 = maze1: hidden, or answers; usually hidden.
rules-pathfinder-set-maze2 = maze2: the same for seat 2.
rules-pathfinder-set-layout = layout: for play search, random, a style, or a layout.
rules-pathfinder-set-strength = strength: how hard it is to search, 1 to 3; usually 2.
rules-pathfinder-set-reentry = reentry: withdraw, or none; usually withdraw.
rules-pathfinder-set-reentry-2 = With none, whoever enters wrongly cannot come out again.
rules-pathfinder-set-reentry-3 = Such a game may have no winner.
rules-pathfinder-set-reask = reask_blocked: reject, or costs_turn; usually reject.
rules-pathfinder-set-equal = equal_turns: on gives the second player a last turn.
rules-pathfinder-set-equal-2 = If both find the goal it is a draw; usually off.
rules-pathfinder-set-limit = turn_limit: turns of a single searcher; 0 is no limit.
rules-pathfinder-set-repetition = repetition: how often a standing ends it; usually 0, never.
rules-pathfinder-set-cap = ply_cap: the end after that many moves; with 0 no limit.
rules-pathfinder-set-first = first: the seat that searches first, or random; usually 1.

rules-pathfinder-section-names = About this text
rules-pathfinder-names = The names belong to their owners; the words here are our own.
rules-pathfinder-names-2 = Numbers with an A answer what a printed rule leaves open.
