"""A game with seats, a clock and a log: matches, their records, and the proof of their chance."""
