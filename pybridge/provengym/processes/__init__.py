"""Processes and calls that are watched, timed and ended.

`in_a_fork` does some work in a fork of this process, and a `Record` tells what it was doing when
it ended.  A `Child` is a program that ends with all that it started, and `Lines` are what it
writes.  A `Budget` counts seconds and steps, and a `Watchdog` interrupts a call that takes too
long.

Code that nobody has read runs as a `ConfinedProcess`, whose supervisor starts it without
privileges, counts what it takes, and lets no process outlive it.  `run_confined` has it do some
work with this package, and its `ConfinedResult` is data.
"""
