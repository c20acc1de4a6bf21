"""A future of which the one who waits may go on at once, where it is answered, and not in the next turn of the loop.

In between, the loop would take in what has arrived meanwhile: other moves, which are judged before this one is sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Answer(asyncio.Future[None]):
    """Awaited like any other. `then` is called by `give`, instead of a callback in the next turn; it must not raise."""

    then: Callable[[Answer], None] | None = None

    def give(self, error: Exception | None) -> None:
        """Success, or why there is none; nothing if nobody waits any more."""
        if self.done():
            return
        if error is None:
            self.set_result(None)
        else:
            self.set_exception(error)
        if self.then is not None:
            self.then(self)
