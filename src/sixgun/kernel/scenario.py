"""Scenarios: situations, steps and expectations in files that anybody can read.

The door to the system: ``load`` reads a file, ``run`` plays it. Neither knows a game: the caller hands in the
``Stage`` of each.
"""

from __future__ import annotations

from sixgun.kernel.document import Node
from sixgun.kernel.scenario_load import Expectations, Scenario, Stage, Step, load, loads
from sixgun.kernel.scenario_names import SeatNames
from sixgun.kernel.scenario_run import Report, run

__all__ = ["Expectations", "Node", "Report", "Scenario", "SeatNames", "Stage", "Step", "load", "loads", "run"]
