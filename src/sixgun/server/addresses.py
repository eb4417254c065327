"""The addresses under which others in the network reach this machine."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

_FAR: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Somewhere in the world: addresses that are kept for examples, where nobody is (RFC 5737, RFC 3849)."""
MOST: Final = 4
"""So many addresses are named: more help nobody."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def own_addresses(version: int = 0) -> list[str]:
    """Return the addresses of this machine that others can use, those that are most likely right first.

    What only this machine or only its wire knows (127.0.0.1, fe80::1) is left out.

    Args:
        version: 4 or 6 for addresses of that kind alone.
    """
    found = [*_towards(), *_named()]
    return [str(one) for one in dict.fromkeys(found) if useful(one) and version in (0, one.version)][:MOST]


def useful(address: Address) -> bool:
    """Tell whether others could reach a machine at this address."""
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def _towards() -> list[Address]:
    """Return the addresses from which this machine would speak to others. Nothing is sent to them."""
    found: list[Address] = []
    for family, far in _FAR:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as line:
                line.connect((far, 9))
                found.append(ipaddress.ip_address(line.getsockname()[0]))
        except OSError:  # there is no way there
            continue
    return found


def _named() -> list[Address]:
    """Return the addresses that belong to this machine's own name."""
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        return []
    return [ipaddress.ip_address(str(where[0]).partition("%")[0]) for *_, where in known]
