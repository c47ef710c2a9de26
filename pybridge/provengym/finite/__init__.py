"""Finite decision processes: their exact models, forms, files, quotients and graphs."""
