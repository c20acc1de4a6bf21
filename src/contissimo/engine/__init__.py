"""Computer players: they see a view, never a position, and answer with a move."""
