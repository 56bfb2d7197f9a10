"""From messages to words: catalogues, spelling, the explorer, queue and history."""
