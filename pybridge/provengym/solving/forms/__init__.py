"""Forms in which a decision process is given, and what each is read as."""
