"""Tables around a match: making them, seats, starting, lists, phrases, another game."""
