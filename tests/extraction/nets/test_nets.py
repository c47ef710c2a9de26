"""The nets alone, around one call: what each of them sees, and what it leaves as it was."""

import collections
import ctypes
import datetime
import gc
import importlib
import logging
import math
import os
import pathlib
import random
import secrets
import signal
import sys
import threading
import time
import types
import uuid
from importlib.machinery import ExtensionFileLoader

import numpy as np
import pytest

from extraction.zoo.base import Path
from provengym import extract
from provengym.data.limits import NORMAL
from provengym.extraction.chance.draw import Draw, Interval, unit
from provengym.extraction.chance.leaves import CallLimits, enumerate_call
from provengym.extraction.chance.seed import MarkedSeed
from provengym.extraction.nets import HiddenChanceError, Nets, interruptions
from provengym.extraction.nets.c_random import c_state
from provengym.extraction.nets.generators import Replacer
from provengym.extraction.nets.global_state import OtherGenerators
from provengym.extraction.nets.graph import parts_of
from provengym.extraction.nets.interruptions import Interruptions
from provengym.extraction.nets.libraries import is_compiled, is_library
from provengym.extraction.nets.residue import drawn_in
from provengym.processes.isolation import in_a_fork

NOTHING = {"leaves": 1, "reasons": []}


def forked(function):
    """Return the result of a function in a fork, for the traps are set for good."""
    answers = []
    gc.collect()  # as before an extraction: finalizers would run within calls
    crash = in_a_fork(
        lambda send: send({"event": "answer", "is": function()}), answers.append, NORMAL
    )
    assert crash is None, crash.told
    (answer,) = answers
    return answer["is"]


class Own(Path):
    """Draws by its own generator."""

    def goes_on(self, action):
        return self.np_random.integers(4) == 0


def prepared(env):
    nets = Nets(env)
    nets.prepare()
    return nets


def in_call(call):
    """Return the number of results of a call within the nets, and why others are not known."""

    def made():
        nets = prepared(Own())

        def within():
            with nets.call():
                return call()

        found = enumerate_call(within, limits=CallLimits())
        return {"leaves": len(found.leaves), "reasons": sorted(found.reasons)}

    return forked(made)


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda: time.time(), "time.time is called"),
        (lambda: time.localtime(), "time.localtime is called"),
        (lambda: os.urandom(4), "os.urandom is called"),
        (lambda: os.getpid(), "os.getpid is called"),
        (lambda: uuid.uuid4(), "uuid.uuid4 is called"),
        (lambda: secrets.randbelow(4), "secrets.randbelow is called"),
        (lambda: datetime.datetime.now(), "datetime.now is called"),
        (lambda: datetime.date.today(), "date.today is called"),
        (lambda: np.random.default_rng(3), "a generator is made of a seed that is not the reset's"),
        (lambda: np.random.PCG64(), "a bit generator is made"),
        (lambda: random.Random(3), "a Random is made of a seed that is not the reset's"),
        (lambda: np.random.RandomState(3), "a RandomState is made of a seed that is not the"),
        (lambda: np.random.get_bit_generator(), "numpy.random.get_bit_generator is called"),
        (lambda: np.random.standard_cauchy(), "RandomState.standard_cauchy is used"),  # noqa: NPY002
        (lambda: threading.Thread(target=print).start(), "threading.Thread.start is called"),
        (lambda: threading.get_ident(), "the number of a thread is asked for"),
        (lambda: hash("text"), "hash() of a str is called"),
        (lambda: id("text"), "id() is called"),
        (lambda: pathlib.Path(os.devnull).read_text(), "the system is asked for something (open)"),
        (lambda: os.stat("."), "os.stat is called"),
        (lambda: os.system(":"), "the system is asked for something (os.system)"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_trap_names_what_it_caught(call, reason):
    found = in_call(call)

    assert found["leaves"] == 0
    assert [why for why in found["reasons"] if why.startswith(reason)], found["reasons"]


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda cv2: cv2.randu(np.zeros(3), 0, 9), "cv2.randu is called"),
        (lambda cv2: cv2.randn(np.zeros(3), 0, 1), "cv2.randn is called"),
        (lambda cv2: cv2.randShuffle(np.arange(9.0)), "cv2.randShuffle is called"),
        (lambda cv2: cv2.setRNGSeed(3), "cv2.setRNGSeed is called"),
        (
            lambda cv2: cv2.kmeans(np.eye(4, dtype=np.float32), 2, None, (1, 3, 1), 1, 0),
            "cv2.kmeans is called",
        ),
        (lambda cv2: cv2.createBackgroundSubtractorMOG2(), "cv2.createBackgroundSubtractorMOG2"),
        (lambda cv2: cv2.VideoCapture(), "cv2.VideoCapture is called"),
        (lambda cv2: cv2.imread("nothing"), "cv2.imread is called"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_functions_of_opencv_that_draw_or_keep_something_are_caught(call, reason):
    cv2 = pytest.importorskip("cv2", reason="OpenCV is not installed")

    found = in_call(lambda: call(cv2))

    assert found["leaves"] == 0
    assert [why for why in found["reasons"] if why.startswith(reason)]


OF_PILLOW = {
    "PIL.Image.effect_noise": lambda image: image.effect_noise((9, 9), 9),
    "PIL.Image.Image.effect_spread": (
        lambda image: image.radial_gradient("L").resize((9, 9)).effect_spread(2)
    ),
}


@pytest.mark.parametrize("name", OF_PILLOW)
def test_functions_of_pillow_that_draw_are_caught(name):
    image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")

    one, other = (OF_PILLOW[name](image).tobytes() for _ in range(2))
    found = in_call(lambda: OF_PILLOW[name](image))

    assert one != other
    assert found == {"leaves": 0, "reasons": [f"{name} is called"]}


def test_what_else_opencv_and_pillow_do_is_followed():
    cv2 = pytest.importorskip("cv2", reason="OpenCV is not installed")
    image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")

    assert in_call(lambda: cv2.resize(np.zeros((4, 4)), (2, 2)).shape) == NOTHING
    assert in_call(lambda: image.new("L", (4, 4)).resize((2, 2)).size) == NOTHING


@pytest.mark.parametrize(
    "call",
    [
        lambda: time.strftime("%Y", (2024, 1, 1, 0, 0, 0, 0, 1, 0)),
        lambda: datetime.datetime(2024, 1, 2).isoformat(),
        lambda: hash((1, 2.5, True)),
        lambda: {"text": 1}["text"],
        lambda: logging.getLogger("nets").warning("a record has a date"),
        lambda: np.random.default_rng(),
        lambda: random.Random(),
        lambda: np.zeros(3),
        lambda: isinstance(datetime.datetime(2024, 1, 2), datetime.date),
        lambda: collections.namedtuple("kind", "n")(1),
    ],
)
def test_what_is_no_chance_is_let_through(call):
    assert in_call(call) == NOTHING


@pytest.mark.parametrize(
    "call",
    [
        lambda: random.randrange(4),
        lambda: random.choice("abcd"),
        lambda: int(np.random.randint(4)),  # noqa: NPY002
        lambda: np.random.permutation(4)[0],  # noqa: NPY002
        lambda: int(4 * np.random.sample()),  # noqa: NPY002
        lambda: random.Random().randrange(4),
        lambda: np.random.RandomState().randint(4),
        lambda: np.random.default_rng(MarkedSeed()).integers(4),
    ],
)
def test_the_generators_of_the_process_are_enumerated(call):
    found = in_call(call)

    assert found["leaves"] % 4 == 0
    assert found["leaves"] > 0
    assert found["reasons"] == []


def test_everything_is_as_before_between_calls():
    def used():
        prepared(Own())
        random.seed(4)
        np.random.seed(4)  # noqa: NPY002
        numbers = random.random(), np.random.random(), random.Random(4).random()  # noqa: NPY002
        assert time.time() > 0
        assert len(os.urandom(3)) == 3
        assert isinstance(random.Random(4), random.Random)
        assert isinstance(np.random.default_rng(4), np.random.Generator)
        assert issubclass(datetime.datetime, datetime.date)
        return numbers

    random.seed(4)
    np.random.seed(4)  # noqa: NPY002
    ordinary = random.random(), np.random.random(), random.Random(4).random()  # noqa: NPY002
    assert tuple(forked(used)) == ordinary


def test_what_another_thread_does_is_no_mark():
    def made():
        nets = prepared(Own())
        begin, seen = threading.Event(), []

        def wait():
            begin.wait()
            seen.append(time.time())

        thread = threading.Thread(target=wait)
        thread.start()

        def within():
            with nets.call():
                begin.set()
                thread.join()

        found = enumerate_call(within, limits=CallLimits())
        return {"leaves": len(found.leaves), "seen": len(seen)}

    assert forked(made) == {"leaves": 1, "seen": 1}


class Aliases(Path):
    """One generator under many names."""

    def __init__(self):
        super().__init__()
        self.rng = np.random.default_rng(1)
        self.kept = {"here": [self.rng], "there": collections.deque([self.rng])}
        self.draw = self.rng.integers
        self.held = np.array([self.rng, None], dtype=object)
        rng = self.rng
        self.closed = lambda: rng

    def goes_on(self, action):
        return True


def test_aliases_stay_aliases():
    def replaced():
        env = Aliases()
        before = env.rng
        prepared(env)
        names = (env.kept["here"][0], env.kept["there"][0], env.draw.__self__, env.held[0])
        return env.rng is not before and all(one is env.rng for one in (*names, env.closed()))

    assert forked(replaced)


def _nothing(*arguments):
    """Does nothing, whenever it is called."""


class Rings:
    """Handles a signal by a method, which is another object each time."""

    def ring(self, *arguments):
        """Do nothing."""


IMPORTED = """
import gc
import signal
import threading

from extraction.zoo.base import Path


def nothing(*arguments):
    pass


class Waits(Path):
    def goes_on(self, action):
        return True


signal.signal(signal.SIGINT, nothing)
gc.callbacks.append(nothing)
threading.Thread(target=threading.Event().wait, name="waits", daemon=True).start()
"""


def test_what_an_import_lets_run_is_told(tmp_path):
    path = tmp_path / "waits.py"
    path.write_text(IMPORTED)

    model = extract(f"{path}:Waits", budget="5000steps")

    assert not model.complete
    messages = [one.message for one in model.findings]
    does = ("handles SIGINT", "is called when garbage is collected")
    for what in does:
        assert [
            one
            for one in messages
            if one.startswith("code of the module ")
            and f"waits {what}, and may run within any call" in one
        ]
    assert [one for one in messages if one.startswith("the thread 'waits' runs beside the calls")]
    assert len(messages) == len(does) + 1


def test_what_was_there_before_counts_where_the_target_has_let_it_run():
    def told():
        rings, home = Rings(), _nothing.__globals__["__name__"]
        signal.signal(signal.SIGUSR1, rings.ring)
        gc.callbacks.append(_nothing)
        before = Interruptions()
        return list(before.told({"another"})), list(before.told({home, "another"}))

    others, own = forked(told)
    assert others == []
    assert [what.split(", ")[0].rpartition(__name__)[2] for what in own] == [
        " handles SIGUSR1",
        " is called when garbage is collected",
    ]


def test_what_the_main_module_has_let_run_before_may_be_the_callers():
    def told():
        space = {"__name__": "__main__"}
        exec("def nothing(*arguments): pass", space)
        gc.callbacks.append(space["nothing"])
        before = Interruptions()
        gc.callbacks.append(space["nothing"])
        again = list(before.told({"__main__"}))
        exec("def other(*arguments): pass", space)
        gc.callbacks.append(space["other"])
        return again, list(before.told({"__main__"}))

    again, other = forked(told)
    assert again == []
    assert len(other) == 1


def test_what_is_set_and_taken_back_between_two_looks_is_kept():
    def told():
        before = Interruptions()
        gc.callbacks.append(_nothing)
        before.look()
        gc.callbacks.remove(_nothing)
        return list(before.told(set()))

    assert len(forked(told)) == 1


def test_a_thread_that_ends_with_the_first_call_is_told():
    def told():
        stop = threading.Event()
        before = Interruptions()
        thread = threading.Thread(target=stop.wait)
        thread.start()
        nets = Nets(Own(), interruptions=before)
        nets.prepare()
        stop.set()
        thread.join()
        return nets.verify(), nets.verify()

    first, later = forked(told)
    assert len(first) == 1
    assert "runs beside the calls" in first[0]
    assert later == []


@pytest.mark.parametrize(
    ("package", "many"), [("zoo_of_figures", 1), ("cv2", 0), ("nets.test_nets", 0)]
)
def test_a_thread_of_compiled_code_counts_where_one_that_is_not_known_was_reached(
    package, many, monkeypatch
):
    importlib.import_module("extraction.zoo.libraries")
    threads = iter([1, 2, 2])
    monkeypatch.setattr(interruptions, "_natives", lambda: next(threads))
    built = [(_nothing.__code__, {"__name__": package})]

    def told():
        nets = Nets(Own(), built=built)
        nets.prepare()
        return nets.verify()

    found = forked(told)
    assert len(found) == many
    assert all("the code of zoo_of_figures is compiled" in one for one in found)


class InTuple(Path):
    """Its generator cannot be replaced."""

    def __init__(self):
        super().__init__()
        self.kept = {"pair": (1, np.random.default_rng(1))}

    def goes_on(self, action):
        return True


def test_what_cannot_be_replaced_is_told_with_its_path():
    def refused():
        with pytest.raises(HiddenChanceError) as error:
            prepared(InTuple())
        return str(error.value)

    assert forked(refused).startswith("env.kept['pair'][1] draws")


ELSEWHERE = [np.random.default_rng(2)]


def test_a_generator_that_nothing_replaced_is_seen_when_it_draws():
    def told():
        nets = prepared(Own())
        first = nets.verify()
        ELSEWHERE[0].random()
        return first, nets.verify(), nets.verify()

    first, second, third = forked(told)
    assert first == third == []
    assert second == ["another generator of the process is drawn from, a Generator"]


C = ctypes.CDLL(None)
"""The functions of the C library."""


@pytest.mark.skipif(not c_state(), reason="the C library tells nothing of its generator")
@pytest.mark.parametrize("draw", ["rand", "random"])
def test_a_draw_of_the_c_library_is_seen(draw):
    def told():
        others = OtherGenerators()
        before = others.changes()
        getattr(C, draw)()
        return before, others.changes(), others.changes()

    assert forked(told) == [
        [],
        ["another generator of the process is drawn from, rand() of the C library"],
        [],
    ]


@pytest.mark.skipif(not c_state(), reason="the C library tells nothing of its generator")
@pytest.mark.parametrize("size", [8, 32, 64, 128, 256])
def test_to_look_at_the_generator_of_the_c_library_changes_nothing(size):
    def drawn():
        state = ctypes.create_string_buffer(size)
        C.initstate(3, state, size)
        numbers = [C.rand() for _ in range(2 * size)]
        C.initstate(3, state, size)
        looked, seen = [], []
        for _ in numbers:
            seen.append(c_state())
            looked.append(C.rand())
        return numbers == looked, len(set(seen)) == len(seen), {*map(len, seen)} == {size}

    assert forked(drawn) == [True, True, True]


@pytest.mark.skipif(not c_state(), reason="the C library tells nothing of its generator")
def test_what_draws_where_no_trap_is_changes_the_generator_of_the_c_library():
    image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")

    def told():
        nets = prepared(Own())
        with nets.call():
            image.core.effect_noise((2, 2), 9)
        return nets.verify()

    assert forked(told) == [
        "another generator of the process is drawn from, rand() of the C library"
    ]


def test_a_library_with_traps_of_its_own_that_is_imported_too_late_is_told(monkeypatch):
    monkeypatch.delitem(sys.modules, "resource", raising=False)

    def told():
        nets = prepared(Own())
        before = nets.verify()
        importlib.import_module("resource")
        return before, nets.verify(), nets.verify()

    before, after, later = forked(told)
    assert before == later == []
    assert after == ["resource was imported too late to see which of its functions are called"]


@pytest.mark.parametrize(
    ("code", "home", "is_use"),
    [
        ("module.ready", __name__, True),
        ("module.missing", __name__, True),
        ("module.__dict__", __name__, True),
        ("module.__name__", __name__, False),
        ("module.ready", "scipy.stats", False),
        ("module.ready", "inspect", False),
        ("module.ready", "pydoc", True),
    ],
)
def test_a_package_is_used_where_code_of_the_target_asks_it_for_what_is_its_own(code, home, is_use):
    module = importlib.import_module("extraction.zoo.libraries").figures

    def told():
        nets, space = prepared(Own()), {"__name__": home, "module": module}
        again, last = Nets(Own(), trust=["zoo_of_figures"]), []
        found = [asked(space), nets.verify()]
        with nets.call():
            asked(space)
        with nets.call():
            last.append(asked(space))
        return [*found, nets.verify(), nets.verify(), again.verify()], last == found[:1]

    def asked(space):
        try:
            return repr(eval(code, space))[:1]
        except AttributeError:
            return ""

    (_, before, after, later, trusting), is_same = forked(told)
    assert is_same
    assert before == later == trusting == []
    assert [one.partition(",")[0] for one in after] == (
        ["the code of zoo_of_figures is compiled"] if is_use else []
    )


def test_a_package_whose_compiled_code_is_loaded_later_is_known_then(monkeypatch):
    module = types.ModuleType("late_figures.inner")
    module.__loader__ = ExtensionFileLoader("late_figures.inner", "inner.so")
    before = is_compiled("late_figures")
    monkeypatch.setitem(sys.modules, module.__name__, module)

    assert not before
    assert is_compiled("late_figures")


class LazyModule(types.ModuleType):
    """Imports what it has when it is first asked for an attribute, and cannot."""

    def __getattr__(self, name):
        raise ModuleNotFoundError(f"no module named {name!r}")


class Refuses:
    """Computes its attributes, and fails."""

    __slots__ = ()

    def __getattr__(self, name):
        raise RuntimeError(name)


LAZY, REFUSES = LazyModule("lazy"), Refuses()


class Asks(Path):
    """Its code names a module and an object that cannot be asked for attributes."""

    def goes_on(self, action):
        return LAZY is not REFUSES


def test_what_cannot_be_asked_for_its_attributes_is_let_be():
    assert forked(lambda: prepared(Asks()).verify()) == []


COUNT = 0


class Counts(Path):
    """Part of what it counts is saved as its state, and part is not."""

    shared: list[int] = []  # noqa: RUF012 - as environments do

    def goes_on(self, action):
        global COUNT
        self.place = min(self.place, 1)
        self.shared.append(1)
        if action:
            COUNT += 1
            math.count = COUNT
        return True


def test_what_changes_outside_is_told_once():
    def told():
        env = Counts()
        nets = prepared(env)
        env.step(0)
        inside = nets.verify()
        env.step(1)
        return inside, nets.verify(), nets.verify()

    inside, outside, later = forked(told)
    assert inside == later == []
    assert [text.partition(" changes")[0] for text in outside] == [
        "count of the module math",
        f"{__name__}.COUNT",
    ]


def test_unset_memory_differs_between_a_run_and_its_replay():
    def made():
        from provengym.extraction.chance.leaves import replay

        nets = prepared(Own())

        def within():
            with nets.call():
                return np.empty(2).tolist(), np.empty_like(np.zeros(1, dtype=int)).tolist()

        (leaf,) = enumerate_call(within, limits=CallLimits()).leaves
        return leaf.result, replay(within, leaf, 0).result

    (one, integers), (other, other_integers) = forked(made)
    assert one != other
    assert integers != other_integers


def _array(value):
    array = np.array([None, None])
    array[1] = value
    return array


@pytest.mark.parametrize(
    ("put", "path"),
    [
        (lambda draw: {"a": [1, 2.0, "text", None]}, None),
        (lambda draw: np.arange(3), None),
        (lambda draw: draw, "info"),
        (lambda draw: {"a": [0, draw]}, "info['a'][1]"),
        (_array, "info[1]"),
        (lambda draw: (MarkedSeed(),), "info[0] (the seed of the reset)"),
    ],
)
def test_a_draw_that_is_left_is_found(put, path):
    assert drawn_in("info", put(Draw(Interval(unit, 8, None)))) == path


def test_a_function_refers_to_what_its_code_names():
    def one():
        return [COUNT for _ in range(3)]

    paths = [part.path for part in parts_of("one", one)]

    assert f"{__name__}.COUNT" in paths
    assert f"{__name__}.ELSEWHERE" not in paths


def test_what_a_class_wraps_is_put_back_wrapped():
    class Lamp:
        @staticmethod
        def lit():
            return True

        @classmethod
        def kind(cls):
            return cls

    parts = {part.path.rpartition(".")[2]: part for part in parts_of("Lamp", Lamp)}
    parts["lit"].put(lambda: False)
    parts["kind"].put(parts["kind"].value)

    assert not Lamp().lit()
    assert Lamp().kind() is Lamp


def test_a_function_refers_to_the_modules_that_it_imports():
    def one(self):
        import xml.dom as dom
        from xml import sax

        return dom, sax, self.random

    one(np)
    modules = {part.path for part in parts_of("one", one)} & sys.modules.keys()

    assert {"xml", "xml.dom", "xml.sax"} <= modules
    assert "random" not in modules


def test_a_function_refers_to_its_neighbours_that_it_imports(tmp_path, monkeypatch):
    (tmp_path / "village").mkdir()
    (tmp_path / "village" / "__init__.py").write_text("")
    (tmp_path / "village" / "well.py").write_text("DEPTH = 3\n")
    (tmp_path / "village" / "house.py").write_text(
        "def all_of_it():\n    from . import well\n    return well.DEPTH\n\n"
        "def a_part_of_it():\n    from .well import DEPTH\n    return DEPTH\n\n"
        "def out_of_it():\n    from ...hill import HEIGHT\n    return HEIGHT\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    house = importlib.import_module("village.house")
    assert house.all_of_it() == house.a_part_of_it() == 3

    for function in (house.all_of_it, house.a_part_of_it):
        assert "village.well" in {part.path for part in parts_of("", function)}
    assert list(parts_of("", house.out_of_it))  # what cannot be imported leads nowhere


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("numpy.random", True),
        ("json", True),
        ("typing_extensions", True),
        ("gymnasium.core", True),
        ("gymnasium.envs.toy_text.taxi", False),
        ("gymnasium.envs.registration", True),
        ("provengym.envs.base", False),
        ("__main__", False),
        ("rewards", False),
    ],
)
def test_libraries_are_known_by_name(name, known):
    assert is_library(name) is known


def test_compiled_code_is_known_unless_it_is_trusted():
    import rapidfuzz  # noqa: F401 - it is compiled

    assert is_compiled("rapidfuzz")
    assert not is_compiled("numpy")
    assert not is_compiled("gymnasium")
    assert not is_compiled("extraction")


@pytest.mark.filterwarnings("ignore::SyntaxWarning")
@pytest.mark.parametrize(
    ("value", "is_named"),
    [("None", False), ("...", False), ("True", False), ("1.0", True), ("'a text'", True)],
)
def test_functions_that_compare_numbers_by_identity_are_named(value, is_named):
    namespace = {}
    exec(f"def compare(mark):\n    return mark is {value}", namespace)
    replacer = Replacer()
    replacer.replace_in(types.SimpleNamespace(compare=namespace["compare"]))

    assert list(replacer.identity.values()) == (["compare"] if is_named else [])
