"""The judge of Calculissimo."""
