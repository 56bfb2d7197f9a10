"""The voices that the speech worker can use, one module each; imported in that process only."""
