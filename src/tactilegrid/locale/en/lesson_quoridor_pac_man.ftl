# The first lesson of Quoridor Pac-Man, near the end of a game.

quoridor-pac-man-lesson-about = You are Pacman, and win by eating all pellets. Ghosts are after you.
quoridor-pac-man-lesson-start = You are on b3. Two pellets are left, on d3 and g3.
quoridor-pac-man-lesson-north = The reading cursor is on b3 too. Move it north.
quoridor-pac-man-lesson-walk = The cursor only reads; Pacman stays. Now go east.
quoridor-pac-man-lesson-home = Bring the cursor back to Pacman.
quoridor-pac-man-lesson-things = You can jump to the next figure, pellet or fence.
quoridor-pac-man-lesson-ways = Where can Pacman go? Ask for his ways.
quoridor-pac-man-lesson-two = He goes two squares, and you choose them one by one.
quoridor-pac-man-lesson-go-c4 = Go to c3, then to c4.
quoridor-pac-man-lesson-status = Each ghost went one square. Hear how you stand.
quoridor-pac-man-lesson-seen = A ghost that sees you along a row or column goes two. Where are they?
quoridor-pac-man-lesson-pellet = A pellet gives you up to three squares more, and you can eat ghosts then.
quoridor-pac-man-lesson-boost = Go d4, d3 for the pellet, then e3, e4, and eat Blinky on e5.
quoridor-pac-man-lesson-last = That was a boost. Hear the last moves again.
quoridor-pac-man-lesson-safe = One pellet is left, on g3. Go to f5, then to f4.
quoridor-pac-man-lesson-undo = In a game you can take moves back. Try it.
quoridor-pac-man-lesson-win = Two squares from f4 lies the last pellet, on g3. Eat it and win.
quoridor-pac-man-lesson-end = In a whole game there are four pellets, four ghosts and three lives.
