"""Make a finding of a difference: confirm, shrink, classify, tell."""
