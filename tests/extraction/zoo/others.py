"""A generator that is found where no attribute leads."""

import importlib
import sys

from extraction.zoo.base import Path

importlib.import_module("extraction.zoo.hidden")


class GeneratorOfOthers(Path):
    def goes_on(self, action):
        return sys.modules["extraction.zoo.hidden"].draw() < 0.25
