"""Checks of certificates, whole or by shards."""
