from __future__ import annotations

from typing import get_args

from contissimo.server.messages import inbound
from contissimo.server.wire.dispatch import HANDLERS


def test_every_message_of_a_client_has_a_handler() -> None:
    assert set(HANDLERS) == set(get_args(inbound.Said))
