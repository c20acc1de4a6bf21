"""Contig 60 as environments: `v0` for PettingZoo and Gymnasium, `vec` for many boards at once."""
