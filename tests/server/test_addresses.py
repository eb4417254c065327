"""Which addresses are named to a host who lets others in."""

from __future__ import annotations

import ipaddress
import socket
from pathlib import Path

import pytest

from sixgun.server.addresses import MOST, own_addresses, useful
from sixgun.server.serve import listen, url_of, urls_for_others

from .house import settings_for


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.168.1.20", True),
        ("10.0.0.7", True),
        ("100.101.102.103", True),
        ("203.0.113.9", True),
        ("fd00::2", True),
        ("127.0.0.1", False),
        ("127.0.1.1", False),
        ("169.254.1.1", False),
        ("0.0.0.0", False),
        ("::1", False),
        ("fe80::1", False),
        ("::", False),
        ("224.0.0.1", False),
    ],
)
def test_addresses_that_others_can_use(address: str, expected: bool) -> None:
    assert useful(ipaddress.ip_address(address)) is expected


def test_own_addresses_are_those_of_this_machine() -> None:
    found = own_addresses()
    assert len(found) == len(set(found)) <= MOST
    for address in found:
        version = ipaddress.ip_address(address).version
        family = socket.AF_INET if version == 4 else socket.AF_INET6
        socket.create_server((address, 0), family=family).close()  # who does not have it cannot listen there
        assert address in own_addresses(version)
        assert address not in own_addresses(10 - version)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_of_this_machine_alone_has_no_address_for_others(host: str, tmp_path: Path) -> None:
    assert urls_for_others(settings_for(tmp_path / "db", host=host), 8000) == []


def test_a_server_at_one_address_is_reached_there(tmp_path: Path) -> None:
    assert urls_for_others(settings_for(tmp_path / "db", host="192.0.2.7"), 80) == ["http://192.0.2.7:80"]
    assert urls_for_others(settings_for(tmp_path / "db", host="fd00::7"), 80) == ["http://[fd00::7]:80"]


def test_a_server_at_all_addresses_is_reached_at_each(tmp_path: Path) -> None:
    four = settings_for(tmp_path / "db", host="0.0.0.0")
    assert urls_for_others(four, 80) == [f"http://{address}:80" for address in own_addresses(4)]


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_all_addresses_are_those_of_ipv6_and_of_ipv4(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "db", host="::")
    with listen(settings) as listening:
        port = listening.getsockname()[1]
        assert url_of(settings, port) == f"http://127.0.0.1:{port}"
        for where in ("127.0.0.1", "::1"):
            socket.create_connection((where, port), timeout=10).close()
    assert len(urls_for_others(settings, 80)) == len(own_addresses())
