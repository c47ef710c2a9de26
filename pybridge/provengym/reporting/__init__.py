"""The toolkit of reports."""
