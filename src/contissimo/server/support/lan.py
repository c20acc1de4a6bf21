"""The addresses under which others in the same network find this machine. Finding them sends nothing."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

EVERY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104  # what an operator typed, looked for and not listened on
_FAR = ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1", "100.64.0.1")
"""Remote addresses: the first represents the whole internet, the others home networks."""
_PORT = 9


def lan_addresses() -> list[str]:
    """This machine's own addresses, the one with which it reaches the internet first."""
    found = dict.fromkeys(address for far in _FAR if (address := _source(far)) is not None)
    return [address for address in found if _is_of_use(address)]


def _source(far: str) -> str | None:
    """Our source address for that target; connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((far, _PORT))
        except OSError:
            return None
        address: str = asked.getsockname()[0]
        return address


def _is_of_use(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return not (parsed.is_loopback or parsed.is_unspecified or parsed.is_link_local)


def origins_of(host: str, port: int, addresses: Iterable[str] | None = None) -> list[str]:
    """What others in the network can type, if the server listens to them."""
    if host not in EVERY_ADDRESS:
        return []
    found = lan_addresses() if addresses is None else addresses
    return [f"http://{address}:{port}" for address in found]


def is_loopback(host: str) -> bool:
    """Whether a host, with or without its port, means the machine itself."""
    name = host.rpartition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
