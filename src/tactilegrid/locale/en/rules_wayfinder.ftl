# The rules of Wayfinder for players. One message is one spoken sentence; the order of the file is
# the order in which they are read. At most 69 columns each, so that "12 of 60. " can lead it.

rules-wayfinder-title = Wayfinder: the rules

rules-wayfinder-section-aim = The aim
rules-wayfinder-r25 = WF-R25. Points for villages count at once; forming ones at the end.
rules-wayfinder-r25-2 = The highest sum wins.
rules-wayfinder-a17 = WF-A17. Those who are equal share the win.

rules-wayfinder-section-setup = The map and the start
rules-wayfinder-r1 = WF-R1. There are 144 gems and 24 huts in four colours.
rules-wayfinder-r1-2 = Each player has one Wayfinder, the figure that sails.
rules-wayfinder-a1 = WF-A1. The map has 36 squares: columns a to f, rows 1 to 6.
rules-wayfinder-a2 = WF-A2. Each square has a waypoint of one colour.
rules-wayfinder-a2-2 = The printed waypoints are not public; this map is our own.
rules-wayfinder-a3 = WF-A3. The colours are green, yellow, blue and red.
rules-wayfinder-a3-2 = In moves they are the letters G, Y, B and R.
rules-wayfinder-r2 = WF-R2. At the start one gem of each colour is on every square.
rules-wayfinder-r2-2 = Each player has one colour; the other colours are neutral.
rules-wayfinder-r2-3 = In turn each chooses a square to start from.
rules-wayfinder-a6 = WF-A6. Any square will do that has no Wayfinder yet.

rules-wayfinder-section-voyage = A voyage
rules-wayfinder-r3 = WF-R3. On your turn you sail from your Wayfinder's square.
rules-wayfinder-r5 = WF-R5. Take up all gems there; huts and the Wayfinder stay.
rules-wayfinder-r5-2 = Sail in a straight line with at most one bend.
rules-wayfinder-a4 = WF-A4. You step to squares side by side; a bend is a right angle.
rules-wayfinder-a5 = WF-A5. Other Wayfinders are no obstacle.
rules-wayfinder-r6 = WF-R6. Drop one gem on each square until none is left.
rules-wayfinder-r7 = WF-R7. On an empty square any colour will do.
rules-wayfinder-r7-2 = That starts a village of this colour.
rules-wayfinder-r8 = WF-R8. On an empty square you may drop all that is left and stop.
rules-wayfinder-a7 = WF-A7. But no more than five gems of a single colour.
rules-wayfinder-r9 = WF-R9. A square with one colour takes this colour only.
rules-wayfinder-r9-2 = Without it you cannot stop there or pass.
rules-wayfinder-r9-3 = A square with several colours takes any.
rules-wayfinder-r10 = WF-R10. Where a voyage is possible, you must sail.
rules-wayfinder-r11 = WF-R11. Only the last square can get more than one gem.
rules-wayfinder-r12 = WF-R12. Homecoming: all you hold has the colour of that village.
rules-wayfinder-r12-2 = If that makes five gems or fewer, you may drop all and stop.
rules-wayfinder-a8 = WF-A8. You need not; the last gem is a common drop.
rules-wayfinder-a18 = WF-A18. It makes no difference whether you have bent before.
rules-wayfinder-r17 = WF-R17. A voyage must come to its end, or it cannot be made.
rules-wayfinder-r17-2 = If none can, you take up your Wayfinder and pass.
rules-wayfinder-r18 = WF-R18. After the voyage you take your Wayfinder off the map.

rules-wayfinder-section-villages = Villages
rules-wayfinder-r13 = WF-R13. Five gems of one colour are a village.
rules-wayfinder-r13-2 = They leave the map, and a hut of their colour is built.
rules-wayfinder-a10 = WF-A10. Huts never run out, unless hut_limit says so.
rules-wayfinder-r14 = WF-R14. Your colour's village brings you 25, another's 5.
rules-wayfinder-a9 = WF-A9. A neutral village brings 5 as well.
rules-wayfinder-r15 = WF-R15. The square counts as empty again, for any colour.
rules-wayfinder-r16 = WF-R16. One voyage can make several villages.

rules-wayfinder-section-placing = The next start
rules-wayfinder-r20 = WF-R20. Place on a square with gems of two or more colours.
rules-wayfinder-r20-2 = No other Wayfinder may be there.
rules-wayfinder-r21 = WF-R21. First sail, then place for your next voyage.
rules-wayfinder-r4 = WF-R4. Once somebody cannot place, the order changes.
rules-wayfinder-r4-2 = From then on, on your turn, first place and then sail.
rules-wayfinder-a15 = WF-A15. It stays so until the end.
rules-wayfinder-r19 = WF-R19. In a race you must place before the countdown ends.
rules-wayfinder-r19-2 = Who is late loses the next turn.
rules-wayfinder-a13 = WF-A13. There is no race and no countdown unless you ask for it.
rules-wayfinder-a13-2 = It stands while the program speaks and can be paused or lengthened.
rules-wayfinder-a14 = WF-A14. After a lost turn you place for the one after it.

rules-wayfinder-section-end = The end
rules-wayfinder-r23 = WF-R23. The game ends when nobody has a voyage any more.
rules-wayfinder-a11 = WF-A11. That is when no square with two colours admits one.
rules-wayfinder-r24 = WF-R24. Then each forming village scores for its colour.
rules-wayfinder-r24-2 = Add its gems, the huts of its colour, and 1 for the waypoint.
rules-wayfinder-r24-3 = The waypoint counts if it has that colour; square the sum.
rules-wayfinder-r24-4 = Squares that are mixed or have no gems score nothing.
rules-wayfinder-a12 = WF-A12. If a position comes up a third time, the game ends too.
rules-wayfinder-a12-2 = It is scored as usual; the second time you are warned.
rules-wayfinder-resign = You may resign; the others play on.

rules-wayfinder-section-alone = Alone
rules-wayfinder-r22 = WF-R22. Alone, play for the highest score.
rules-wayfinder-r22-2 = At level 1 you have one colour, at level 4 all four in turn.
rules-wayfinder-r22-3 = Their scores are added up.
rules-wayfinder-a16 = WF-A16. Then a voyage drops gems on two squares at least.

rules-wayfinder-section-notation = How moves are written
rules-wayfinder-written = c3 E G Y N B R: from c3 east, green, yellow, north, blue, red.
rules-wayfinder-written-2 = Brackets hold all that is dropped at once, as in c3 E G [B R].
rules-wayfinder-written-3 = @d4 places on d4; @- says that there is no square to place on.

rules-wayfinder-section-settings = Settings
rules-wayfinder-set-size = size: squares along a side, from 4 to 8; usually 6.
rules-wayfinder-set-players = players: from 1 to 4; usually 2.
rules-wayfinder-set-level = level: colours of a single player, from 1 to 4; usually 1.
rules-wayfinder-set-mode = turn_mode: sequential, or race; usually sequential.
rules-wayfinder-set-countdown = countdown: seconds in a race, up to 120; 0 is off.
rules-wayfinder-set-countdown-2 = The printed rules have 5.
rules-wayfinder-set-neutral = neutral_village: points for a neutral village; usually 5.
rules-wayfinder-set-huts = hut_limit: huts of each colour, or none; the box has 6.
rules-wayfinder-set-huts-2 = With none left, villages score but leave no hut.
rules-wayfinder-set-map = waypoint_map: house, or letters G, Y, B, R row by row.
rules-wayfinder-set-map-2 = Begin with the far row, and put a slash between rows.
rules-wayfinder-set-map-3 = Or the name of a file: see tactilegrid layouts --help.
rules-wayfinder-set-repetition = repetition: how often a position ends the game; usually 3.
rules-wayfinder-set-repetition-2 = With 0 positions may come back for ever.
rules-wayfinder-set-cap = ply_cap: the end after that many moves; with 0 no limit.
rules-wayfinder-set-cap-2 = Placing is a move of its own; between engines alone it is 400.
rules-wayfinder-set-first = first: the player who begins, or random; usually 1.

rules-wayfinder-section-names = About this text
rules-wayfinder-names = The names belong to their owners; the words here are our own.
rules-wayfinder-names-2 = Numbers with an A answer what a printed rule leaves open.
