"""`tools/check_wheel.py` on packages of a small project, right ones and wrong ones; and that what
names the version agrees."""

import hashlib
import io
import json
import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

import check_wheel

ROOT = Path(__file__).resolve().parents[2]
INFO = "little-1.0.dist-info"
PYPROJECT = """
[project]
name = "little"
version = "1.0"
description = "A little"
license = "Apache-2.0"
license-files = ["LICENSE", "src/provengym/*.copyright"]
requires-python = ">=3.10"
dependencies = ["numpy>=1.24", "tomli>=2; python_version < '3.11'"]
optional-dependencies = { plot = ["matplotlib"] }

[tool.scikit-build]
wheel.packages = ["src/provengym"]
sdist.exclude = ["/.ci"]
"""
KERNEL = b"uint8_t grid;"
METADATA = """\
Metadata-Version: 2.4
Name: little
Version: 1.0
Summary: A little
License-Expression: Apache-2.0
Requires-Python: >=3.10
Requires-Dist: numpy>=1.24
Requires-Dist: tomli>=2; python_version < "3.11"
Requires-Dist: matplotlib; extra == "plot"
Provides-Extra: plot
"""
FILES = {
    "pyproject.toml": PYPROJECT.encode(),
    "LICENSE": b"Apache",
    ".ci/run": b"",
    "examples/.ci/run": b"",
    "src/provengym/__init__.py": b"",
    "src/provengym/words.copyright": b"",
    "src/provengym/emitted.json": json.dumps(
        {"kernels": {"Grid": hashlib.sha256(KERNEL).hexdigest()}, "shared": {}}
    ).encode(),
}
WHEEL = {
    "provengym/__init__.py": b"",
    "provengym/words.copyright": b"",
    "provengym/emitted.json": FILES["src/provengym/emitted.json"],
    "provengym/_core.cpython-311.so": b"\x7fELF",
    "provengym/include/generated/grid.c": KERNEL,
    f"{INFO}/METADATA": METADATA.encode(),
    f"{INFO}/licenses/LICENSE": b"Apache",
    f"{INFO}/licenses/src/provengym/words.copyright": b"",
}
SDIST = {name: content for name, content in FILES.items() if name != ".ci/run"} | {"PKG-INFO": b""}


@pytest.fixture
def checked(tmp_path, capsys):
    """A function that checks a wheel or an sdist of these contents, and returns its errors."""
    root = tmp_path / "project"
    for name, content in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(content)
    for words in (["init", "-q"], ["add", "-A"]):
        subprocess.run(["git", *words], cwd=root, check=True)

    def check(contents, name="little-1.0-cp311-cp311-linux_x86_64.whl"):
        path = tmp_path / name
        if path.suffix == ".whl":
            with zipfile.ZipFile(path, "w") as archive:
                for file, content in contents.items():
                    archive.writestr(file, content)
        else:
            with tarfile.open(path, "w:gz") as archive:
                for file, content in contents.items():
                    member = tarfile.TarInfo(f"little-1.0/{file}")
                    member.size = len(content)
                    archive.addfile(member, io.BytesIO(content))
        status = check_wheel.main([str(path)], root)
        errors = re.findall(r"^error: (.*)$", capsys.readouterr().out, re.MULTILINE)
        assert status == bool(errors)
        return errors

    return check


def test_right_ones_pass(checked):
    assert checked(WHEEL) == []
    assert checked(SDIST, "little-1.0.tar.gz") == []


@pytest.mark.parametrize(
    ("name", "content", "error"),
    [
        ("provengym/__init__.py", None, "lacks provengym/__init__.py"),
        ("tests/test_it.py", b"", "has tests/test_it.py, which is not committed"),
        ("provengym/__pycache__/x.pyc", b"", "has provengym/__pycache__/x.pyc, which is not"),
        (f"{INFO}/licenses/LICENSE", None, "lacks the licence LICENSE"),
        (f"{INFO}/METADATA", None, "has no little-1.0.dist-info/METADATA"),
        ("provengym/_core.cpython-311.so", None, "has 0 extensions, not one"),
        ("provengym/_core.cpython-310.so", b"", "has 2 extensions, not one"),
        ("provengym/_core.cpython-311.so", b"\x7fELF\0.symtab\0", "was not stripped"),
        ("provengym/include/generated/grid.c", b"uint8_t field;", "is not the C of Grid"),
    ],
)
def test_a_wheel_with_a_fault(checked, name, content, error):
    contents = {key: value for key, value in WHEEL.items() if key != name or content is not None}
    if content is not None:
        contents[name] = content

    assert any(error in one for one in checked(contents))


def test_a_wheel_that_is_too_large(checked, monkeypatch):
    monkeypatch.setattr(check_wheel, "MOST_BYTES", 100)

    (error,) = checked(WHEEL)
    assert "bytes, more than 100" in error


def test_a_wheel_may_grow_with_each_kernel(checked, monkeypatch):
    monkeypatch.setattr(check_wheel, "MOST_BYTES", 100)
    monkeypatch.setattr(check_wheel, "MOST_KERNELS", 0)
    assert checked(WHEEL) == []

    monkeypatch.setattr(check_wheel, "BYTES_PER_KERNEL", 50)
    (error,) = checked(WHEEL)
    assert "bytes, more than 150" in error


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("Version: 1.0", "Version: 1.1", "Version is '1.1', not '1.0'"),
        ("Expression: Apache-2.0", "Expression: MIT", "License-Expression is 'MIT'"),
        ("Requires-Dist: numpy>=1.24\n", "", "requires ["),
        ("numpy>=1.24", "numpy>=1.24\nRequires-Dist: torch", "requires ["),
        ("Extra: plot", "Extra: plots", "has the extras ['plots'], not ['plot']"),
    ],
)
def test_metadata_with_a_fault(checked, old, new, error):
    assert old in METADATA
    text = METADATA.replace(old, new, 1)

    (found,) = checked(WHEEL | {f"{INFO}/METADATA": text.encode()})
    assert error in found


def test_an_sdist_with_a_fault(checked):
    less = {name: content for name, content in SDIST.items() if name != "LICENSE"}

    assert checked(less, "little-1.0.tar.gz") == ["little-1.0.tar.gz lacks LICENSE"]
    for name in (".ci/run", "build/x.o"):
        (error,) = checked(SDIST | {name: b""}, "little-1.0.tar.gz")
        assert name in error


def test_the_project_says_the_same_version_everywhere():
    version = check_wheel.described(ROOT)["project"]["version"]
    cmake = (ROOT / "pybridge" / "CMakeLists.txt").read_text()
    citation = (ROOT / "CITATION.cff").read_text()

    assert f"project(provengym VERSION {version} " in cmake
    assert f"\nversion: {version}\n" in citation
    assert f"\nlicense: {check_wheel.described(ROOT)['project']['license']}\n" in citation
    assert f"\n## {version} " in (ROOT / "CHANGELOG.md").read_text()


def test_the_page_names_every_extra():
    page = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")
    lines = re.findall(r"^(?:\| (`.*?) \||(`.*`) are for work on)", page, re.MULTILINE)
    named = {name for line in lines for name in re.findall(r"`(\w+)`", "".join(line))}

    assert named == set(check_wheel.described(ROOT)["project"]["optional-dependencies"])
