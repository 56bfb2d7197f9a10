// A board: squares with lines or grooves between them, holes, braille coordinates, a cut corner.
//
// Everything is drawn flat, the cut corner at the origin, and given its height at the end. What a
// game wants is in variables with "$", which the modules below hand on to each other:
//   $cols $rows $slots  slots: "" lines, "crossings" (Quoridor), "edges" (Pathfinder)
//   $hole               diameter of the hole in each square; 0: none
//   $wired              screws, cable, and beds for reed switches where there are grooves
//   $letters            "columns" (a1), or "rows" (A1, from the top)
//   $far                what is kept free right and above
use <braille.scad>
use <marks.scad>
include <sizes.scad>

function width() = margin + $cols * pitch + $far;
function height() = margin + $rows * pitch + $far;
function at(column, row) = [margin + (column + 0.5) * pitch, margin + (row + 0.5) * pitch];
function grooved() = $slots != "";
function top() = grooved() ? base + groove_depth : plate;

// parts: where the plate is cut, between two squares; as few cuts as the bed allows
function cuts(whole, count) = whole <= bed ? [] : [margin + ceil(count / 2) * pitch];
function parts_across() = len(cuts(width(), $cols)) + 1;
function parts_up() = len(cuts(height(), $rows)) + 1;
function parts() = parts_across() * parts_up();
function bounds(whole, count, place) = let (at = concat([0], cuts(whole, count), [whole]))
    [at[place], at[place + 1]];
function part_x() = part == 0 ? [0, width()] : bounds(width(), $cols, (part - 1) % parts_across());
function part_y() = part == 0 ? [0, height()] :
    bounds(height(), $rows, floor((part - 1) / parts_across()));
function in_part(place) = place[0] >= part_x()[0] && place[0] < part_x()[1]
    && place[1] >= part_y()[0] && place[1] < part_y()[1];

module of_part() if (part == 0) children(); else intersection() {
    translate([part_x()[0], part_y()[0]])
        square([part_x()[1] - part_x()[0], part_y()[1] - part_y()[0]]);
    children();
}

module outline() difference() {
    square([width(), height()]);
    rotate(45) square(corner * sqrt(2), center = true);
    if ($wired) translate([width() - margin, height()]) circle(d = cable, $fn = 36);
}

// keys, wider at their end, that hold two parts together: on the part before a cut
module key_shape(more) polygon([[-1, -tab[0] / 2 - more], [tab[2] + more, -tab[1] / 2 - more],
    [tab[2] + more, tab[1] / 2 + more], [-1, tab[0] / 2 + more]]);

module keys(more = 0, before) {
    if (part > 0) {
        for (x = cuts(width(), $cols)) if (x == part_x()[before ? 1 : 0])
            for (row = [0 : $rows - 1]) if (row % 2 == 0 && in_part([part_x()[0], at(0, row)[1]]))
                translate([x, at(0, row)[1]]) key_shape(more);
        for (y = cuts(height(), $rows)) if (y == part_y()[before ? 1 : 0])
            for (col = [0 : $cols - 1]) if (col % 2 == 0 && in_part([at(col, 0)[0], part_y()[0]]))
                translate([at(col, 0)[0], y]) rotate(90) key_shape(more);
    }
}

module square_holes() if ($hole > 0)
    for (col = [0 : $cols - 1]) for (row = [0 : $rows - 1])
        if (in_part(at(col, row))) translate(at(col, row)) circle(d = $hole, $fn = 48);

module screw_holes() if ($wired) {
    far = $far / 2;
    for (place = [[margin / 2, margin / 2], [width() - far, margin / 2],
            [margin / 2, height() - far], [width() - far, height() - far]])
        if (in_part(place)) translate(place) circle(d = screw_hole, $fn = 24);
}

// Quoridor: between all squares. Pathfinder: on the border of its first column too.
module grooves() if (grooved()) {
    for (col = [$slots == "edges" ? 0 : 1 : $cols - 1])
        translate([margin + col * pitch - groove / 2, margin]) square([groove, $rows * pitch]);
    for (row = [1 : $rows - 1])
        translate([margin, margin + row * pitch - groove / 2]) square([$cols * pitch, groove]);
}

// Every line of the grid; where grooves divide the squares, the frame alone, outside all grooves.
module grid_lines() {
    for (col = [0 : $cols]) translate([margin + col * pitch - line_w / 2, margin - line_w / 2])
        square([line_w, $rows * pitch + line_w]);
    for (row = [0 : $rows]) translate([margin - line_w / 2, margin + row * pitch - line_w / 2])
        square([$cols * pitch + line_w, line_w]);
}

module frame() {
    west = $slots == "edges" ? groove / 2 : 0;
    difference() {
        translate([margin - west - line_w, margin - line_w])
            square([$cols * pitch + west + 2 * line_w, $rows * pitch + 2 * line_w]);
        translate([margin - west, margin]) square([$cols * pitch + west, $rows * pitch]);
    }
}

module lines() if (grooved()) frame(); else grid_lines();

// where each label stands, and what it says
function labels() = $letters == "rows" ? concat(
    [for (col = [0 : $cols - 1]) [[at(col, 0)[0], margin / 2], str("#", col + 1)]],
    [for (row = [0 : $rows - 1]) [[margin / 2, at(0, row)[1]], chr(97 + $rows - 1 - row)]]
) : concat(
    [for (col = [0 : $cols - 1]) [[at(col, 0)[0], margin / 2], chr(97 + col)]],
    [for (row = [0 : $rows - 1]) [[margin / 2, at(0, row)[1]], str("#", row + 1)]]
);

// Beds for reed switches, under the base: one below each square, two at each crossing, each across
// the groove that it watches, so that a fence's magnets at its own crossing reach it alone.
module reed_beds() if ($wired && grooved()) {
    for (col = [0 : $cols - 1]) for (row = [0 : $rows - 1])
        if (in_part(at(col, row))) translate(at(col, row)) bar(reed[0], reed[1]);
    if ($slots == "crossings") for (col = [1 : $cols - 1]) for (row = [1 : $rows - 1])
        let (x = margin + col * pitch, y = margin + row * pitch) {
            if (in_part([x + reed_off, y])) translate([x + reed_off, y]) bar(reed[1], reed[0]);
            if (in_part([x, y + reed_off])) translate([x, y + reed_off]) bar(reed[0], reed[1]);
        }
}

module base_flat() difference() {
    union() { of_part() outline(); keys(0, true); }
    keys(play, false);
    if (!grooved()) square_holes();
    screw_holes();
}

// The layer above the base, with grooves in it. Parts meet in the middle of a groove.
module squares_flat() of_part() difference() {
    outline();
    grooves();
    square_holes();
    screw_holes();
}

module raised_flat() {
    of_part() difference() { lines(); screw_holes(); }
    of_part() children();
}

module solid() {
    difference() {
        linear_extrude(grooved() ? base : plate) base_flat();
        if ($wired && grooved()) translate([0, 0, -1]) linear_extrude(reed[2] + 1) reed_beds();
    }
    if (grooved()) translate([0, 0, base]) linear_extrude(groove_depth) squares_flat();
    translate([0, 0, top()]) linear_extrude(line_h) raised_flat() children();
    translate([0, 0, top()]) for (label = labels())
        if (in_part(label[0])) translate(label[0]) braille(label[1]);
}

// For swell paper: all that is raised, and a line for each groove. The cut corner is a line too,
// since the paper keeps its own.
module swell() of_part() {
    grid_lines();
    children();
    for (label = labels()) translate(label[0]) braille_flat(label[1]);
    intersection() {
        square([width(), height()]);
        rotate(45) difference() {
            square(corner * sqrt(2) + 2 * line_w, center = true);
            square(corner * sqrt(2), center = true);
        }
    }
}

// The whole board of a game; children are flat marks of its own, raised like the lines.
module overlay(cols, rows, slots = "", hole = peg_hole, wired = false, letters = "columns",
        far = edge) {
    $cols = cols; $rows = rows; $slots = slots; $hole = hole; $wired = wired;
    $letters = letters; $far = far;
    assert(part <= parts(), str("there are ", parts(), " parts"));
    echo(parts = parts(), width = width(), height = height());
    if (form == "solid") solid() children();
    else if (form == "cut") difference() { base_flat(); label_holes(); }
    else if (form == "squares") difference() { squares_flat(); label_holes(); }
    else if (form == "swell") swell() children();
    else assert(false, "form is solid, cut, squares or swell");
}

// A laser makes no domes: holes for balls that are pressed in, in the layer that is on top.
module label_holes() if (grooved() == (form == "squares"))
    for (label = labels()) if (in_part(label[0])) translate(label[0]) braille_flat(label[1]);
