"""Keys and typed words in, announcements out."""
