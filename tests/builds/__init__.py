"""Tests of the builds of the engine."""
