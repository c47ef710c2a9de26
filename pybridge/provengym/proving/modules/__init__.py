"""The modules of Lean of a class of rules, as text."""
