"""The command line: parse, call, print. One file a verb; what is legal is asked of the games."""

from __future__ import annotations

from contissimo.cli.app import main

__all__ = ["main"]
