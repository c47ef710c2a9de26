"""SwimmerGait."""
