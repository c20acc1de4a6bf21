"""The computer players of Calculissimo and the fast generator that they stand on."""

from contissimo.engine.compiled import all_or_none

COMPILED = all_or_none(__name__, ("kernel", "playout", "endgame"))
"""Whether generator, playouts and endings run at the speed of C."""
