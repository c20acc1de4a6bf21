"""Contig 60 in a terminal."""
