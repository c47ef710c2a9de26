"""Rules in Python, read as programs of which Lean proves what they do."""
