// Every size of the overlays, in millimetres. Change them here; no other file holds any, but how
// many squares a game has and what lies on them.
// Any of these can be set for one run as well:  openscad -D pitch=26 ...

form = "solid";    // solid: to print. cut: base plate for a laser. squares: the layer on it that
                   // leaves the grooves free. swell: lines and dots for swell paper.
part = 0;          // which of the joined parts, from 1, row by row from the cut corner; 0: whole
style = "ADA";     // braille: ADA, NLS or MARBURG

bed = 220;         // the printer's bed: whatever is longer is made in parts
pitch = 24;        // from square to square
margin = 20;       // left and below, for the labels
edge = 6;          // right and above
corner = 8;        // cut off where the lowest row and column meet: this way round it lies

plate = 3;         // thickness of a board without grooves
base = 2.4;        // thickness of the plate under squares that stand between grooves
groove = 5.5;      // under 5 a finger does not notice a groove
groove_depth = 6;  // deep enough that a fence stands by itself

line_w = 1.2;
line_h = 1;        // a definite line; 0.5 is faint
gap = 3.2;         // between any two things that are to be felt as two
symbol = 7;        // across a raised mark
symbol_h = 1;

peg_hole = 6;      // for a piece's peg
peg = 5.4;
peg_length = 4;
button_hole = 12.2;  // thread of a panel button M12
screw_hole = 3.4;    // M3
cable = 7;           // notch in the far edge

reed = [10.4, 3, 1];  // bed under the base for a reed switch: length, width, depth
reed_off = 7;         // from a crossing to the reed of each of its two fences
magnet = [4.2, 2.2];  // hole for a magnet: diameter, depth

play = 0.3;           // between a thing and what it goes into, on every side
tab = [6, 9, 6];      // keys of joined parts: width at the neck, at the end, length

piece_d = 17;         // a piece fits a square between grooves
piece_h = 5;
ring = [12, 1.2, 1];  // mark of one side's pieces: outer diameter, width, height
fence_above = 14;     // what of a fence or a barrier stands above the squares
