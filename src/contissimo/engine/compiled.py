"""Keeps the compiled modules of a package together: they read each other's C fields, so all of them are compiled or none."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec, module_from_spec, spec_from_file_location


def all_or_none(package: str, names: Sequence[str]) -> bool:
    """Whether all these modules of a package are compiled. If only some are, all are taken from their source.

    To be called once, by the package itself, before anything imports them; `names` in the order of their imports.
    """
    specs = [find_spec(f"{package}.{name}") for name in names]
    kinds = [spec is not None and isinstance(spec.loader, ExtensionFileLoader) for spec in specs]
    if any(kinds) and not all(kinds):
        for name in names:
            _load_source(package, name)
    return all(kinds)


def _load_source(package: str, name: str) -> None:
    full = f"{package}.{name}"
    spec = spec_from_file_location(full, f"{sys.modules[package].__path__[0]}/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[full] = module
    spec.loader.exec_module(module)
    setattr(sys.modules[package], name, module)
