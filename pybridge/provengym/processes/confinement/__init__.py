"""Means to keep code from the network, from files, and from taking all there is, on Linux."""
