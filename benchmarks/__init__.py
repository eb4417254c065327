"""Measurements. They report figures and never pass or fail."""
