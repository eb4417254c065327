"""What is answered over HTTP is what the OpenAPI description promises, whatever is asked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import requests
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from sixgun.server.table.table import OVER, rebuild

from .online import Site, open_table, site_at

schemathesis: Any = pytest.importorskip("schemathesis", reason="it comes with requirements/dev.txt")

EXAMPLES = 12
"""Requests for each route, half of which are as the description wants them."""
ENDLESS = "/api/tables/{table_id}/stream"
"""It does not end, and has tests of its own."""


@pytest.mark.timeout(240)
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")  # of the tool itself
def test_answers_are_as_described_and_no_other_table_is_harmed(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(ask_a_server(tmp_path), 230))


async def ask_a_server(tmp_path: Path) -> None:
    limits = {"tables_a_minute": 100_000, "tables_an_address": 100_000, "request_burst": 1_000_000, "bot_pace": 0.01}
    async with site_at(tmp_path / "db", **limits) as site, site.guest("Zoe") as zoe:
        untouched = await open_table(zoe, grace=1, open=False, watch=False)
        assert (await zoe.post(f"/api/tables/{untouched}/start", json={})).status_code == 200
        async with site.guest("Ann") as ann:
            cookie = dict(ann.cookies)
            table = await open_table(ann, bots=2)
            description = (await ann.get("/api/openapi.json")).json()
            await asyncio.to_thread(ask_everything, site, description, cookie, table)
        while site.hall.keepers[untouched].summary["stage"] != OVER:
            await asyncio.sleep(0.01)
        rebuild(untouched, await site.hall.store.read(untouched))
        assert site.hall.metrics.faults._value.get() == 0


def ask_everything(site: Site, description: dict[str, Any], cookie: dict[str, str], table: str) -> None:
    """Send requests to all routes, some of them as the description wants them and some not."""
    schema = schemathesis.openapi.from_dict(description)
    schema.config.update(base_url=site.url)
    checks = schemathesis.checks
    wanted = [
        checks.CHECKS.get_one(name)
        for name in (
            "not_a_server_error",
            "status_code_conformance",
            "content_type_conformance",
            "response_schema_conformance",
        )
    ]
    asked = 0
    with requests.Session() as session:
        session.trust_env = False
        for found in schema.get_all_operations():
            operation = found.ok()
            if operation.path == ENDLESS:
                continue
            for mode in schemathesis.GenerationMode:
                try:
                    cases = operation.as_strategy(generation_mode=mode)
                    send(cases, session, cookie, table, wanted)
                except Unsatisfiable:
                    continue  # nothing about this route can be asked wrongly
                asked += 1
    assert asked > len(description["paths"])


def send(cases: Any, session: requests.Session, cookie: dict[str, str], table: str, wanted: list[Any]) -> None:
    """Send the requests of one route."""

    @settings(
        max_examples=EXAMPLES // 2,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(cases, st.booleans(), st.booleans())
    def ask(case: Any, known: bool, here: bool) -> None:
        if here and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        answer = case.call(session=session, cookies=cookie if known else {}, timeout=20)
        case.validate_response(answer, checks=wanted)

    ask()
