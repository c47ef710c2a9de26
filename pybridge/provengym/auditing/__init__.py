"""Audits: what a finite environment is, decided exactly, without a reference."""
