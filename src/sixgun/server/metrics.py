"""What the server measures of itself, for Prometheus."""

from __future__ import annotations

from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@final
class Metrics:
    """The figures of one server, or of one of its workers."""

    def __init__(self) -> None:
        self.registry: CollectorRegistry = CollectorRegistry()
        self.tables: Gauge = Gauge("sixgun_tables", "Tables kept", registry=self.registry)
        self.sockets: Gauge = Gauge("sixgun_sockets", "Streams open", registry=self.registry)
        self.entries: Counter = Counter("sixgun_entries", "Entries stored", registry=self.registry)
        self.finished: Counter = Counter("sixgun_games_finished", "Games finished", registry=self.registry)
        self.faults: Counter = Counter("sixgun_faults", "Faults of the program survived", registry=self.registry)
        self.refused: Counter = Counter("sixgun_refused", "What was refused", ["reason"], registry=self.registry)
        self.dropped: Counter = Counter("sixgun_dropped", "Streams ended", ["why"], registry=self.registry)
        self.requests: Counter = Counter(
            "sixgun_requests", "Requests answered", ["method", "route", "status"], registry=self.registry
        )
        self.latency: Histogram = Histogram(
            "sixgun_action_to_socket_seconds",
            "From an action received to its message written to a socket",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        """Return all figures in the text format of Prometheus."""
        return generate_latest(self.registry)


def joined(texts: dict[str, str]) -> str:
    """Return the figures of several workers as one text, each with the label ``worker``.

    Args:
        texts: the figures of each, in the text format of Prometheus, by their names.
    """
    heads: dict[str, list[str]] = {}
    values: dict[str, list[str]] = {}
    for worker, text in texts.items():
        family = ""
        for line in text.splitlines():
            if line.startswith("# "):
                family = line.split(" ", 3)[2]
                known = heads.setdefault(family, [])
                if line not in known:
                    known.append(line)
            elif line:
                name, brace, rest = line.partition("{")
                if not brace:
                    name, _, rest = line.partition(" ")
                    rest = f"}} {rest}"
                comma = "" if rest.startswith("}") else ","
                values.setdefault(family, []).append(f'{name}{{worker="{worker}"{comma}{rest}')
    lines = [line for family, head in heads.items() for line in [*head, *values.get(family, [])]]
    return "\n".join(lines) + "\n"
