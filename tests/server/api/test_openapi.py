"""schemathesis reads the OpenAPI document, sends what it allows and what it doesn't, and finds nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.helpers import PATIENCE, settings_for
from tests.server.processes import process

PROGRAM = Path(sys.prefix) / "schemathesis" / "bin" / "schemathesis"
NO_LIMIT = 1_000_000_000
# A schema can't say what is a name, a code or a ruleset: 400 with a code is then the right answer.
BEYOND_A_SCHEMA = "positive_data_acceptance"
# It tries a null byte in a header, which is no HTTP.
NO_HTTP = "Invalid HTTP request received."


@pytest.mark.skipif(not PROGRAM.exists(), reason="schemathesis is not there: make test installs it")
def test_the_openapi_document_says_what_the_server_does(tmp_path: Path) -> None:
    _find_nothing(tmp_path, examples=10)


@pytest.mark.soak
@pytest.mark.skipif(not PROGRAM.exists(), reason="schemathesis is not there: make test installs it")
def test_the_openapi_document_says_for_long_what_the_server_does(tmp_path: Path) -> None:
    _find_nothing(tmp_path, examples=400)


def _find_nothing(folder: Path, examples: int) -> None:
    given = settings_for(
        folder,
        requests_per_address_second=NO_LIMIT,
        guests_per_address_hour=NO_LIMIT,
        tables_per_address_hour=NO_LIMIT,
        tables_per_guest=NO_LIMIT,
        code_guesses_per_address_minute=NO_LIMIT,
        code_guesses_minute=NO_LIMIT,
    )
    with process(given, folder / "log") as node:
        # Whoever is forgotten can ask for nothing more: that comes by itself, and last.
        for methods in ("--exclude-method", "--include-method"):
            guest = node.guest("Ana")
            cookie = "; ".join(f"{key}={value}" for key, value in guest.http.cookies.items())
            command: list[str | Path] = [
                *(PROGRAM, "run", f"{node.url}/api/openapi.json", methods, "DELETE"),
                *("--header", f"Cookie: {cookie}", "--exclude-checks", BEYOND_A_SCHEMA),
                *("--max-examples", str(examples), "--seed", "60", "--warnings", "off"),
                *("--request-timeout", str(PATIENCE)),
            ]
            found = subprocess.run(
                command,
                cwd=folder,
                env=os.environ | {"NO_COLOR": "1", "COLUMNS": "120"},
                capture_output=True,
                text=True,
                timeout=3600,
                check=False,
            )
            assert found.returncode == 0, found.stdout + found.stderr
        assert [line for line in node.mistakes() if NO_HTTP not in line] == []
