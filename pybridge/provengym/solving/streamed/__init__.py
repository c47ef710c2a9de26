"""Values that stay in a file, solved and certified a part at a time."""
