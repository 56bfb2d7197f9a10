# The rules of Quoridor Pac-Man for players. One message is one spoken sentence; the order of the
# file is the order in which they are read. At most 69 columns each.

rules-quoridor-pac-man-title = Quoridor Pac-Man: the rules

rules-quoridor-pac-man-section-aim = The aim
rules-quoridor-pac-man-r2 = PM-R2. One player is Pacman; the others share the four ghosts.
rules-quoridor-pac-man-r2-2 = With five players everybody has one figure; alone you play all.
rules-quoridor-pac-man-r3 = PM-R3. Pacman wins by eating all four pellets.
rules-quoridor-pac-man-r3-2 = The ghosts win by catching him three times before that.

rules-quoridor-pac-man-section-board = The board and the start
rules-quoridor-pac-man-r1 = PM-R1. The board has 81 squares, with fences that never move.
rules-quoridor-pac-man-r1-2 = There are Pacman, Blinky, Inky, Pinky, Clyde and four pellets.
rules-quoridor-pac-man-r1-3 = Pacman has three lives.
rules-quoridor-pac-man-a1 = PM-A1. In the layout classic6 Pacman starts on e5.
rules-quoridor-pac-man-a1-2 = Blinky starts on e9, Inky on a5, Pinky on i5, Clyde on e1.
rules-quoridor-pac-man-a1-3 = Its pellets lie in the corners: a1, a9, i1 and i9.
rules-quoridor-pac-man-a1-4 = Its six fences are b2h, g2h, b7h, g7h, c4v and f5v.
rules-quoridor-pac-man-a1-5 = The printed layout is not public: all layouts here are our own.
rules-quoridor-pac-man-a1-6 = If you own the box, you can enter the printed one; see Layouts.

rules-quoridor-pac-man-section-pac-man = Pacman's turn
rules-quoridor-pac-man-r4 = PM-R4. Pacman begins. He goes two squares, never on a slant.
rules-quoridor-pac-man-r4-2 = He may turn in between, and go back where he came from.
rules-quoridor-pac-man-a2 = PM-A2. He may not enter a ghost's square without a boost.
rules-quoridor-pac-man-a2-2 = If he cannot go anywhere, he holds.
rules-quoridor-pac-man-r5 = PM-R5. On a pellet he stops, eats it, and gets a boost at once.
rules-quoridor-pac-man-r5-2 = A boost is up to three squares more in the same turn.
rules-quoridor-pac-man-a3 = PM-A3. A pellet on the first square costs him the second one.
rules-quoridor-pac-man-a4 = PM-A4. He may stop a boost early; the keys: Enter once more.
rules-quoridor-pac-man-a5 = PM-A5. A pellet eaten in a boost gives three squares again.
rules-quoridor-pac-man-r6 = PM-R6. In a boost he eats every ghost that he comes upon.
rules-quoridor-pac-man-a6 = PM-A6. He may eat several of them and go on through them.
rules-quoridor-pac-man-a7 = PM-A7. The last pellet wins at once.
rules-quoridor-pac-man-a8 = PM-A8. An eaten ghost stays off until a life is lost.
rules-quoridor-pac-man-a8-2 = When all four are eaten, Pacman cannot lose any more.

rules-quoridor-pac-man-section-ghosts = The ghosts' turns
rules-quoridor-pac-man-r7 = PM-R7. After Pacman each ghost goes one square.
rules-quoridor-pac-man-a10 = PM-A10. Their order is Blinky, Inky, Pinky, Clyde.
rules-quoridor-pac-man-a11 = PM-A11. A ghost that can go has to go.
rules-quoridor-pac-man-a12 = PM-A12. Ghosts never stand on one square or pass each other.
rules-quoridor-pac-man-r8 = PM-R8. A ghost that sees Pacman as its turn begins is in frenzy.
rules-quoridor-pac-man-r8-2 = Then it goes two squares instead of one.
rules-quoridor-pac-man-a13 = PM-A13. It has to go both, may turn, and stops on Pacman.
rules-quoridor-pac-man-r9 = PM-R9. Fences close the view, ghosts do not.
rules-quoridor-pac-man-a14 = PM-A14. It sees along rows and columns, however far.

rules-quoridor-pac-man-section-caught = Caught
rules-quoridor-pac-man-r10 = PM-R10. A ghost that reaches Pacman takes one of his lives.
rules-quoridor-pac-man-r10-2 = All figures go back to their start, eaten ghosts too.
rules-quoridor-pac-man-a9 = PM-A9. Eaten pellets stay eaten.
rules-quoridor-pac-man-a15 = PM-A15. Pacman then begins; the other ghosts lose their turn.

rules-quoridor-pac-man-section-end = The end
rules-quoridor-pac-man-r11 = PM-R11. Without a life Pacman has lost.
rules-quoridor-pac-man-a16 = PM-A16. His level goes by the pellets that he has eaten.
rules-quoridor-pac-man-a16-2 = None or one is Beginner, two Promising, three Confirmed, four Elite.
rules-quoridor-pac-man-a17 = PM-A17. A position that comes up a third time is a draw.
rules-quoridor-pac-man-a17-2 = The second time you are warned.
rules-quoridor-pac-man-resign = If you resign, your ghosts go to the next who plays ghosts.
rules-quoridor-pac-man-resign-2 = If nobody else plays ghosts, Pacman has won.

rules-quoridor-pac-man-section-notation = How turns are written
rules-quoridor-pac-man-notation = Figures are P, B, I, K for Pinky, and C; steps are N, E, S, W.
rules-quoridor-pac-man-notation-2 = In a record a star is a pellet, x a ghost eaten, ! a catch.
rules-quoridor-pac-man-notation-3 = You may leave out letter and marks, or type the last square.

rules-quoridor-pac-man-section-settings = Settings
rules-quoridor-pac-man-set-players = players: 1 to 5; usually 2.
rules-quoridor-pac-man-set-layout = layout: a name, or a layout written in one line.
rules-quoridor-pac-man-set-layout-2 = Names: classic6, pinwheel, halls, rooms, meadow, den.
rules-quoridor-pac-man-set-layout-3 = Or the name of a file: see tactilegrid layouts --help.
rules-quoridor-pac-man-set-pac = pac_into_ghost: blocked, or dies: entering a ghost costs a life.
rules-quoridor-pac-man-set-boost = boost: upto three squares, or exact: all three.
rules-quoridor-pac-man-set-eaten = eaten_return: reset, an eaten ghost is off until a life is lost.
rules-quoridor-pac-man-set-eaten-2 = next_turn: it is back at its start as its next turn begins.
rules-quoridor-pac-man-set-order = ghost_order: fixed, or free: ghosts choose who goes next.
rules-quoridor-pac-man-set-hold = ghost_hold: on, a ghost may stay where it is; usually off.
rules-quoridor-pac-man-set-share = ghosts_share: on, ghosts may share a square; usually off.
rules-quoridor-pac-man-set-frenzy = frenzy: bend, or straight: two squares in one direction.
rules-quoridor-pac-man-set-lives = lives: 1 to 9; usually 3.
rules-quoridor-pac-man-set-repetition = repetition: how often a position ends the game; usually 3.
rules-quoridor-pac-man-set-repetition-2 = It is 3 or more; with 0 positions may come back for ever.
rules-quoridor-pac-man-set-cap = ply_cap: a draw after that many turns of single figures; 0: none.
rules-quoridor-pac-man-set-cap-2 = Between engines alone it is 1000, that is 200 rounds.

rules-quoridor-pac-man-section-layouts = Layouts
rules-quoridor-pac-man-layouts = A layout is a few lines, each a word and its squares.
rules-quoridor-pac-man-layouts-2 = Words: pacman, blinky, inky, pinky, clyde, pellets, fences.
rules-quoridor-pac-man-layouts-3 = A line is like this: pellets a1 a9 i1 i9.
rules-quoridor-pac-man-layouts-4 = The line layout gives it a name; a remark begins with a hash.
rules-quoridor-pac-man-layouts-5 = In one line, parts have semicolons between: pacman=e5;blinky=e9.
rules-quoridor-pac-man-layouts-6 = There are four pellets, and at most 20 fences.
rules-quoridor-pac-man-layouts-7 = Each pellet and each ghost must have a way to Pacman.

rules-quoridor-pac-man-section-names = About this text
rules-quoridor-pac-man-names = The names belong to their owners; the words here are our own.
rules-quoridor-pac-man-names-2 = Numbers with an A answer what a printed rule leaves open.
