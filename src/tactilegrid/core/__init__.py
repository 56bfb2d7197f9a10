"""Values and rules that every game shares: no IO, no clock, no threads."""
