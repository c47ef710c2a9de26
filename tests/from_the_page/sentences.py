"""Sentences of a page, one of which an implementation may be told to read as its opposite."""


class Sentences:
    """Which sentences of a page hold: all of them, or all but one."""

    def __init__(self, sentences, negated=None):
        assert negated is None or negated in sentences, negated
        self.negated = negated

    def __call__(self, sentence):
        """Return whether this sentence holds."""
        return sentence != self.negated
