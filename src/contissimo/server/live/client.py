"""What a room knows about one of its readers: a connection, as far as it matters to a room."""

from __future__ import annotations

from typing import Protocol

from contissimo.core.errors import ContissimoError
from contissimo.server.messages.outbound import ToClient


class Client(Protocol):
    @property
    def guest_id(self) -> str | None:
        """None: a client without a name, who may only watch."""
        ...

    def push(self, text: bytes) -> None:
        """Send a message that is already encoded."""
        ...

    def push_state(self, match_id: str, text: bytes) -> None:
        """Send a state. It replaces one of the same table that still waits."""
        ...

    def tell(self, message: ToClient) -> None: ...

    def refuse(self, re: str | None, refusal: ContissimoError) -> None:
        """Answer that something was refused; `re` is the id of that message."""
        ...

    def may_ask(self) -> None:
        """Refused if this client has asked too much."""
        ...

    def hang_up(self, why: str, code: int) -> None: ...

    def whose(self, match_id: str) -> tuple[str, ...]:
        """Who takes turns with others for long work."""
        ...
