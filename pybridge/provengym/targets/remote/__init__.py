"""Environments in another process, whose objects nobody else can reach, and which speak JSON."""
