"""Snapshots of objects: what their state is, kept and put back."""
