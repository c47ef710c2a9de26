"""What a call of an environment draws, enumerated."""
