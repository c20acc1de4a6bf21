"""When uvicorn looks different inside: its own protocols serve, and nobody notices."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from contissimo.server.wire import fast_frames, http_front
from contissimo.server.wire.library_versions import fitting
from tests.server.helpers import Running, pair, serving, settings_for

SOCKETS, HTTP = "contissimo.server.wire.fast_frames", "contissimo.server.wire.http_front"


def test_with_the_pinned_versions_our_own_protocols_serve(
    server: Running, capfd: pytest.CaptureFixture[str]
) -> None:
    assert fitting(SOCKETS, "Frames") is fast_frames.Frames
    assert fitting(HTTP, "Front") is http_front.Front
    assert capfd.readouterr().err == ""
    assert issubclass(server.config.ws_protocol_class or object, fast_frames.Frames)


class _Changed:
    """A protocol of some later version."""

    def __init__(self, **_: Any) -> None:
        self.transport = None


class _ChangedMore:
    def __init__(self, server: Any) -> None:
        """Even that is other."""


@pytest.mark.parametrize(
    ("later", "missing"),
    [(_Changed, list(http_front.NEEDED[:5])), (_ChangedMore, ["constructor"]), (None, ["module"])],
    ids=["fields", "constructor", "module"],
)
def test_a_game_is_played_when_uvicorn_has_changed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    later: Any,
    missing: list[str],
) -> None:
    for name, module in ((SOCKETS, fast_frames), (HTTP, http_front)):
        if later is None:
            monkeypatch.setitem(sys.modules, name, None)
        else:
            monkeypatch.setattr(module, "BASE", later)
    with serving(settings_for(tmp_path)) as running:
        assert running.config.http_protocol_class is H11Protocol
        assert AutoWebSocketsProtocol in (running.config.ws_protocol_class or object).__mro__
        ana, bo, match = pair(running)
        state = ana.state(match)
        mover = ana if state["to_act"] == [1] else bo
        assert mover.move(match, state["seq"], "pass")["t"] == "state"
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    said = {line["protocol"]: line["missing"] for line in lines if "protocol" in line}
    assert said.keys() == {"Front", "Frames"}
    assert said["Front"] == missing
