"""Choosing moves from what one seat may know."""
