"""Environments for programs that learn (`pip install contissimo[rl]`): PettingZoo, Gymnasium, and many boards at once.

The only place below the command line and the server with packages of others. Rules and chance are those of the games.
"""

import gymnasium

from contissimo.rl.calculissimo import v0 as calculissimo_v0
from contissimo.rl.contig60 import v0 as contig60_v0
from contissimo.rl.contig60.vec import ContigVec

__all__ = ["ContigVec", "calculissimo_v0", "contig60_v0"]

gymnasium.register(
    "contissimo/Calculissimo-v0", entry_point="contissimo.rl.calculissimo.v0:against"
)
gymnasium.register("contissimo/Contig60-v0", entry_point="contissimo.rl.contig60.v0:against")
