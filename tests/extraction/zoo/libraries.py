"""Environments that reach a package with compiled code, and others that only seem to."""

import pickle
import pkgutil
import sys
import types
from fractions import Fraction
from importlib.machinery import ExtensionFileLoader

from extraction.zoo.base import Exact, Finding, Path, leak

REACHED = Finding("the code of zoo_of_figures is compiled")
NOT_REACHED = Exact(Fraction(1))


def _figures():
    """A package that has compiled code, as far as its loader says, and is no known one."""
    module = types.ModuleType("zoo_of_figures")
    module.__loader__ = ExtensionFileLoader("zoo_of_figures", "zoo_of_figures.so")
    code = "class Figure:\n    def plot(self):\n        return True\nplot = Figure().plot\n"
    module.ready = True
    exec(code, vars(module))
    sys.modules[module.__name__] = module
    return module


def _tools():
    """A module of the user's own that has imported the package."""
    module = types.ModuleType("zoo_of_tools")
    module.figures, module.last = figures, 3
    exec("def plot():\n    return globals()['fig' + 'ures'].plot()\n", vars(module))
    sys.modules[module.__name__] = module
    return module


figures = _figures()
tools = _tools()


@leak(NOT_REACHED)
class NamesNothing(Path):
    """The package is named where pictures are made, and no call makes any."""

    def goes_on(self, action):
        return True

    def render(self):
        return figures.plot()


@leak(NOT_REACHED)
class ImportsInRender(Path):
    def goes_on(self, action):
        return action < 2 or self.render()

    def render(self):
        import zoo_of_figures

        return zoo_of_figures.plot()


@leak(REACHED)
class ImportsInStep(Path):
    def goes_on(self, action):
        import zoo_of_figures

        return zoo_of_figures.plot()


@leak(REACHED)
class NamesInStep(Path):
    """The name is in code that runs, in a line that does not."""

    def goes_on(self, action):
        return figures.plot() if action > 2 else True


@leak(REACHED)
class StartsLate(Path):
    """The function that names it starts in the last place alone."""

    def goes_on(self, action):
        return self.place < 2 or self.last()

    def last(self):
        return figures.plot()


@leak(REACHED)
class HoldsAnObject(Path):
    def __init__(self):
        super().__init__()
        self.figure = figures.Figure()

    def goes_on(self, action):
        return self.figure is not None


@leak(REACHED)
class IsInVariables(Path):
    def goes_on(self, action):
        return tools.plot()


@leak(REACHED)
class IsComputed(Path):
    def goes_on(self, action):
        return getattr(tools, "fig" + "ures").plot()


@leak(REACHED)
class IsInAnotherModule(Path):
    def goes_on(self, action):
        return tools.figures.plot()


@leak(NOT_REACHED)
class AnotherModuleHasIt(Path):
    def goes_on(self, action):
        return self.place < tools.last


@leak(REACHED)
class IsDefault(Path):
    def goes_on(self, action, module=figures):
        return module.plot()


def _bound(module):
    return lambda: module.plot()


@leak(REACHED)
class IsInClosure(Path):
    plot = staticmethod(_bound(figures))

    def goes_on(self, action):
        return self.plot()


@leak(NOT_REACHED)
class IsInClosureThatIsNotCalled(Path):
    plot = staticmethod(_bound(figures))

    def goes_on(self, action):
        return action < 2


@leak(REACHED)
class IsInProperty(Path):
    @property
    def plot(self):
        return figures.plot()

    def goes_on(self, action):
        return self.plot


@leak(REACHED)
class IsOfAClass(Path):
    module = figures

    def goes_on(self, action):
        return self.module.plot()


@leak(REACHED)
class InheritsWhatRuns(figures.Figure, Path):
    def goes_on(self, action):
        return self.plot()


@leak(REACHED)
class IsNamedByTheLineOfAPickle(Path):
    """No code names the package, nor anything that leads to modules of any name."""

    def goes_on(self, action):
        return pickle.loads(b"czoo_of_figures\nready\n.")


@leak(REACHED)
class IsResolved(Path):
    def goes_on(self, action):
        return pkgutil.resolve_name("zoo_of_figures:ready")


def _a_figure():
    """An object of the package, by no name of what leads to it."""
    return next(cls for cls in object.__subclasses__() if cls.__name__ == "Figure")()


@leak(REACHED)
class IsALocalVariable(Path):
    """An operator of such an object makes no call that can be seen."""

    def goes_on(self, action):
        one = _a_figure()
        return one is not None


@leak(REACHED)
class IsALocalVariableOfWhatRaises(Path):
    def goes_on(self, action):
        try:
            return self.fails()
        except ZeroDivisionError:
            return True

    def fails(self):
        one = _a_figure()
        return one is not None and 1 / 0


@leak(REACHED)
class IsALocalVariableInTheLastPlace(Path):
    """The function has returned before, and had another object."""

    def goes_on(self, action):
        one = 1 if self.place < 2 else _a_figure()
        return one is not None
