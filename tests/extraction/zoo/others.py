"""A generator that is found where no attribute leads."""

import importlib
import sys

from extraction.zoo.base import Finding, Path, leak

importlib.import_module("extraction.zoo.hidden")


@leak(Finding("another generator"))
class GeneratorOfOthers(Path):
    def goes_on(self, action):
        return sys.modules["extraction.zoo.hidden"].draw() < 0.25
