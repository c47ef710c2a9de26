"""Targets: loading and playing them, and guarding against what they do."""
