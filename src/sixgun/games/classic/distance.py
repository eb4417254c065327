"""Distance and range (B-4)."""

from __future__ import annotations

from sixgun.games.classic.table import Table


def seat_distance(table: Table, viewer: int, target: int) -> int:
    """Return the number of steps around the table between two players in the game, the shorter way (B-4.1).

    An event may put all of them at 1 (FC-2.1).
    """
    if table.level:
        return 1
    others = table.others(viewer)
    steps = others.index(target) + 1
    back = len(others) + 1 - steps
    return steps if steps < back else back


def distance(table: Table, viewer: int, target: int) -> int:
    """Return at what distance ``viewer`` sees ``target``, at least 1 (B-4.2).

    Both are in the game and different (B-4.7); the other direction may differ (B-4.3).
    """
    seen = seat_distance(table, viewer, target) + table.seen_mod[target] - table.view_mod[viewer]
    return seen if seen > 1 else 1


def within(table: Table, seat: int, limit: int) -> list[int]:
    """Return the other players that ``seat`` sees at distance ``limit`` or less, clockwise from the left."""
    others = table.others(seat)
    count = len(others)
    seen_mod = table.seen_mod
    limit += table.view_mod[seat]
    found: list[int] = []
    level = table.level
    for i in range(count):
        target = others[i]
        steps = i + 1 if i + 1 < count - i else count - i
        if level:
            steps = 1
        if steps + seen_mod[target] <= limit:
            found.append(target)
    return found


def reachable(table: Table, seat: int) -> list[int]:
    """Return the players within the weapon range of ``seat`` (B-4.4). Not to be changed."""
    known = table.reach_of[seat]
    if known is None:
        known = within(table, seat, table.weapon_range[seat])
        table.reach_of[seat] = known
    return known


def near(table: Table, seat: int) -> list[int]:
    """Return the players at distance 1, whatever the weapon (B-4.5). Not to be changed."""
    known = table.near_of[seat]
    if known is None:
        known = within(table, seat, 1)
        table.near_of[seat] = known
    return known
