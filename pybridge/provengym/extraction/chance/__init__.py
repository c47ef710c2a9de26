"""Enumerate what a call of an environment draws."""
