"""Calculissimo in a terminal."""
