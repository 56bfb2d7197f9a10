# The first lesson of Wayfinder, alone on a map of four by four.

wayfinder-lesson-about = You sail with gems in four colours. You have green.
wayfinder-lesson-village = Five gems of one colour on a square become a village. That brings points.
wayfinder-lesson-north = Your Wayfinder is on b1, the reading cursor too. Move the cursor north.
wayfinder-lesson-walk = The cursor only reads; the Wayfinder stays. Now go east.
wayfinder-lesson-home = Bring the cursor back to b1. Mixed means gems of several colours.
wayfinder-lesson-drop = You sail with all gems of your square, and drop one on each you enter.
wayfinder-lesson-ways = Ask what you have, and where to go.
wayfinder-lesson-enter = Begin a voyage to c1.
wayfinder-lesson-back = You are asked which gem to drop. Any step can be taken back: do that.
wayfinder-lesson-voyage = Now sail for good: green on c1, yellow on d1, red on d2.
wayfinder-lesson-bend = You go straight, with one bend at most: here it is at d1, to the north.
wayfinder-lesson-last = On d1 lay yellow gems, so only yellow could go there. Hear it again.
wayfinder-lesson-place = Now choose your next start, a square with two colours or more: b3.
wayfinder-lesson-undo = In a game you can take moves back. Try it.
wayfinder-lesson-forming = Hear which of your villages are forming.
wayfinder-lesson-status = And hear your score, now and at the end.
wayfinder-lesson-win = On c3 four green gems wait for one. Sail c3 green, d3 yellow, and have it.
wayfinder-lesson-end = You built a village. A whole map has 36 squares and 144 gems.
