"""Campaigns: many independent jobs on any executor, which go on where they were broken off."""
