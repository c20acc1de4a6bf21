"""The computer players of Contig 60: exact tables, search over the dice, a learned evaluation, levels."""

from contissimo.engine.compiled import all_or_none

COMPILED = all_or_none(__name__, ("kernel", "lookahead", "learning", "endgame", "many"))
"""Whether search, playouts and endings run at the speed of C."""
