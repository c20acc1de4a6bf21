"""What PettingZoo's tests warn of although it must be so."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def only_real_warnings() -> Iterator[None]:
    """It warns of every observation that is a dictionary, as one with a mask must be."""
    with warnings.catch_warnings():
        for said in ("Observation space for each agent", "Observation is not a NumPy array"):
            warnings.filterwarnings("ignore", said)
        yield
