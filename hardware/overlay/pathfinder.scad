// Pathfinder: a home grid or a tracking grid; make two of them for each player. Entrances are the
// slots on the border of column 1.
include <plate.scad>

overlay(6, 6, slots = "edges", letters = "rows");
