"""Readers of a report: JUnit XML and HTML."""
