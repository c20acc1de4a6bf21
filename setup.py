"""The compiled modules. Without Cython or a C compiler the package installs as plain Python, with the same answers.

CONTISSIMO_COMPILE=never compiles nothing, for a wheel that works everywhere; `always` fails where nothing can be compiled.
"""

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

try:
    from Cython.Build import cythonize
except ImportError:
    cythonize = None

# Each is a module in Cython's pure-Python mode, with its C types in a .pxd file beside it.
COMPILED = (
    "contissimo.engine.calculissimo.kernel",
    "contissimo.engine.calculissimo.playout",
    "contissimo.engine.calculissimo.endgame",
    "contissimo.engine.contig60.kernel",
    "contissimo.engine.contig60.lookahead",
    "contissimo.engine.contig60.learning",
    "contissimo.engine.contig60.endgame",
    "contissimo.engine.contig60.many",
)


COMPILE = os.environ.get("CONTISSIMO_COMPILE", "if possible")


def extensions():
    if COMPILE == "never" or (cythonize is None and COMPILE != "always"):
        return []
    # Sums and products of floats are rounded one by one, as Python rounds them: the same answers everywhere.
    flags = [] if os.name == "nt" else ["-O3", "-g0", "-ffp-contract=off"]
    modules = [
        Extension(name, [f"src/{name.replace('.', '/')}.py"], extra_compile_args=flags)
        for name in COMPILED
    ]
    # The generated C belongs to the build, not beside the source.
    return cythonize(modules, build_dir="build/cython", language_level=3, quiet=True)


class AllOrNothing(build_ext):
    """The modules read each other's C fields. Where one can't be compiled none is, with a warning."""

    def build_extensions(self):
        try:
            super().build_extensions()
        except (BaseError, CCompilerError, OSError) as error:
            if COMPILE == "always":
                raise
            for extension in self.extensions:
                here = self.get_ext_fullpath(extension.name)
                built = Path(self.build_lib, self.get_ext_filename(extension.name))
                for path in (Path(here), built):
                    path.unlink(missing_ok=True)
            self.extensions = []
            self.warn(f"nothing is compiled, everything will run as plain Python: {error}")


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
