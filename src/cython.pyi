# For mypy alone: Cython says nothing of its types to a type checker. Not part of the package.
from contissimo.engine.cython_types import bint as bint
from contissimo.engine.cython_types import compiled as compiled
from contissimo.engine.cython_types import double as double
from contissimo.engine.cython_types import int as int
from contissimo.engine.cython_types import longlong as longlong
from contissimo.engine.cython_types import short as short
from contissimo.engine.cython_types import ulonglong as ulonglong
