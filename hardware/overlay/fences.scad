// What stands in the grooves: a fence of Quoridor, or a barrier of Pathfinder, to print lying on
// its side. Holes below are for magnets, over the reed switches of a wired board.
include <sizes.scad>

what = "fence";    // fence, barrier
magnets = false;   // two in a fence
ringed = false;    // a row of notches: a barrier of the second colour, felt from above

long = (what == "fence" ? 2 * pitch - groove : pitch - groove) - 2 * play;
thick = groove - 2 * play;
high = groove_depth + fence_above;

module side() difference() {
    square([long, high]);
    if (ringed) for (x = [long / 2 - 4, long / 2, long / 2 + 4]) translate([x, high])
        circle(d = 2.4, $fn = 24);
}

// A barrier is as long as a square; it stands between two crossings.
difference() {
    linear_extrude(thick) side();
    if (magnets && what == "fence") for (off = [-reed_off, reed_off])
        translate([long / 2 + off, -0.1, thick / 2]) rotate([-90, 0, 0])
            cylinder(d = magnet[0], h = magnet[1] + 0.1, $fn = 24);
}
