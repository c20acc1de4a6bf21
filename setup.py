"""The compiled modules. Without Cython or a C compiler the package installs as plain Python, with the same answers."""

import os

from setuptools import Extension, setup

try:
    from Cython.Build import cythonize
except ImportError:
    cythonize = None

# Each is a module in Cython's pure-Python mode, with its C types in a .pxd file beside it.
COMPILED = (
    "contissimo.engine.calculissimo.kernel",
    "contissimo.engine.calculissimo.playout",
    "contissimo.engine.calculissimo.endgame",
    "contissimo.engine.contig60.playout",
    "contissimo.engine.contig60.lookahead",
    "contissimo.engine.contig60.learning",
    "contissimo.engine.contig60.endgame",
)


def extensions():
    if cythonize is None:
        return []
    # Sums and products of floats are rounded one by one, as Python rounds them: the same answers everywhere.
    flags = [] if os.name == "nt" else ["-O3", "-g0", "-ffp-contract=off"]
    modules = [
        Extension(name, [f"src/{name.replace('.', '/')}.py"], extra_compile_args=flags)
        for name in COMPILED
    ]
    # The generated C belongs to the build, not beside the source.
    built = cythonize(modules, build_dir="build/cython", language_level=3, quiet=True)
    for extension in built:
        extension.optional = True  # a missing or failing compiler is a warning
    return built


setup(ext_modules=extensions())
