"""Probes of what confined code reaches: each tries one thing, and says what it got.

A script, too: ``PYTHONPATH=tests python tests/processes/probes.py [MEANS...]`` prints what is
reached by each of the means that work here, or by those that are named.
"""

import contextlib
import os
import pty
import select
import socket
import sys
import tempfile
from pathlib import Path

from provengym.processes.confined import Confinement, run_confined
from provengym.processes.confinement import ladder

CANARY = "CANARY"
SMALL = Confinement(seconds=60.0, disk=64 << 20, memory=512 << 20)
HERE = Path(__file__).parent

LINES = r'''
import ctypes, glob, mmap, os, socket, time

def write(path):
    with open(path, "w") as file:
        file.write("x")
    return "wrote"

def connect(family, address):
    one = socket.socket(family)
    one.settimeout(2)
    one.connect(address)
    one.send(b"hello")
    return "connected"

def read(path):
    with open(path, errors="replace") as file:
        return file.read()

def about(name):
    lines = read("/proc/self/status").splitlines()
    return {line.split(":")[0]: line.split(":")[1].strip() for line in lines if ":" in line}[name]

def others(file, *texts):
    """Those of some texts that stand in a file of another process."""
    found = set()
    for name in os.listdir("/proc"):
        if name.isdigit() and int(name) != os.getpid():
            try:
                content = read(f"/proc/{name}/{file}")
            except OSError:
                continue
            found |= {text for text in texts if text in content}
    return sorted(found)

def remount():
    MS_REMOUNT, MS_BIND = 0x20, 0x1000
    if ctypes.CDLL(None).mount(b"none", b"/", None, MS_REMOUNT | MS_BIND, None):
        raise OSError("refused")
    return write(OUTSIDE["home"] + "/remounted")

def terminal():
    number = os.open(OUTSIDE["terminal"], os.O_WRONLY | os.O_NOCTTY)
    os.write(number, b"equal GridWorld: score 1.0000\r\n")
    return "wrote"

def sysctl():
    with open("/proc/sys/kernel/domainname", "a"):
        return "opened"

def devices():
    nodes = [path for path in glob.glob("/dev/*") if os.access(path, os.W_OK)]
    return sorted(path for path in nodes if os.stat(path).st_mode & 0o170000 == 0o060000)

def fill(folder):
    total = 0
    for number in range(20):
        with open(f"{folder}/{OUTSIDE['name']}{number}", "wb") as file:
            total += file.write(bytes(20 << 20))
    time.sleep(0.3)
    for number in range(20):
        os.unlink(f"{folder}/{OUTSIDE['name']}{number}")
    return f"{total >> 20} MB"

def unnamed():
    held = []
    for number in range(10):
        held.append(open(f"big{number}", "wb"))
        held[-1].write(bytes(20 << 20))
        held[-1].flush()
        os.unlink(f"big{number}")
    time.sleep(0.3)
    return "200 MB"

def private():
    held = bytearray(700 << 20)
    time.sleep(0.3)
    return f"{len(held) >> 20} MB"

def shared():
    held = mmap.mmap(-1, 700 << 20)
    for place in range(0, 700 << 20, 4096):
        held[place] = 1
    time.sleep(0.3)
    return "700 MB"

def of_no_file():
    number, total = os.memfd_create("x"), 0
    for _ in range(70):
        total += os.write(number, bytes(10 << 20))
    time.sleep(0.3)
    return f"{total >> 20} MB"

def of_many():
    children = []
    for number in range(4):
        children.append(os.fork())
        if not children[-1]:
            held = bytearray(b"x") * (200 << 20)
            time.sleep(2)
            os._exit(0)
    for child in children:
        os.waitpid(child, 0)
    return "800 MB"

def attempt(trial):
    try:
        return str(trial())
    except BaseException as error:
        return f"refused: {type(error).__name__} {error}"[:150]

def made(request):
    return {name: attempt(TRIALS[name]) for name in ASKED}

TRIALS = {
    "a file of the user is read": lambda: read(OUTSIDE["home"] + "/secret"),
    "the home of the user is listed": lambda: os.listdir(OUTSIDE["home"]),
    "a file is written in the home of the user": lambda: write(OUTSIDE["home"] + "/written"),
    "a file is written in /tmp": lambda: write(OUTSIDE["tmp"] + "/written"),
    "a file is written in /dev/shm": lambda: write("/dev/shm/" + OUTSIDE["name"]),
    "a port of this machine is reached":
        lambda: connect(socket.AF_INET, ("127.0.0.1", OUTSIDE["port"])),
    "a socket is reached by its path":
        lambda: connect(socket.AF_UNIX, OUTSIDE["home"] + "/socket"),
    "an abstract socket is reached": lambda: connect(socket.AF_UNIX, "\0" + OUTSIDE["name"]),
    "a port is bound": lambda: socket.create_server(("127.0.0.1", 0)).getsockname(),
    "a key is in its environment": lambda: read("/proc/self/environ"),
    "a key is in the environment of another": lambda: others("environ", "CANARY"),
    "the token of the answer is in its environment": lambda: read("/proc/self/environ"),
    "the token of the answer is in the arguments of another":
        lambda: others("cmdline", "token"),
    "capabilities": lambda: about("CapEff"),
    "privileges can be gained": lambda: about("NoNewPrivs"),
    "everything is mounted for writing": remount,
    "the terminal of the user is written to": terminal,
    "the processes of the user are seen": lambda: others("cmdline", OUTSIDE["name"]),
    "a setting of the kernel is opened for writing": sysctl,
    "a disk is open for writing": devices,
    "400 MB in /tmp, of 64 MB": lambda: fill("/tmp"),
    "400 MB in /dev/shm, of 64 MB": lambda: fill("/dev/shm"),
    "200 MB in files without a name, of 64 MB": unnamed,
    "700 MB of memory, of 512 MB": private,
    "700 MB of shared memory, of 512 MB": shared,
    "700 MB of memory by memfd_create, of 512 MB": of_no_file,
    "800 MB of memory in four processes, of 512 MB": of_many,
}
'''

NAMES = [
    line.split('"')[1]
    for line in LINES.partition("TRIALS = {")[2].splitlines()
    if line.startswith('    "')
]
FILLING = [name for name in NAMES if " MB" in name]
"""Each of these may end its process, and so has one of its own."""
_HEARD = {
    "a file is written in the home of the user": "written",
    "a file is written in /tmp": "tmp",
    "a file is written in /dev/shm": "shm",
    "a port of this machine is reached": "port",
    "a socket is reached by its path": "socket",
    "an abstract socket is reached": "abstract",
    "everything is mounted for writing": "remounted",
    "the terminal of the user is written to": "terminal",
}
"""The labels by which `heard` tells that probes reached something outside."""


def is_reached(name, got, heard, about):
    """Return whether a probe reached something outside, or took more than it may."""
    if got is None or got.startswith("refused"):
        return False
    if name in _HEARD:
        return _HEARD[name] in heard
    if name.startswith(("a key", "a file of the user")):
        return CANARY in got
    if name.startswith("the token"):
        return "token" in got
    if name == "the home of the user is listed":
        return "secret" in got
    if name == "the processes of the user are seen":
        return about["name"] in got
    return {"capabilities": "0" * 16, "privileges can be gained": "1"}.get(name, "[]") != got


@contextlib.contextmanager
def outside():
    """Things outside that every user may reach, and what came to them."""
    name = f"provengym-probe-{os.getpid()}"
    with contextlib.ExitStack() as stack:
        places = [stack.enter_context(tempfile.TemporaryDirectory(dir="/var/tmp")) for _ in "ab"]
        places[1] = stack.enter_context(tempfile.TemporaryDirectory(dir="/tmp"))
        for place in places:
            os.chmod(place, 0o777)
        home = Path(places[0])
        (home / "secret").write_text(CANARY)
        listening = {}
        for label, family, address in (
            ("port", socket.AF_INET, ("127.0.0.1", 0)),
            ("socket", socket.AF_UNIX, str(home / "socket")),
            ("abstract", socket.AF_UNIX, f"\0{name}"),
        ):
            listening[label] = stack.enter_context(socket.socket(family))
            listening[label].bind(address)
            listening[label].listen()
        (home / "socket").chmod(0o777)
        master, slave = pty.openpty()
        stack.callback(os.close, master)
        stack.callback(os.close, slave)
        os.chmod(os.ttyname(slave), 0o666)
        child = os.fork()
        if not child:  # a process of the user, with a key
            program = "import time; time.sleep(600)"
            os.execve(sys.executable, [sys.executable, "-c", program, name], {"A_KEY": CANARY})
        stack.callback(os.waitpid, child, 0)
        stack.callback(os.kill, child, 9)
        about = {
            "home": str(home),
            "tmp": places[1],
            "name": name,
            "port": listening["port"].getsockname()[1],
            "terminal": os.ttyname(slave),
        }
        files = {
            "written": home / "written",
            "remounted": home / "remounted",
            "tmp": Path(places[1], "written"),
            "shm": Path("/dev/shm", name),
        }

        def heard():
            """Return the labels of what has come."""
            ready, _, _ = select.select([*listening.values(), master], [], [], 0.05)
            found = {label for label, one in listening.items() if one in ready}
            found |= {"terminal"} if master in ready else set()
            found |= {label for label, file in files.items() if file.exists()}
            files["shm"].unlink(missing_ok=True)
            return found

        yield about, heard


def probe(names, about):
    """Run probes, and return what each got by its name; None where the process was ended."""
    given = f"OUTSIDE = {about!r}\nASKED = {names!r}\n"
    answer = run_confined(
        "served", {"file": "code.py"}, limits=SMALL, files={"code.py": given + LINES}
    )
    return dict.fromkeys(names) if answer.value is None else answer.value["value"]


def every():
    """Return for each probe whether it reached something, and what it got."""
    with outside() as (about, heard):
        got = probe([name for name in NAMES if name not in FILLING], about)
        for name in FILLING:
            got |= probe([name], about)
        came = heard()
        return {name: (is_reached(name, got[name], came, about), got[name]) for name in NAMES}


def main(names):
    """Print it for some means."""
    from processes.means import NAMES as KNOWN
    from processes.means import chosen

    sys.path.append(str(HERE))
    for name in names or KNOWN:
        found = chosen(name)
        print(f"{name}: {found}", flush=True)
        if isinstance(found, str):
            continue
        ladder.chosen = lambda *_, one=found: one
        rows = every()
        for probed, (reached, got) in rows.items():
            told = "ended" if got is None else ascii(got[:80])
            print(f"  {probed:56s} {'REACHED' if reached else 'held':8s} {told}", flush=True)
        many = sum(reached for reached, _ in rows.values())
        print(f"  user {os.getuid()}, {name}: {len(rows)} probes, {many} reached", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
