"""Snapshots of objects: their states, kept and put back.

A `Snapshot` is the state of an object and of everything that it refers to; its key is equal exactly
where the state is.
"""
