"""SpellCorrection."""
