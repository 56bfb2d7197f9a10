"""Catalogues: one folder a language, compiled to plain data."""
