# The rules of Escort Quest for players. One message is one spoken sentence; the order of the file
# is the order in which they are read. At most 69 columns each, so that "12 of 60. " can lead it.

rules-escort-quest-title = Escort Quest: the rules

rules-escort-quest-section-aim = The aim
rules-escort-quest-r1 = EQ-R1. You play alone, and you are the escort.
rules-escort-quest-r1-2 = There are a villager, whom you lead home, and a goblin after him.
rules-escort-quest-r15 = EQ-R15. When the villager lands on a village, you have won.
rules-escort-quest-r15-2 = When the goblin lands on a village, you have lost.
rules-escort-quest-a8 = EQ-A8. You also lose when goblin and villager meet on a square.
rules-escort-quest-a8-2 = That counts first, before the tile of that square.

rules-escort-quest-section-board = The board
rules-escort-quest-r2 = EQ-R2. Some squares hold a tile, one each; the others are bare.
rules-escort-quest-r14 = EQ-R14. Who leaves the board at an edge comes in at the opposite one.
rules-escort-quest-r6 = EQ-R6. A token is on one square at a time.
rules-escort-quest-a9 = EQ-A9. You may share a square with villager or goblin.
rules-escort-quest-r22 = EQ-R22. A barrier has closed sides: come in anywhere, but leave
rules-escort-quest-r22-2 = only by a side that is open.
rules-escort-quest-r3 = EQ-R3. A tile over a barrier opens all its sides.
rules-escort-quest-r5 = EQ-R5. The three tokens start on three squares.
rules-escort-quest-r5-2 = A tile under a token at the start does nothing.
rules-escort-quest-a4 = EQ-A4. A barrier under a token at the start does hold it.
rules-escort-quest-r7 = EQ-R7. At the start a village is three moves or more away from him.
rules-escort-quest-a5 = EQ-A5. Slants count as moves, and so do ways around an edge.
rules-escort-quest-r8 = EQ-R8. The goblin starts on a slant from the villager.

rules-escort-quest-section-turn = A turn
rules-escort-quest-r9 = EQ-R9. You move first, then the villager, then the goblin.
rules-escort-quest-r10 = EQ-R10. You go one square in any of the eight directions.
rules-escort-quest-r10-2 = You must go, unless nothing is open to you.
rules-escort-quest-a12 = EQ-A12. With nothing open you hold, and so does the villager.
rules-escort-quest-r11 = EQ-R11. The villager copies your direction, or stays if he cannot.
rules-escort-quest-a13 = EQ-A13. He copies your step only, never a slide or a warp.
rules-escort-quest-r12 = EQ-R12. Then the goblin goes one square toward the villager.
rules-escort-quest-r13 = EQ-R13. He goes straight along the longer side, counted in squares.
rules-escort-quest-r13-2 = If he is as far in columns as in rows, he goes on a slant.
rules-escort-quest-a7 = EQ-A7. He measures on the board and never looks across an edge.
rules-escort-quest-a10 = EQ-A10. If a barrier closes his way, he stays.

rules-escort-quest-section-tiles = Tiles
rules-escort-quest-r16 = EQ-R16. Spikes: you or the villager land there, and you have lost.
rules-escort-quest-r16-2 = The goblin walks over spikes unharmed.
rules-escort-quest-r17 = EQ-R17. Crosshairs: who lands there goes only diagonally next turn.
rules-escort-quest-r17-2 = A villager in crosshairs stays if you go straight.
rules-escort-quest-r17-3 = The goblin takes the diagonal that ends nearest to the villager.
rules-escort-quest-a11 = EQ-A11. He takes it even if it leads away; of equals, northeast,
rules-escort-quest-a11-2 = southeast, southwest, northwest, in this order.
rules-escort-quest-r18 = EQ-R18. Amulet: who lands there slides one square on.
rules-escort-quest-r18-2 = The tile there acts on the next turn.
rules-escort-quest-a14 = EQ-A14. Village, spikes, warp, amulet act as the next turn begins.
rules-escort-quest-a14-2 = That is before you choose: you first, then villager, then goblin.
rules-escort-quest-a14-3 = A token that walks on before that leaves the tile behind.
rules-escort-quest-r19 = EQ-R19. Guardian: when anybody lands there, no tile acts next turn.
rules-escort-quest-r19-2 = Barriers still do.
rules-escort-quest-a16 = EQ-A16. It is the whole next turn, from you to the goblin.
rules-escort-quest-a16-2 = What was to hold or hit somebody in that turn lapses.
rules-escort-quest-r20 = EQ-R20. Snowflake: who lands there is frozen for the next turn.
rules-escort-quest-a17 = EQ-A17. Who stays on a tile does not land on it again.
rules-escort-quest-r21 = EQ-R21. Warp: it takes you to the warp of the direction you came in.
rules-escort-quest-r21-2 = Going in by a warp's own direction does nothing.
rules-escort-quest-a18 = EQ-A18. If there is no such warp, nothing happens.
rules-escort-quest-r4 = EQ-R4. A warp's direction is that of the board, one warp for each.

rules-escort-quest-section-end = Limits and taking back
rules-escort-quest-a20 = EQ-A20. You have as many turns as you like, and may take back any.
rules-escort-quest-a20-2 = The shortest way is known for the puzzles that come with the game.

rules-escort-quest-section-settings = Settings
rules-escort-quest-set-puzzle = puzzle: 1 to 33, the name of one, or a whole puzzle in one line.
rules-escort-quest-set-puzzle-2 = The help on notation shows how such a line is written.
rules-escort-quest-set-puzzle-3 = Or the name of a file: see tactilegrid layouts --help.
rules-escort-quest-set-puzzle-4 = Or new, new:9x7, edit:ford, to build one of your own.
rules-escort-quest-set-metric = goblin_metric: flat, he measures on the board, which is usual.
rules-escort-quest-set-metric-2 = torus: he looks around the edges too, whichever way is shorter.
rules-escort-quest-set-catch = catch: lose, goblin and villager may not meet; usual.
rules-escort-quest-set-catch-2 = ignore: they may share a square.
rules-escort-quest-set-amulet = amulet: next_turn, the tile behind it waits; usual.
rules-escort-quest-set-amulet-2 = immediate: it acts at once.
rules-escort-quest-set-limit = turn_limit: lost after that many turns; with 0 there is no limit.
rules-escort-quest-set-repetition = repetition: how often one moment ends the game, 3 or more.
rules-escort-quest-set-repetition-2 = Usually it is 0, and moments may come back for ever.
rules-escort-quest-set-cap = ply_cap: the game stops after that many turns; with 0 never.
rules-escort-quest-set-cap-2 = For an engine alone it is 200.

rules-escort-quest-section-names = About this text
rules-escort-quest-names = The names belong to their owners; the words here are our own.
rules-escort-quest-names-2 = Numbers with an A answer what a printed rule leaves open.
rules-escort-quest-a1 = EQ-A1. The printed sheet is not public: all puzzles here are ours.
rules-escort-quest-a1-2 = Boards may have from 5 to 16 squares a side, one side 6 or more.
rules-escort-quest-a3 = EQ-A3. So are the barriers; a puzzle names the sides of each.
