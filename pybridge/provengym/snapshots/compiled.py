"""Snapshots most of which compiled code takes and puts back.

They have the same keys as those of `snapshot`, which say what the state of an object is, and need
the compiled part of this package.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from provengym._core import StateReader, StateRules
from provengym.snapshots import class_contents, restoring, snapshot
from provengym.snapshots.snapshot import Snapshot

_RULES = StateRules(
    {
        "of_class": snapshot.facts_of_class,
        "stands_for_another": snapshot.stands_for_another,
        "stands_in": snapshot.STANDS_IN,
        "named": snapshot.NAMED,
        "nothing": Snapshot.nothing,
        "noted": snapshot.NOTED,
        "codes": snapshot.CODES,
        "mutables": class_contents.MUTABLE,
        "fixed": class_contents.FIXED,
        "array": np.ndarray,
        "put_dict": restoring.put_dict,
        "put_list": restoring.put_list,
        "put_array": restoring.put_array,
        "put_read_only": restoring.put_read_only,
        "put_attributes": restoring.put_attributes,
    }
)


class CompiledSnapshot(Snapshot):
    """A `Snapshot` that is sooner taken, and sooner put back."""

    def _whole(self, root: object) -> Any:
        self._form = StateReader(_RULES, self).form  # type: ignore[method-assign]
        try:
            return self._form(root)
        finally:
            del self._form

    def restore(self) -> None:
        """As that of a `Snapshot`."""
        try:
            _RULES.put_back(self._kept)
        except (TypeError, ValueError, AttributeError):
            super().restore()  # which tells what it is
