"""`contissimo serve`: the server, until somebody stops it."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from math import inf
from typing import Any  # options, each with the type of its field

from contissimo.cli.files import for_us_alone
from contissimo.cli.language import can_show, out_for
from contissimo.cli.options import Flag, Number, Word
from contissimo.cli.output import Out
from contissimo.cli.usage import Misused

_METRICS_TOKEN = "CONTISSIMO_METRICS_TOKEN"  # noqa: S105  # the name of it: anyone who lists processes sees options
_MOST_DAYS = 1_000_000
"""More would lie before any time that the database can tell."""


def serve(  # noqa: PLR0913  # each is an option of the command
    *,
    host: Word = None,
    port: Number = None,
    database: Word = None,
    bus: Word = None,
    workers: Number = None,
    origins: Word = None,
    proxy: Flag = False,
    metrics_token: Word = None,
    keep_days: Number = None,
    abandon_hours: Number = None,
    open: Flag = False,  # noqa: A002  # what it is called on the command line
    lang: Word = None,
) -> int:
    from contissimo.server.cluster.bus import check_bus  # noqa: PLC0415  # the help of all verbs must not wait for the server's packages
    from contissimo.server.run import built_page, run  # noqa: PLC0415  # as above
    from contissimo.server.settings import Settings  # noqa: PLC0415  # as above
    from contissimo.server.storage.admin import prepare  # noqa: PLC0415  # as above
    from contissimo.server.storage.file_lock import held_alone  # noqa: PLC0415  # as above
    from contissimo.server.support.lan import EVERY_ADDRESS, origins_of  # noqa: PLC0415  # as above

    _check("--port", port, 0, 65_535)
    _check("--workers", workers, 1)
    _check("--keep-days", keep_days, 0, _MOST_DAYS)
    _check("--abandon-hours", abandon_hours, 1, 24 * _MOST_DAYS)
    words = {"host": host, "database": database, "bus": bus}
    abandon = None if abandon_hours is None else 3600 * abandon_hours
    numbers = {"port": port, "workers": workers, "keep_days": keep_days, "abandon_seconds": abandon}
    given: dict[str, Any] = {name: word for name, word in words.items() if word}
    given |= {name: number for name, number in numbers.items() if number is not None}
    settings = Settings(
        **given,
        origins=tuple((origins or "").replace(",", " ").split()),
        proxy=proxy,
        metrics_token=metrics_token or os.environ.get(_METRICS_TOKEN, ""),
        page=built_page(),
    )
    check_bus(settings)
    listening = _listen(settings.host, settings.port)
    address, number = listening.getsockname()[:2]
    name = "localhost" if address in EVERY_ADDRESS else address
    url = f"http://[{name}]:{number}" if ":" in name else f"http://{name}:{number}"
    out = out_for(lang, json=False)

    def ready() -> None:
        out.say("serve-ready", "bold", url=url)
        others = origins_of(settings.host, number)
        for origin in others:
            out.say("serve-lan", url=origin)
        if others:
            _show_code(out, others[0])
        if open:
            # A thread, for some browsers keep the program that starts them waiting.
            threading.Thread(target=_show, args=(url,), name="show", daemon=True).start()

    with listening, for_us_alone(), held_alone(settings):
        _progress(out, "serve-database")
        prepare(settings.database)
        _progress(out, "serve-starting")
        run(settings, listening, ready)
    return 0


def _check(name: str, number: int | None, least: int, most: float = inf) -> None:
    if number is not None and not least <= number <= most:
        raise Misused("usage_value", name=name)


def _progress(out: Out, key: str) -> None:
    """What happens now, for somebody who waits at a terminal."""
    if out.console.is_terminal:
        out.say(key, "dim")


def _show_code(out: Out, url: str) -> None:
    """The address for phones in the same network, where there is a terminal that has room for it and can write it."""
    if not out.console.is_terminal:
        return
    from contissimo.cli.qr import qr_code  # noqa: PLC0415  # only here

    code = qr_code(url)
    if can_show(code.plain) and len(code.plain.partition("\n")[0]) <= out.console.width:
        out.say("serve-scan")
        out.show(code)


def _show(url: str) -> None:
    """Open the page where there is something to show it; a text browser would take the terminal."""
    seeing = sys.platform in ("win32", "darwin") or {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ)
    if seeing:
        webbrowser.open(url)


def _listen(host: str, port: int) -> socket.socket:
    """The port, taken before anything else is begun."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise Misused("port_taken", host=host, port=port) from None
    listening.set_inheritable(True)
    return listening
