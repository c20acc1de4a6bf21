"""Calculissimo as an environment, tile by tile: `v0` for PettingZoo and Gymnasium."""
