"""The environments, one module each."""
