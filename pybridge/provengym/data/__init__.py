"""Plain data that every part of the package speaks of."""
