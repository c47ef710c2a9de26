"""The clock, the system, other processes, and where things lie in memory."""

import datetime
import gc
import importlib.util
import io
import os
import pathlib
import resource
import signal
import socket
import ssl
import sys
import tempfile
import threading
import time
from datetime import datetime as moment
from fractions import Fraction

import numpy as np

from extraction.zoo.base import Assumption, Exact, Finding, Incomplete, Path, Refused, Unknown, leak
from extraction.zoo.others import GeneratorOfOthers

FILE = pathlib.Path(tempfile.gettempdir()) / "provengym-zoo-leak"


@leak(Unknown("time.time"))
class Clock(Path):
    def goes_on(self, action):
        return int(time.time() * 1e6) % 4 == 0


@leak(Unknown("time.perf_counter"))
class ClockOfClass(Path):
    clock = staticmethod(time.perf_counter)

    def goes_on(self, action):
        return int(self.clock() * 1e6) % 4 == 0


@leak(Unknown("time.monotonic_ns"))
class ClockKept(Path):
    def __init__(self):
        super().__init__()
        self.clocks = [time.monotonic_ns]

    def goes_on(self, action):
        return self.clocks[0]() % 4 == 0


@leak(Unknown("localtime"))
class ClockBySecond(Path):
    def goes_on(self, action):
        return time.localtime().tm_sec % 4 == 0


@leak(Unknown("strftime"))
class ClockInText(Path):
    def goes_on(self, action):
        return int(time.strftime("%S")) % 4 == 0


@leak(Unknown("datetime.now"))
class Now(Path):
    def goes_on(self, action):
        return datetime.datetime.now().microsecond % 4 == 0


@leak(Unknown("datetime.utcnow"))
class NowOfAlias(Path):
    def goes_on(self, action):
        return moment.utcnow().microsecond % 4 == 0


@leak(Unknown("date.today"))
class Today(Path):
    def goes_on(self, action):
        return datetime.date.today().toordinal() % 2 == 0


@leak(Finding("datetime64"))
class NowOfNumPy(Path):
    def goes_on(self, action):
        return np.datetime64("now").astype(int) % 4 == 0


@leak(Exact(Fraction(1)))
class DatesThatAreGiven(Path):
    """No clock is asked."""

    def goes_on(self, action):
        day = datetime.datetime(2024, 2, 28) + datetime.timedelta(days=2)
        return isinstance(day, datetime.datetime) and day.date() == datetime.date(2024, 3, 1)


@leak(Unknown("os.times"))
class ProcessorTime(Path):
    def goes_on(self, action):
        return os.times().user * 1e6 % 4 == 0


@leak(Unknown("os.getpid"))
class NumberOfProcess(Path):
    def goes_on(self, action):
        return os.getpid() % 4 == 0


@leak(Unknown("thread"))
class Thread(Path):
    def goes_on(self, action):
        seen = []
        thread = threading.Thread(target=seen.append, args=(1,))
        thread.start()
        return bool(seen)


@leak(Finding("runs beside the calls"))
class ThreadOfConstructor(Path):
    """Nothing holds it, and it goes on."""

    def __init__(self):
        super().__init__()
        threading.Thread(target=threading.Event().wait, daemon=True).start()

    def goes_on(self, action):
        return True


def _nothing(*arguments):
    """Does nothing, whenever it is called."""


@leak(Finding("zoo.world handles SIGUSR1"))
class HandlesSignal(Path):
    def __init__(self):
        super().__init__()
        signal.signal(signal.SIGUSR1, _nothing)

    def goes_on(self, action):
        return True


@leak(Finding("zoo.world handles SIGALRM"))
class TakesTheAlarm(Path):
    def __init__(self):
        super().__init__()
        signal.signal(signal.SIGALRM, self.ring)

    def ring(self, *arguments):
        """Do nothing."""

    def goes_on(self, action):
        return True


@leak(Finding("handles SIGUSR2"))
class HandlesSignalByAMethodOfAList(Path):
    def __init__(self):
        super().__init__()
        signal.signal(signal.SIGUSR2, [].append)

    def goes_on(self, action):
        return True


@leak(Exact(Fraction(1)))
class IgnoresSignal(Path):
    """Nothing is called."""

    def __init__(self):
        super().__init__()
        signal.signal(signal.SIGUSR1, signal.SIG_IGN)

    def goes_on(self, action):
        return True


@leak(Finding("is called when garbage is collected"))
class HearsOfGarbage(Path):
    def __init__(self):
        super().__init__()
        gc.callbacks.append(_nothing)

    def goes_on(self, action):
        return True


@leak(Finding("traces what runs"))
class Profiles(Path):
    def __init__(self):
        super().__init__()
        sys.setprofile(_nothing)

    def goes_on(self, action):
        return True


@leak(Exact(Fraction(1)))
class MultipliesLargeMatrices(Path):
    """NumPy has threads for that, which do nothing else."""

    def goes_on(self, action):
        matrix = np.eye(400)
        return (matrix @ matrix)[0, 0] == 1


@leak(Unknown("thread"))
class ThreadNumber(Path):
    def goes_on(self, action):
        return threading.get_ident() // 4096 % 4 == 0


@leak(Unknown("os.system"))
class Process(Path):
    def goes_on(self, action):
        return os.system(":") == 0


@leak(Unknown("socket"))
class Socket(Path):
    def goes_on(self, action):
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            return one.getsockname()[1] % 4 == 0


@leak(Unknown("open"))
class File(Path):
    def goes_on(self, action):
        with open(FILE, "a+") as file:
            file.write(".")
            return file.tell() % 4 == 0


@leak(Unknown("os.stat"))
class TimeOfFile(Path):
    def goes_on(self, action):
        return os.stat(".").st_atime_ns % 4 == 0


@leak(Unknown("os.stat"))
class ExistenceOfFile(Path):
    def goes_on(self, action):
        return os.path.exists(FILE)


@leak(Unknown("os."))
class Folder(Path):
    def goes_on(self, action):
        return len(os.listdir(tempfile.gettempdir())) % 4 == 0


@leak(Unknown("os.putenv"))
class EnvironmentVariable(Path):
    def goes_on(self, action):
        count = int(os.environ.get("PROVENGYM_ZOO", "0"))
        os.environ["PROVENGYM_ZOO"] = str(count + 1)
        return count % 4 == 0


@leak(Unknown("input"))
class Input(Path):
    def goes_on(self, action):
        try:
            return input() == "on"
        except (EOFError, OSError):
            return False


@leak(Unknown("signal"))
class Signal(Path):
    def goes_on(self, action):
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return signal.getitimer(signal.ITIMER_REAL)[0] * 1e6 % 4 == 0


@leak(Refused("a _io.BytesIO"))
class OpenFileKept(Path):
    def __init__(self):
        super().__init__()
        self.file = io.BytesIO(b"0123" * 1000)

    def goes_on(self, action):
        return self.file.read(1) == b"0"


@leak(Unknown("id()"))
class Address(Path):
    def goes_on(self, action):
        return id(object()) // 16 % 4 == 0


@leak(Unknown("hash()"))
class HashOfText(Path):
    def goes_on(self, action):
        return hash(f"{self.place} {action}") % 4 == 0


@leak(Unknown("hash()"))
class HashOfObject(Path):
    def goes_on(self, action):
        return hash(object()) % 4 == 0


@leak(Finding("hash seed"))
class HashByMethod(Path):
    """Ten bits of each hash, which no function is asked for."""

    def goes_on(self, action):
        return True

    def step(self, action):
        found = super().step(action)
        return (found[0], float(f"{self.place} {action}".__hash__() % 1024), *found[2:])


@leak(Unknown("RAND_bytes"))
class RandomBytesOfSsl(Path):
    def goes_on(self, action):
        return ssl.RAND_bytes(1)[0] % 4 == 0


@leak(Unknown("getrusage"))
class Usage(Path):
    def goes_on(self, action):
        return resource.getrusage(resource.RUSAGE_SELF).ru_utime * 1e6 % 4 < 1


@leak(Unknown("get_ticks"), missing="" if importlib.util.find_spec("pygame") else "pygame")
class TicksOfPygame(Path):
    def goes_on(self, action):
        import pygame

        return pygame.time.get_ticks() % 4 == 0


@leak(Exact(Fraction(1)))
class HashOfNumbers(Path):
    def goes_on(self, action):
        return hash((self.place, 1.5)) == hash((self.place, 1.5))


@leak(Incomplete())
class AddressInText(Path):
    def goes_on(self, action):
        return int(repr(object())[-4:-1], 16) // 16 % 4 == 0


WORDS = frozenset(f"word {number}" for number in range(40))


@leak(Finding("hash seed"))
class OrderOfSet(Path):
    """Six bits of an order, the same six in four processes with probability 2^-18."""

    def goes_on(self, action):
        return list(WORDS).index(f"word {2 * self.place + action}") % 2 == 0


@leak(Finding("hash seed"))
class OrderOfKeys(Path):
    """An operation on the keys of dictionaries makes a set."""

    def goes_on(self, action):
        return list(TABLE.keys() & WORDS).index(f"word {2 * self.place + action}") % 2 == 0


TABLE = dict.fromkeys(sorted(WORDS))


@leak(Incomplete())
class OrderOfPop(Path):
    """The order follows from what the set has held, too, which a restored one has not."""

    def begin(self, seed):
        self.left = {f"word {number}" for number in range(40)}

    def goes_on(self, action):
        return int(self.left.pop()[5:]) % 2 == action


def _local():
    @leak(Assumption("cannot be named in another process"))
    class OrderOfSetOfLocalClass(Path):
        def goes_on(self, action):
            return next(iter({"on", "off", "left", "right"})) == "on"


_local()


@leak(Incomplete())
class OrderOfObjects(Path):
    class Thing:
        pass

    def goes_on(self, action):
        things = [self.Thing() for _ in range(8)]
        return next(iter(set(things))) is things[0]


@leak(Unknown("again"))
class UnsetMemory(Path):
    def goes_on(self, action):
        return np.empty(3)[0] > 0.5


@leak(Unknown("again"))
class UnsetMemoryLike(Path):
    def goes_on(self, action):
        return np.empty_like(np.zeros(3, dtype=int))[1] == 1


@leak(Finding("ndarray"))
class UnsetMemoryOfClass(Path):
    def goes_on(self, action):
        return np.ndarray(3)[0] > 0.5


@leak(Unknown("gc"))
class Collections(Path):
    def goes_on(self, action):
        return gc.get_count()[0] % 4 == 0


@leak(Unknown("getrefcount"))
class References(Path):
    def goes_on(self, action):
        return sys.getrefcount(None) % 4 == 0


leak(Finding("another generator"))(GeneratorOfOthers)
