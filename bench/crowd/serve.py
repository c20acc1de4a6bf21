"""The server that the bench drives: ours as it is, with other limits and a chance that is given.

`python -m crowd.serve PORT FOLDER`. Questions come line by line over the standard input; without any more it goes on serving.
"""

from __future__ import annotations

import sys
import threading

import uvicorn

from contissimo.server.app import App, create_app
from contissimo.server.run import config_of
from contissimo.server.settings import Settings
from contissimo.server.support.gc_tuning import collect_all, settle
from crowd.games import chance_of
from crowd.machine import memory_of, raise_file_limit

MANY = 1_000_000


def main(port: int, folder: str) -> None:
    raise_file_limit()
    settings = Settings(
        port=port,
        database=f"sqlite:///{folder}/contissimo.db",
        give_seconds=60.0,
        tcp_connections_per_address=MANY,
        connections_per_address=MANY,
        tables_per_address_hour=MANY,
        guests_per_address_hour=MANY,
        requests_per_address_second=MANY,
        messages_per_second=MANY,
        writes_per_second=MANY,
    )
    app = create_app(settings, chance=chance_of)
    server = uvicorn.Server(config_of(app, settings))
    threading.Thread(target=answer, args=(server, app), daemon=True).start()
    server.run()


def answer(server: uvicorn.Server, app: App) -> None:
    while not server.started:
        threading.Event().wait(0.02)
    settle()
    for line in sys.stdin:
        match line.strip():
            case "ready":
                said = "ready"
            case "memory":
                collect_all()
                said = str(memory_of())
            case _:
                said = str(len(app.node.rooms))
        sys.stdout.write(f"{said}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
