"""What a room writes: new entries with the snapshot that they lead to, and how that can fail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from contissimo.server.storage.log_rows import EndRow, EntryRow, SnapshotRow


class Conflict(Exception):
    """These entries already exist, or the log is not the one that they continue."""


class Unstored(Exception):
    """The database could not be written. Nothing has changed, or only the answer was lost."""


class NotContinued(Exception):
    """The stored log is not the one that the writer has seen."""


Done = Callable[[Exception | None], None]
"""Called with None when everything is on the disk, otherwise with the failure: then nothing is, or nobody knows."""


class Write(Struct, eq=False):
    """The new entries of one match with the snapshot that they lead to."""

    match: str
    seq: int
    """Of the last entry."""
    entries: list[EntryRow]
    snapshot: SnapshotRow
    end: EndRow | None = None


class Backend(Protocol):
    """How a batch reaches the disk."""

    is_apart: bool
    """Whether it writes on while those who waited go on, because it is another process."""

    @property
    def is_busy(self) -> bool:
        """Whether new writes had better wait, and be sent together."""
        ...

    def send(self, writes: Sequence[Write], answered: Done) -> None:
        """Call `answered` with the failure, or None."""
        ...

    def probe(self, answered: Done) -> None:
        """Call `answered` as `send` would, without writing anything."""
        ...

    async def stop(self) -> None: ...
