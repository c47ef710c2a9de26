"""Targets: loading, playing, saving and restoring them, and guarding against what they do."""
