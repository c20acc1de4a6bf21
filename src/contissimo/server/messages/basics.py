"""What every message of a client begins with; `inbound` and `class_inbound` build on it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

MessageId = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_.-]{1,40}\Z")]


class FromClient(Struct, tag_field="t", forbid_unknown_fields=True):
    """A client's message; `id` is its own name for it, and comes back as `re`."""

    id: MessageId
