"""What a release consists of, and the files that others set the package up with."""

import hashlib
import json
import re
import subprocess
from pathlib import Path

import pytest
import yaml

import release
from check_wheel import described

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tagged(tmp_path):
    """A repository whose commit has the tag v1.2.0, and a function that runs git in it."""

    def git(*words):
        name = ("-c", "user.name=a", "-c", "user.email=a@example.org")
        subprocess.run(["git", *name, *words], cwd=tmp_path, check=True, capture_output=True)

    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.0 (2026-11-30)\n\n- More.\n")
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "One")
    git("tag", "v1.2.0")
    return tmp_path, git


def test_a_commit_with_its_tag_and_its_section_can_be_released(tagged):
    assert [*release.missing(tagged[0], "1.2.0")] == []


def test_another_version_has_neither(tagged):
    told = [*release.missing(tagged[0], "1.2.1")]

    assert told == [
        "the commit has no tag v1.2.1, which the version in pyproject.toml asks for",
        "CHANGELOG.md has no section '## 1.2.1 (YYYY-MM-DD)'",
    ]
    assert len([*release.missing(tagged[0], "1.2")]) == 2  # whose name begins so


def test_the_tag_is_that_of_the_commit(tagged):
    root, git = tagged
    (root / "more").write_text("")
    git("add", ".")
    git("commit", "-qm", "Two")

    assert "tag v1.2.0" in "".join(release.missing(root, "1.2.0"))


def test_what_is_not_committed_is_not_released(tagged):
    root, _ = tagged
    (root / "more").write_text("")

    assert [*release.missing(root, "1.2.0")] == [
        "files are changed and not committed: ?? more",
    ]


def test_what_is_not_released_yet_has_no_date():
    version = described(ROOT)["project"]["version"]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    is_dated = re.search(rf"^## {re.escape(version)} \(\d{{4}}-", changes, re.MULTILINE)

    assert (f"## {version} (unreleased)" in changes) != bool(is_dated)


def test_digests_are_those_that_sha256sum_checks(tmp_path, capsys):
    for name, content in (("b.whl", b"b"), ("a.tar.gz", b"a")):
        (tmp_path / name).write_bytes(content)
    for _ in range(2):  # the file that it writes is none of them
        assert release.main(["digests", str(tmp_path)]) == 0

    lines = (tmp_path / release.SUMS).read_text().splitlines()
    assert lines == [
        f"{hashlib.sha256(b'a').hexdigest()}  a.tar.gz",
        f"{hashlib.sha256(b'b').hexdigest()}  b.whl",
    ]
    check = ["sha256sum", "--check", "--strict", release.SUMS]
    assert subprocess.run(check, cwd=tmp_path, capture_output=True, check=False).returncode == 0
    (tmp_path / "b.whl").write_bytes(b"c")
    assert subprocess.run(check, cwd=tmp_path, capture_output=True, check=False).returncode == 1
    assert len(capsys.readouterr().out.splitlines()) == 4


def test_a_folder_without_files_has_no_digests(tmp_path, capsys):
    assert release.main(["digests", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"error: {tmp_path} has no files: `make wheel` writes some\n"


# What others set it up with.


def test_conda_gets_the_python_and_the_extras_that_there_are():
    project = described(ROOT)["project"]
    told = yaml.safe_load((ROOT / "environment.yml").read_text())
    [pip] = [one["pip"] for one in told["dependencies"] if isinstance(one, dict)]

    assert told["name"] == project["name"]
    assert f"python {project['requires-python']}" in told["dependencies"]
    assert _extras(pip[0]) <= project["optional-dependencies"].keys()
    assert _extras(pip[0])


def test_the_image_has_a_python_that_is_tested_and_extras_that_there_are():
    project = described(ROOT)["project"]
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    pythons = [re.fullmatch(r"FROM python:([\d.]+)-slim.*", one) for one in lines]
    found = {one[1] for one in pythons if one}
    [installed] = [one for one in lines if "/source[" in one]

    assert len(found) == 1
    assert f"Programming Language :: Python :: {found.pop()}" in project["classifiers"]
    assert _extras(installed) <= project["optional-dependencies"].keys()
    assert "USER user" in lines
    name = next(iter(project["scripts"]))
    assert f'ENTRYPOINT ["{name}"]' in lines


def test_the_container_for_development_begins_with_what_readme_says():
    told = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text())

    assert told["postCreateCommand"] == "make demo"
    assert "$ make demo" in (ROOT / "README.md").read_text()


def _extras(text):
    return set(re.search(r"\[(.*?)\]", text)[1].split(","))
