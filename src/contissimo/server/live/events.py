"""What happens at the tables of a node, for the parts that subscribe to it: `Node` connects them once.

So a room needs no list, and a list no computer player. Listeners are called at once and must not wait.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Generic, TypeVar

from contissimo.server.storage.table_rows import Damaged

T = TypeVar("T")
R = TypeVar("R")


class Event(Generic[T]):
    """Subscribe a listener."""

    __slots__ = ("_listeners",)

    def __init__(self) -> None:
        self._listeners: list[Callable[[T], object]] = []

    def connect(self, listener: Callable[[T], object]) -> None:
        self._listeners.append(listener)

    def __call__(self, what: T) -> None:
        for listener in self._listeners:
            listener(what)


class Events(Generic[R]):
    """`R` is a room."""

    def __init__(self) -> None:
        self.moved: Event[R] = Event()
        """A match has moved on."""
        self.table_changed: Event[R] = Event()
        """What readers see of a table has changed: people, votes, its phase."""
        self.unread_changed: Event[str] = Event()
        """A match that has no room on this node has moved on, or its table has changed."""
        self.lobby_changed: Event[None] = Event()
        """The order of the lobby may have changed, or something that nobody on this node has read."""
        self.guests_changed: Event[Collection[str]] = Event()
        """Something about the tables of these guests has changed."""
        self.guests_erased: Event[Collection[str]] = Event()
        """These guests have been erased."""
        self.damaged: Event[Damaged] = Event()
        """A table can't be read."""
