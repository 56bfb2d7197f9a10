// The tiles of Escort Quest: thin squares with a raised sign, and a hole through which a token's peg
// reaches the board. The cut corner is the same as the board's: so a tile lies the right way round.
//   openscad -D 'what="warp"' -D turn=90 -o warp_west.stl tiles.scad
use <marks.scad>
include <sizes.scad>

what = "village";  // village spike crosshairs amulet guardian snowflake warp barrier
turn = 0;          // warp: degrees from north, toward west. barrier: see `closed`
closed = "n";      // barrier: the ways out that are closed, letters of "nesw"

side = pitch - line_w - 2 * play;
thick = 1.6;

module at_corners(far) for (angle = [45 : 90 : 315]) rotate(angle) translate([far, 0]) children();

// In a ring around the hole; every sign leaves it free.
module sign() {
    if (what == "village") difference() { square(16, center = true); square(13, center = true); }
    else if (what == "spike") at_corners(8) circle(d = 5, $fn = 3);
    else if (what == "crosshairs") for (angle = [45 : 90 : 315]) rotate(angle)
        translate([8, 0]) bar(7, 1.5);
    else if (what == "amulet") ring_mark(15, 1.5);
    else if (what == "guardian") { ring_mark(17, 1.5); ring_mark(11, 1.2); }
    else if (what == "snowflake") for (angle = [0 : 60 : 300]) rotate(angle)
        translate([7, 0]) bar(6, 1.5);
    else if (what == "warp") rotate(turn) translate([0, 7]) arrow_mark(6);
    else if (what == "barrier") closed_sides();
    else assert(false, str("there is no tile ", what));
}

module closed_sides() for (way = [["n", 90], ["e", 0], ["s", 270], ["w", 180]])
    if (len(search(way[0], closed)) > 0)
        rotate(way[1]) translate([side / 2 - 2, 0]) bar(2, side - 6);

linear_extrude(thick) difference() {
    square(side, center = true);
    circle(d = peg_hole, $fn = 36);
    translate([-side / 2, -side / 2]) rotate(45) square(4, center = true);
}
translate([0, 0, thick]) linear_extrude(symbol_h) intersection() {
    square(side - 1, center = true);
    sign();
}
