"""The operator's log on standard error: one JSON object per line, or in a terminal one line to read.

No addresses, names, tokens or anything about a game: for a failure it has the kind and the places in the code, never the
message, which could quote what was being written. Of each kind of warning or error there is at most one line a second:
whatever a client or a network can cause often is counted, and the next line of that kind has the count.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Protocol

import structlog
from structlog.typing import EventDict

_PAUSE = 1.0
"""Seconds between two lines of a kind."""
_KIND = ("level", "event", "name", "text", "error", "message", "protocol", "table")
_INNER = 6
"""Failures of an exception group that are written."""
_KINDS = 1_000
"""Kinds that are remembered; the code has some twenty."""


@dataclass(slots=True)
class _Held:
    method: str
    event: dict[str, object]
    count: int


def _places(_logger: object, _method: str, event: EventDict) -> EventDict:
    error = event.pop("exc_info", None)
    if isinstance(error, BaseException):
        frames = traceback.extract_tb(error.__traceback__)
        event["error"] = type(error).__name__
        event["places"] = [f"{frame.filename}:{frame.lineno}" for frame in frames[-6:]]
        if isinstance(error, BaseExceptionGroup):
            event["inner"] = [_in_short(one) for one in islice(_inner(error), _INNER)]
    return event


def _inner(error: BaseException) -> Iterator[BaseException]:
    """The failures of an exception group, including nested ones."""
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            yield from _inner(one)
    else:
        yield error


def _in_short(error: BaseException) -> str:
    """Its kind and its innermost place: module, line and function."""
    places = [
        f"{frame.f_globals.get('__name__')}:{line} {frame.f_code.co_name}"
        for frame, line in traceback.walk_tb(error.__traceback__)
    ]
    return " at ".join((type(error).__name__, *places[-1:]))


class Calm:
    """Lets one line of each kind through per second, and reports a second later how many there were meanwhile."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._last: dict[tuple[str, ...], float] = {}
        self._held: dict[tuple[str, ...], _Held] = {}
        self._lock = threading.Lock()  # threads log too

    def __call__(self, _logger: object, method: str, event: EventDict) -> EventDict:
        if method == "info":  # the server's own steps: nobody can make them happen often
            return event
        kind = tuple(str(event.get(field, "")) for field in _KIND)
        now = self._now()
        with self._lock:
            held = self._held.get(kind)
            if now - self._last.get(kind, -_PAUSE) < _PAUSE:
                if held is None:
                    self._held[kind] = _Held(method, dict(event), 1)
                    self._say_later(kind, self._last[kind] + _PAUSE - now)
                else:
                    held.count += 1
                raise structlog.DropEvent
            if len(self._last) >= _KINDS:
                self._last.clear()
            self._last[kind] = now
            self._held.pop(kind, None)
        if held is not None:
            event["more"] = held.count
        return event

    def forget(self) -> None:
        """Begin again, as a new process does."""
        with self._lock:
            self._last.clear()
            self._held.clear()

    def _say_later(self, kind: tuple[str, ...], seconds: float) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # in a thread: the next line of this kind has the count
            return
        loop.call_later(seconds, self._say, kind)

    def _say(self, kind: tuple[str, ...]) -> None:
        """The last one that was held back, unless a later line has reported it."""
        with self._lock:
            held = self._held.get(kind)
            if held is not None:
                self._last.pop(kind, None)
                held.count -= 1
                if not held.count:
                    del self._held[kind]
        if held is not None:
            getattr(log, held.method)(**held.event)


class _Others(logging.Handler):
    """Messages of libraries go the same way: their text without its arguments, and the places of a failure."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        say = log.error if record.levelno >= logging.ERROR else log.warning
        text = str(record.msg).strip().partition("\n")[0]
        say("library", name=record.name, text=text, exc_info=error)


def hear_libraries() -> None:
    """Loggers that would write a whole traceback, message included."""
    for name in ("uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.propagate = False
        logger.setLevel(logging.WARNING)
        logger.handlers = [_Others()]


_stamp = structlog.processors.TimeStamper(fmt="iso", utc=True)
_as_json = structlog.processors.JSONRenderer()


def _rendered(logger: object, method: str, event: EventDict) -> str | bytes:
    """For a program, which wants all of it; or for somebody at a terminal, who looks at the newest line."""
    if not sys.stderr.isatty():
        return _as_json(logger, method, _stamp(logger, method, event))
    said, level = str(event.pop("event")).replace("_", " "), event.pop("level")
    details = "  ".join(f"{name}={_readable(value)}" for name, value in event.items())
    return f"{time.strftime('%H:%M:%S')}  {level:<7}  {said}  {details}".rstrip()


def _readable(value: object) -> str:
    return " < ".join(map(str, reversed(value))) if isinstance(value, list) else str(value)


class _Stderr:
    """The current standard error: tests and services replace it."""

    def msg(self, message: str) -> None:
        sys.stderr.write(message + "\n")
        sys.stderr.flush()

    debug = info = warning = error = critical = msg


class _Log(Protocol):
    def info(self, event: str, /, **details: object) -> None: ...
    def warning(self, event: str, /, **details: object) -> None: ...
    def error(self, event: str, /, **details: object) -> None: ...


calm = Calm()
log: _Log = structlog.wrap_logger(
    _Stderr(),
    processors=[
        structlog.processors.add_log_level,
        _places,
        calm,
        _rendered,
    ],
)
