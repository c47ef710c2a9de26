"""Stands in for setuptools while pip downloads PufferLib's source, see build_meta."""
