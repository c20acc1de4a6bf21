"""The options that several verbs share, by type. Their sentences are in the catalogue, by name."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

Flag = bool
Word = str | None
Number = int | None

Signs = Annotated[str | None, Parameter(allow_leading_hyphen=True)]
"""A value that may begin with a minus sign, or be `-` for standard input."""
File = Annotated[str, Parameter(allow_leading_hyphen=True)]
