"""Environments for programs that learn (`pip install contissimo[rl]`): PettingZoo, Gymnasium, and many boards at once.

The only place below the command line and the server with packages of others. Rules and chance are those of the games.
"""

import gymnasium

from contissimo.rl.contig60 import v0 as contig60_v0
from contissimo.rl.contig60.vec import ContigVec

__all__ = ["ContigVec", "contig60_v0"]

gymnasium.register("contissimo/Contig60-v0", entry_point="contissimo.rl.contig60.v0:against")
