"""Run a check in a process of its own, and tell of its end whatever the target does to it.

Compiled code can end a process without a word, or never return.  The check runs in a fork of this
process; what it was about to do stands in memory that both share, and becomes the finding.
"""

from __future__ import annotations
