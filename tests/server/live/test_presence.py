from __future__ import annotations

from typing import Any

from tests.server.helpers import Running, pair


def _here(seats: list[dict[str, Any]]) -> list[bool]:
    return [person["online"] for seat in seats for person in seat["people"]]


def test_who_reads_a_table_is_shown_as_here_though_that_is_written_later(server: Running) -> None:
    """Otherwise a seat could be handed to a computer player while its person sits there."""
    for _ in range(3):
        ana, _bo, match = pair(server, listed=True)
        table = ana.wait("table", lambda t: t["phase"] == "running")
        assert _here(table["seats"]) == [True, True]
        lobby = ana.http.get("/api/tables").json()
        (listed,) = [line for line in lobby if line["match"] == match]
        assert _here(listed["seats"]) == [True, True]
