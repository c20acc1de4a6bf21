"""All messages to clients as one type: those of tables and those of classes."""

from __future__ import annotations

import msgspec

from contissimo.server.messages.class_outbound import ClassTold
from contissimo.server.messages.outbound import (
    Bye,
    Done,
    Hinted,
    HomeTables,
    LobbyTables,
    Pong,
    Reached,
    Refused,
    Score,
    Spoken,
    State,
    Table,
    WasPossible,
    Welcome,
)

Told = (
    Welcome
    | Done
    | Refused
    | Pong
    | Score
    | Hinted
    | Reached
    | WasPossible
    | Spoken
    | Table
    | State
    | LobbyTables
    | HomeTables
    | Bye
    | ClassTold
)

understand: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)
"""Decodes the server's messages for a client written in Python."""
