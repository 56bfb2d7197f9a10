// Quoridor for two or four, and Quoridor Pac-Man, which is played on the same squares. With reed
// switches below: openscad -D wired=true
include <plate.scad>

wired = false;

overlay(9, 9, slots = "crossings", wired = wired);
