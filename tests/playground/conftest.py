"""The playground, made anew and served, and Chromium to play with it."""

import functools
import http.server
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "build" / "playground-tools" / "bin" / "python"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A folder with the playground."""
    if not TOOLS.exists() and shutil.which("zig") is None:
        pytest.skip("needs Zig, which `make playground` installs")
    zig = f"{TOOLS} -m ziglang" if TOOLS.exists() else "zig"
    made = tmp_path_factory.mktemp("playground")
    command = [sys.executable, "tools/playground.py", "--zig", zig, "--output", str(made)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return made


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="session")
def address(folder):
    """The address of the playground."""
    handler = functools.partial(_Quiet, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="session")
def browser():
    """Chromium without a window."""
    playwright = pytest.importorskip(
        "playwright.sync_api", reason="needs Playwright, which `make playground-test` installs"
    )
    paths = [path for path in map(shutil.which, BROWSERS) if path]
    if not paths:
        pytest.skip(f"needs one of {', '.join(BROWSERS)} on PATH")
    with playwright.sync_playwright() as started:
        chromium = started.chromium.launch(executable_path=paths[0], args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser, address):
    """Opens a page of the playground, in which no error may occur."""
    contexts, errors = [], []

    def opened(path, width=1280, scheme="light"):
        context = browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme, accept_downloads=True
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
        page.goto(address + path)
        page.wait_for_selector("body[data-ready]")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture(scope="session")
def verdict():
    """The verdict of a page when it is as wanted."""

    def wanted(page, pattern):
        page.wait_for_function(
            "one => new RegExp(one).test(document.querySelector('#verdict').textContent)",
            arg=pattern,
        )
        return page.text_content("#verdict")

    return wanted
