// The pieces, each told from the others by its shape, with a peg for the hole of a square.
//   openscad -D 'what="dark"' -o dark.stl pieces.scad
use <marks.scad>
include <sizes.scad>

// light, dark: Pathagon; Dark has the ring on top that its sides of the board have as well
// pawn: Quoridor, with `number` ridges around it, 1 to 4
// tall, short, disc: Pathfinder's pawns and its trail
// pacman, ghost, pellet, life: Quoridor Pac-Man; a ghost has `number` dots on its head
// gem, hut, wayfinder: Wayfinder, in the shape of colour `number`, 1 to 4
// escort, villager, goblin: Escort Quest
what = "dark";
number = 1;
magnet_hole = false;   // in the peg, over the reed switch of a wired board

module round_peg(d = peg) translate([0, 0, -peg_length]) difference() {
    cylinder(d = d, h = peg_length, $fn = 36);
    if (magnet_hole) translate([0, 0, -0.1])
        cylinder(d = magnet[0], h = magnet[1] + 0.1, $fn = 24);
}

module body(d = piece_d, h = piece_h) cylinder(d = d, h = h, $fn = 48);
module raised(z, h = symbol_h) translate([0, 0, z]) linear_extrude(h) children();
module ball(d, z) translate([0, 0, z]) sphere(d = d, $fn = 36);

module ringed() {
    body();
    raised(piece_h, ring[2]) ring_mark(ring[0], ring[1]);
}

module pawn(ridges, h = 24) {
    body(d = 12, h = h);
    for (ridge = [1 : 1 : ridges]) translate([0, 0, h - 4.5 * ridge]) body(d = 15, h = 1.5);
}

module dots_on_top(count, z) raised(z) for (dot = [0 : count - 1])
    rotate(360 / max(count, 2) * dot) translate([count == 1 ? 0 : 3.4, 0]) circle(d = 2.4, $fn = 24);

module ghost(dots) {
    body(d = 14, h = 12);
    raised(0, 3) difference() { circle(d = piece_d, $fn = 9); circle(d = 10, $fn = 36); }
    dots_on_top(dots, 12);
}

module pacman() difference() {
    union() { body(d = 12, h = 4); ball(15, 9); }
    translate([0, 0, 9]) rotate([0, 0, -30]) rotate_extrude(angle = 60, $fn = 48)
        translate([0, -8]) square([9, 16]);
}

module colour(h, d) raised(0, h) colour_mark(number - 1, d);

if (what == "light") { body(); round_peg(); }
else if (what == "dark") { ringed(); round_peg(); }
else if (what == "pawn") { pawn(number); round_peg(); }
else if (what == "tall") { pawn(0, 30); round_peg(); }
else if (what == "short") { body(d = 12, h = 8); ball(12, 8); round_peg(); }
else if (what == "disc") { body(d = 12, h = 2); round_peg(); }
else if (what == "pacman") { pacman(); round_peg(); }
else if (what == "ghost") { ghost(number); round_peg(); }
else if (what == "pellet") { body(d = 8, h = 2); ball(8, 2); round_peg(); }
else if (what == "life") { body(d = 12, h = 3); raised(3) cross_mark(8); }
else if (what == "gem") colour(5, 6);
else if (what == "hut") { colour(3, 12); raised(3, 3) ring_mark(6, 1.5); }
else if (what == "wayfinder") { colour(4, 13); translate([0, 0, 4]) body(d = 5, h = 20); }
else if (what == "escort") { pawn(1); round_peg(); }
else if (what == "villager") { body(d = 12, h = 14); ball(12, 14); round_peg(); }
else if (what == "goblin") {
    cylinder(d1 = piece_d, d2 = 2, h = 22, $fn = 5);
    round_peg();
}
else assert(false, str("there is no piece ", what));
