"""Measures both builds and writes the figures as JSON: ``python -m benchmarks.run [--quick] [--output FILE]``.

Each build is measured in a process of its own, the compiled one if ``make compiled`` has made it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).resolve().parent.parent
BUILDS = {"plain": CHECKOUT / "src", "compiled": CHECKOUT / "build" / "compiled"}


def measure(build: str, quick: bool) -> dict[str, Any] | None:
    """Return the figures of one build, ``None`` if it is not there."""
    path = BUILDS[build]
    if not (path / "sixgun").is_dir():
        return None
    print(f"measuring the {build} build ...", file=sys.stderr, flush=True)
    environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{CHECKOUT}"}
    command = [sys.executable, "-m", "benchmarks.run", "--here", *(["--quick"] if quick else [])]
    output = subprocess.run(command, env=environment, cwd=CHECKOUT, check=True, stdout=subprocess.PIPE, text=True)
    figures: dict[str, Any] = json.loads(output.stdout)
    if figures["compiled"] != (build == "compiled"):
        raise SystemExit(f"{path} is not the {build} build")
    return figures


def rows(figures: dict[str, Any], prefix: str = "") -> list[tuple[str, float]]:
    """Return all numbers of nested figures with their names."""
    found: list[tuple[str, float]] = []
    for name, value in figures.items():
        if isinstance(value, dict):
            found.extend(rows(value, f"{prefix}{name} "))
        elif isinstance(value, int | float) and not isinstance(value, bool):
            found.append((f"{prefix}{name}".replace("_", " "), float(value)))
    return found


def show(results: dict[str, dict[str, Any]]) -> None:
    """Print the figures side by side."""
    columns = {build: dict(rows(figures)) for build, figures in results.items()}
    print(f"{'':58}" + "".join(f"{build:>14}" for build in columns))
    for name in next(iter(columns.values())):
        print(f"{name:58}" + "".join(f"{column.get(name, 0):14,.1f}" for column in columns.values()))


def main() -> None:
    """Measure, show and write."""
    parser = argparse.ArgumentParser(prog="benchmarks.run", description="Measure the speed of the engine.")
    parser.add_argument("--quick", action="store_true", help="a tenth of the work, rougher figures")
    parser.add_argument("--output", type=Path, default=CHECKOUT / "build" / "bench.json", help="JSON file to write")
    parser.add_argument("--here", action="store_true", help="measure only what is imported; JSON on standard output")
    arguments = parser.parse_args()
    if arguments.here:
        from benchmarks.measure import measure_all

        print(json.dumps(measure_all(arguments.quick)))
        return
    results: dict[str, dict[str, Any]] = {}
    for build in BUILDS:
        figures = measure(build, arguments.quick)
        if figures is not None:
            results[build] = figures
    show(results)
    if "compiled" not in results:
        print("The compiled build is not there: `make compiled` makes it.")
    machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    arguments.output.parent.mkdir(parents=True, exist_ok=True)
    arguments.output.write_text(json.dumps({"machine": machine, "builds": results}, indent=1) + "\n")
    print(f"written to {arguments.output}")


if __name__ == "__main__":
    main()
