"""HunterWumpus."""
