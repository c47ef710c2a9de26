"""Values that are hidden from the calls of an extraction, for nothing depends on them.

Logs, scores and counters that calls only accumulate into would tell apart states that are otherwise
the same.  In a call a stand-in is in the place of the value that such an attribute held before: it
can be increased, or appended to, and every other use is a mistake that makes the extraction begin
again with the attribute in the states.
"""

READ = ("is_success", "success", "TimeLimit.truncated", "action_mask")
"""Entries of an info that are read, by this package or by a wrapper."""
