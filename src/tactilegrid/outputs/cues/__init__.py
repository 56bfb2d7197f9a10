"""Short sounds beside the words: written down as notes, made once, kept, and played."""
