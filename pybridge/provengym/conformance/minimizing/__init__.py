"""From a difference to a finding: confirm, shrink, classify, tell."""
