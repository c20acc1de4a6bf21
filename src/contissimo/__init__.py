"""Contissimo: Calculissimo and Contig 60 as a library, a command line and a place to play."""

__version__ = "0.2.0"
