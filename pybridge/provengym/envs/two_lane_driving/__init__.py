"""TwoLaneDriving."""
