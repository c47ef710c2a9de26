"""KeyLock."""
