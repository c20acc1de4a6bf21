"""Where each weight of the evaluation stands in the list of all. `lookahead.pxd` has the same numbers."""

from __future__ import annotations

STAGES = 5
"""Of the game: windows, heat and threats are weighed by it. The last one is the beginning."""
TURNS = 64
PATTERNS = 32
WINDOWS = 256
HEATS = 10
GROUPS = 2 * STAGES
"""Stage by stage, the weights for the side that throws next, then those for the other."""

# First the windows: group, window, pattern.
LEAD = GROUPS * WINDOWS * PATTERNS
TEMPO = LEAD + TURNS
HEAT = TEMPO + TURNS
THREAT = HEAT + STAGES * HEATS
WEIGHTS = 82_104

KINDS = 65
"""Of patterns that share a weight; the last are those that can't be completed."""
SHARED = KINDS * GROUPS


def stage_of(turns_left: int) -> int:
    return sum(turns_left > end for end in (4, 12, 22, 34))
