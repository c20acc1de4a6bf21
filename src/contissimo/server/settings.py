"""What an operator can set. Every number in the documentation is here, with its default."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

DEFAULT_DATABASE = "sqlite:///contissimo.db"
_DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}

_CORES = os.cpu_count() or 1
_MANY_CORES = 4

DATABASES = (*_DRIVERS, *_DRIVERS.values())
"""The prefixes of a database's address."""


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = DEFAULT_DATABASE
    bus: str = "auto"
    """`memory`, `postgresql` or a redis URL; `auto`: what the database supports."""
    workers: int = 2
    """Processes for computer players."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use this server, such as `https://play.example.org`."""
    proxy: bool = False
    """Whether a proxy is in front and its X-Forwarded headers can be trusted."""
    metrics_token: str = ""
    """Clients that send it may read the metrics from other machines; without one only the machine itself may."""
    page: Path | None = None
    """The folder of the built page; None: there is none to serve."""

    tcp_connections: int = 0
    """Over all addresses; 0: as many as the system allows open files, minus some of our own."""
    tcp_connections_per_address: int = 400
    """Not counted behind a proxy, which has one address for all."""
    head_bytes: int = 16 * 1024
    head_seconds: float = 10.0
    """How long a connection may take to send the head of a request."""
    body_bytes: int = 1024 * 1024
    """How much of a body is read at most, including chunks, whatever it is for; each kind has a smaller limit."""
    body_seconds: float = 30.0
    connections_per_address: int = 300
    """WebSockets."""
    tables_per_address_hour: int = 120
    tables_per_guest: int = 50
    """Tables that a guest has open or running, and visited within a day."""
    listed_per_guest: int = 3
    """Listed tables of a guest that wait for players."""
    listed_per_address: int = 10
    guests_per_address_hour: int = 300
    code_guesses_per_address_minute: int = 10
    """Wrong ones: a correct one doesn't count."""
    code_guesses_minute: int = 600
    """Wrong codes a minute from all addresses together; past that, codes are slow, and refused to addresses that made mistakes."""
    messages_per_second: int = 50
    tries_per_second: int = 20
    hints_per_minute: int = 30
    asks_per_second: int = 5
    """Requests of one guest for help, moves taken back and what was possible."""
    writes_per_second: int = 5
    """Messages of one guest, other than moves, that are stored or cause lists to be read; twenty times as many at once."""
    requests_per_address_second: int = 50
    rulesets_per_address_second: int = 5
    """Rulesets that are checked; ten times as many at once."""
    replays_per_address_minute: int = 60
    replays_waiting: int = 8
    """Records that may wait for the process that reads them."""
    replay_millis: int = 5000
    """How long a record may take."""

    jobs_stand_back: int = 10
    """How much lower the priority of processes for computer players, records and sheets is: on few cores each step of a person's move would
    otherwise wait for a thinking process. (At the lowest, computer players would never move on a busy machine.)"""
    review_workers: int = min(2, max(1, _CORES // 2))
    """Processes that judge finished games, one for every two cores and at most two; none is started before somebody asks."""
    review_rest: float = 3.0 if _CORES < _MANY_CORES else 0.0
    """How many times as long as it worked such a process rests at least while many play; with four cores or more it needn't."""
    review_stands_back: int = 19
    """How much lower their priority is: a review may take longer, a move may not."""
    reviews_per_address_minute: int = 120
    """Reviews that have to be made; a cached one doesn't count. Half as many at once."""
    reviews_per_guest: int = 2
    """Reviews of one guest that may be in the making."""
    reviews_waiting: int = 64
    """The same over all guests."""
    review_millis: int = 180_000
    """CPU time that one review may take: a deep one of an ordinary game takes up to 30 s."""
    review_part_millis: int = 60_000
    """How long a process may take for a few turns of it."""
    review_bytes: int = 64 * 1024 * 1024
    """How much is kept of reviews that were asked for lately."""

    prints_per_address_minute: int = 30
    """Sheets that have to be made; a cached one doesn't count."""
    prints_waiting: int = 8
    print_millis: int = 20_000
    """How long a sheet may take."""

    classes_per_address: int = 2
    """Open classes that an address has opened; a guest may have one."""
    class_pupils: int = 40
    class_tries: int = 5
    """Wrong pictures of a pupil who comes back, before the teacher has to let them in."""
    class_attempts: int = 20_000
    """Answers of all rounds and sets that a class keeps: 40 pupils have some 500 in a day of lessons. Each change is read together with them."""
    class_idle_hours: int = 4
    """After how long without anybody doing anything a class is closed."""
    class_requests_per_second: int = 5
    """Requests of an admitted pupil past those of the address; twenty times as many at once."""
    class_guesses_per_minute: int = 10
    """Wrong codes of classes from one cookie."""
    class_guesses_per_address_minute: int = 120
    """The same from one address: a whole class mistypes."""

    code_minutes: int = 60
    transfer_minutes: int = 10
    guest_days: int = 90
    keep_days: int = 0
    """How long finished tables are kept; 0: for ever."""
    open_hours: int = 24
    """How long a table may wait for players."""
    empty_minutes: int = 10
    """The same for a listed one, while nobody is at it."""
    left_days: int = 90
    """How long a running table is kept if nobody comes back to it."""
    log_entries: int = 6_000
    """Entries of a log after which a running table is closed. A game by the usual rules has a few hundred, and 5,218 if its players only
    wait."""
    orphan_days: int = 7
    """The same if nobody is left who could."""
    give_seconds: float = 5.0
    """How long to wait for a seat's bytes for the chance."""
    away_seconds: int = 60
    """After how long an absent seat can be handed to a computer player."""
    abandon_seconds: int = 86_400
    """How long a game without a clock waits for somebody who is away, before those who stay can end it."""
    sweep_seconds: float = 0.25
    beat_seconds: float = 1.0
    room_seconds: float = 3.0
    """How long a room without readers stays in memory: a client that reloads the page is back by then."""
    bot_millis: int = 1500
    """How long a computer player may think."""
    bot_pause_millis: int = 700
    """How long it takes at least to move, so that people see what happens."""
    bot_window_millis: int = 5000
    """The same before it contests or accepts a placement: haste would reveal something."""
    bot_crash_limit: int = 3

    answer_seconds: float = 6.0
    """How long the database may take to answer, before waiting clients are asked to try again; 0: without limit."""

    @property
    def database_url(self) -> str:
        """The address with the driver that we use."""
        scheme, separator, rest = self.database.partition("://")
        return f"{_DRIVERS.get(scheme, scheme)}{separator}{rest}"

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def bus_url(self) -> str:
        if self.bus != "auto":
            return self.bus
        return "memory" if self.is_sqlite else "postgresql"
