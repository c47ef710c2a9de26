"""The environments, one folder each."""
