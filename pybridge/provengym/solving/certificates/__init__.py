"""Certificates by what they claim, and the files that hold them."""
