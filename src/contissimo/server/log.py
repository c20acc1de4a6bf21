"""The log of the operator: one JSON object a line on the standard error.

No addresses, names, tokens or anything of a game: of a failure it has the kind and the places in the code, never the
message, which could quote what was being written.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import structlog


def _places(
    _logger: Any, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    error = event.pop("exc_info", None)
    if isinstance(error, BaseException):
        frames = traceback.extract_tb(error.__traceback__)
        event["error"] = type(error).__name__
        event["places"] = [f"{frame.filename}:{frame.lineno}" for frame in frames[-6:]]
    return event


class _Others(logging.Handler):
    """What libraries say goes the same way: their text without what it was about, and the places of a failure."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        say = log.error if record.levelno >= logging.ERROR else log.warning
        text = str(record.msg).strip().partition("\n")[0]
        say("library", name=record.name, text=text, exc_info=error)


def hear_libraries() -> None:
    """Those that would write a whole traceback, message and all."""
    for name in ("uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.propagate = False
        logger.setLevel(logging.WARNING)
        logger.handlers = [_Others()]


class _Stderr:
    """The standard error of the moment: tests and services replace it."""

    def msg(self, message: str) -> None:
        sys.stderr.write(message + "\n")
        sys.stderr.flush()

    debug = info = warning = error = critical = msg


log: Any = structlog.wrap_logger(
    _Stderr(),
    processors=[
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _places,
        structlog.processors.JSONRenderer(),
    ],
)
