"""Whatever is asked over HTTP is answered or refused: never an error of the server, and no other table is harmed."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .online import Site, open_table, site_at

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "name": st.text(max_size=60),
    "title": st.text(max_size=80),
    "game": st.sampled_from(["classic", "duel", "dice", "chess"]),
    "options": st.dictionaries(st.sampled_from(["players", "sets", "posse", "keep", "sheriff"]), JSON, max_size=3),
    "bot": st.sampled_from(["random", "greenhorn", "", "x"]),
    "seat": st.integers(-2, 20),
    "step": st.integers(-1, 3),
    "do": st.sampled_from(["pass", "end", "play bang:AS @1"]) | st.text(max_size=20),
    "clock": st.integers(-1, 100) | st.floats(0, 1e6),
}
"""Values that are often right, so that a request comes past the first check."""
PARTS: dict[str, st.SearchStrategy[str]] = {
    "seat": st.sampled_from(["0", "1", "3", "9", "-1", "x", "99999999999999999999"]),
    "match_id": st.sampled_from(["nothing-1", "x", "%00", "-"]),
}


def body_of(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Return bodies for a schema: mostly its own fields with fitting values, sometimes anything."""
    fields = {
        name: st.one_of(VALUES.get(name, JSON), VALUES.get(name, JSON), JSON) for name in schema.get("properties", {})
    }
    fitting = st.fixed_dictionaries({}, optional=fields)
    return st.one_of(fitting, fitting, fitting, JSON)


def operations(description: dict[str, Any]) -> list[tuple[str, str, st.SearchStrategy[Any]]]:
    """Return all routes: method, path and bodies; streams are left out, since they do not end."""
    found: list[tuple[str, str, st.SearchStrategy[Any]]] = []
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            if path.endswith("/stream"):
                continue
            content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            reference = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
            schema = description["components"]["schemas"].get(reference, {})
            found.append((method.upper(), path, body_of(schema) if content else st.none()))
    return found


def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    """One server for all examples, so that what one leaves behind meets the next."""

    async def run() -> None:
        async with site_at(
            tmp_path / "db", tables_a_minute=100_000, tables_an_address=100_000, request_burst=1_000_000
        ) as site:
            await asyncio.get_running_loop().run_in_executor(None, fuzz, site, asyncio.get_running_loop())
            async with site.guest("Zoe") as zoe:
                table = await open_table(zoe)
                assert (await zoe.post(f"/api/tables/{table}/start", json={})).status_code == 200
            assert site.hall.metrics.faults._value.get() == 0

    asyncio.run(asyncio.wait_for(run(), 110))


def fuzz(site: Site, loop: asyncio.AbstractEventLoop) -> None:
    """Send requests from a thread, since hypothesis knows no coroutines."""

    def wait(work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, loop).result(60)

    async def describe() -> dict[str, Any]:
        async with site.client() as client:
            found: dict[str, Any] = (await client.get("/api/openapi.json")).json()
            return found

    routes = operations(wait(describe()))

    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def send(data: st.DataObject) -> None:
        asks = [data.draw(st.sampled_from(routes)) for _ in range(6)]
        filled = []
        for method, path, bodies in asks:
            places = {name: data.draw(PARTS[name]) for name in re.findall(r"{(\w+)}", path) if name in PARTS}
            filled.append((method, path, places, data.draw(bodies)))
        wait(ask(site, filled))

    send()


async def ask(site: Site, asks: list[tuple[str, str, dict[str, str], Any]]) -> None:
    async with site.guest("Ann") as ann:
        table = await open_table(ann, bots=2)
        for method, path, places, body in asks:
            address = path.replace("{table_id}", table)
            for name, value in places.items():
                address = address.replace("{" + name + "}", value)
            answer = await ann.request(method, address, json=body)
            assert answer.status_code < 500, (method, address, body, answer.text)
            if answer.status_code >= 400:
                assert set(answer.json()) == {"reason", "rule", "params", "message"}
