"""Taking a lock that is free, without a task that could wait for it."""

from __future__ import annotations

import asyncio


def take(lock: asyncio.Lock) -> bool:
    """Acquire it now; False: somebody has it, or waits for it."""
    if lock.locked():
        return False
    acquiring = lock.acquire()
    try:
        acquiring.send(None)
    except StopIteration:
        return True
    acquiring.close()  # it would have to wait for those who came before
    return False
