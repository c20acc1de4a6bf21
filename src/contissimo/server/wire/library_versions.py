"""Whether uvicorn and websockets have the internals that our protocols were written for.

`fast_frames` and `http_front` depend on parts that their libraries don't promise to keep. Requirements have an upper bound for that; with
newer versions the server falls back to uvicorn's own protocols, slower or with fewer limits, and logs it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any  # classes of uvicorn's, and modules by name

import uvicorn
from uvicorn.server import ServerState

from contissimo.server.log import log


def fitting(module: str, name: str) -> Any:
    """Our protocol, or None if what it needs is missing."""
    try:
        found = import_module(module)
    except ImportError:
        missing = ["module"]
    else:
        missing = _missing(found.BASE, found.NEEDED)
    if missing:
        log.warning("protocol_unfit", protocol=name, missing=missing[:5])
        return None
    return getattr(found, name)


def _missing(base: Any, needed: tuple[str, ...]) -> list[str]:
    config = uvicorn.Config(_nothing, lifespan="off", log_config=None, http="h11")
    config.load()
    try:
        made = base(config=config, server_state=ServerState(), app_state={}, _loop=object())
    except (AttributeError, TypeError):
        return ["constructor"]
    return [name for name in needed if not hasattr(made, name)]


async def _nothing(scope: object, receive: object, send: object) -> None:
    """An application, because uvicorn requires one."""
