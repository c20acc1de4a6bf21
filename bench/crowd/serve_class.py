"""The server that `bench_class.py` drives: ours with its usual limits, on which a class from one address has to fit.

`python -m crowd.serve_class PORT FOLDER SPEED`: its clock runs so many times as fast as the machine's, and it looks at it as much more often.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import uvicorn

from contissimo.core.game import Millis
from contissimo.server.app import create_app
from contissimo.server.run import built_page, config_of
from contissimo.server.settings import Settings


def fast_clock(speed: float) -> Callable[[], Millis]:
    began, at = time.time(), time.monotonic()
    return lambda: Millis(int(1000 * (began + speed * (time.monotonic() - at))))


def main(port: int, folder: str, speed: float) -> None:
    settings = Settings(
        port=port,
        database=f"sqlite:///{folder}/contissimo.db",
        page=built_page(),
        sweep_seconds=Settings().sweep_seconds / speed,
    )
    app = create_app(settings, now=None if speed == 1 else fast_clock(speed))
    uvicorn.Server(config_of(app, settings)).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
