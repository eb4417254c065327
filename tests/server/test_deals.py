"""Deals: by chance, or the same at every table."""

from __future__ import annotations

from pathlib import Path

from sixgun.kernel.record import MAX_SEED

from .house import in_loop
from .online import open_table, site_at


@in_loop
async def test_tables_deal_by_chance(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", seed=None) as site:
        drawn = {site.hall.draw(1) for _ in range(20)}
        assert len(drawn) == 20
        assert all(0 <= seed <= MAX_SEED for seed in drawn)


@in_loop
async def test_with_a_seed_all_tables_deal_the_same(tmp_path: Path) -> None:
    async with site_at(tmp_path / "db", seed=MAX_SEED) as site, site.guest("Ann") as ann, site.guest("Ben") as ben:
        seeds = []
        for guest in (ann, ben):
            table = await open_table(guest)
            assert (await guest.post(f"/api/tables/{table}/start", json={})).status_code == 200
            match = (await site.hall.find(table)).table.match
            assert match is not None
            seeds.append(match.start.seed)
        assert seeds == [site.hall.draw(1)] * 2
        assert site.hall.draw(1) != site.hall.draw(2)
