// Raised marks, told apart by their shape. Flat; whoever uses one says how high it is.
include <sizes.scad>

module ring_mark(d = symbol, w = line_w) difference() {
    circle(d = d, $fn = 36);
    circle(d = d - 2 * w, $fn = 36);
}

// The four colours of Wayfinder as shapes: green, yellow, blue, red.
module colour_mark(number, d = symbol) {
    if (number == 0) circle(d = d, $fn = 36);
    if (number == 1) square(d * 0.9, center = true);
    if (number == 2) rotate(90) circle(d = d * 1.15, $fn = 3);
    if (number == 3) cross_mark(d);
}

module cross_mark(d = symbol) for (turn = [45, 135]) rotate(turn) bar(d * 1.2, d * 0.3);

module bar(length, width) square([length, width], center = true);

// Points north.
module arrow_mark(d = symbol) {
    translate([0, -d * 0.15]) bar(d * 0.25, d * 0.7);
    translate([0, d * 0.2]) rotate(90) circle(d = d * 0.7, $fn = 3);
}
