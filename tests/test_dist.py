"""What is handed out: the source distribution holds the client, is installed without Node, and is
played without a checkout."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.browser.conftest import free_port

pytestmark = pytest.mark.dist
ROOT = Path(__file__).parent.parent
PATIENCE = 60  # seconds for the server to start


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def programs(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment where it was installed, with nothing else on the path: no
    Node, no compiler, and no packages for building the client."""
    home = tmp_path_factory.mktemp("empty") / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    found = home / "bin"
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    pip = [uv, "pip"] if uv else [str(found / "python"), "-m", "pip"]
    of_home = ["--python", str(found / "python")] if uv else []
    environment = {**os.environ, "PATH": str(found), "FIRESIDE_NATIVE": "off"}
    environment["npm_config_registry"] = "http://127.0.0.1:9"
    command = [*pip, "install", "--quiet", *of_home, str(source)]
    subprocess.run(command, cwd=home, env=environment, check=True)
    return found


@pytest.fixture
def address(programs: Path, tmp_path: Path) -> Iterator[str]:
    """Where the table is served from there."""
    port = free_port()
    command = [str(programs / "fireside"), "--no-browser", "--port", str(port)]
    environment = {"HOME": str(tmp_path), "FIRESIDE_DATA": str(tmp_path / "data")}
    with subprocess.Popen(command, cwd=tmp_path, env=environment) as process:
        try:
            wait_for(f"http://127.0.0.1:{port}/health", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    """Until it answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        with suppress(OSError):
            get(url)
            return
        time.sleep(0.1)
    raise AssertionError(f"nobody answers at {url}")


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=10) as answer:
        text: str = answer.read().decode()
    return text


def test_the_source_distribution_has_the_client_and_its_sources(source: Path) -> None:
    with tarfile.open(source) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    assert {"client/index.html", "web/package-lock.json", "README.md", "LICENSE"} <= names
    assert not any("node_modules" in name for name in names)


def test_the_command_is_there(programs: Path, tmp_path: Path) -> None:
    def said(*arguments: str) -> str:
        command = [str(programs / "fireside"), *arguments]
        return subprocess.check_output(command, cwd=tmp_path, env={}, text=True)

    assert said("--version").endswith("pure form\n")
    assert said("record", "dewan", "--seed", "1").startswith("fireside record 1\n")


def test_the_table_is_served_with_its_client(address: str) -> None:
    page = get(address)
    scripts = [part.partition('"')[0] for part in page.split('src="')[1:]]
    assert scripts
    assert all(len(get(f"{address}/{script.lstrip('./')}")) > 1000 for script in scripts)
    assert {title["name"] for title in json.loads(get(f"{address}/api/titles"))} >= {"bonfire"}
