# The first lesson of Escort Quest, on a sheet of six by six.

escort-quest-lesson-about = You lead a villager home to his village. A goblin is after him.
escort-quest-lesson-tokens = You are on a1, the villager on b2, the goblin on f6, the village on e3.
escort-quest-lesson-north = The reading cursor is on a1 too. Move it north.
escort-quest-lesson-walk = The cursor only reads; you stay. Now go east.
escort-quest-lesson-things = You can jump from one thing on the board to the next.
escort-quest-lesson-turn = You step first. The villager copies you, then the goblin comes nearer.
escort-quest-lesson-go-north = Step north, to a2.
escort-quest-lesson-far = You and the villager went north. Hear how far he is from home.
escort-quest-lesson-goblin = Hear where the goblin stands, and from which side he comes.
escort-quest-lesson-copy = Villager b3, village e3: he must go east. Step east, to b2.
escort-quest-lesson-ahead = Something lies before him, on d3. Hear it in full.
escort-quest-lesson-what-if = Spikes would be his end. Hear what each direction brings.
escort-quest-lesson-around = Lead him past the spikes: step southeast, to c1.
escort-quest-lesson-undo = In this game you may always take a turn back. Try it.
escort-quest-lesson-home = He is on d2, and his village on e3 is northeast of him. Bring him home.
escort-quest-lesson-end = He is safe. 33 puzzles are waiting, with more kinds of tiles.
