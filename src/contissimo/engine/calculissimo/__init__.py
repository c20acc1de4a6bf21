"""The computer players of Calculissimo and the fast generator that they stand on."""
