// Wayfinder: wide squares, for gems, huts and a Wayfinder at once. Each has its waypoint's colour as
// a shape near the cut corner's side: green a disc, yellow a square, blue a triangle, red a cross.
include <plate.scad>

pitch = 32;
cols = 6;
rows = 6;

overlay(cols, rows, hole = 0)
    for (col = [0 : cols - 1]) for (row = [0 : rows - 1])
        translate([margin + col * pitch, margin + row * pitch])
            translate([1, 1] * (line_w / 2 + gap + symbol / 2)) colour_mark((col + 2 * row) % 4);
