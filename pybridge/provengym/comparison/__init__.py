"""A target beside its reference: what each says, and where they part.

A `Comparer` plays an environment of the target next to the reference.  An oracle says what is
`Expected` of each call: one answer of a deterministic reference (`LockstepComparer`), any of
several of one that is random or hides a part of its state (`BeliefComparer`), or what an
environment without a model answers to the same calls (`SteppedComparer`).  A difference is a
`Discrepancy`.
"""
