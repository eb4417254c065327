"""Tests of how the source is built up."""
