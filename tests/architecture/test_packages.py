"""What people install carries all that the club needs: the built client, the sentences, the catalogue."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import hatch_build

# Building packages, and perhaps the client, on a busy machine takes its time.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist of this checkout."""
    folder = tmp_path_factory.mktemp("packages")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--target", "wheel"]
    subprocess.run([*command, "--directory", folder], cwd=ROOT, check=True, capture_output=True)
    return folder


def data_files() -> set[str]:
    """Everything but Python under `src/kingclub`, the client included."""
    files = [path for path in (ROOT / "src/kingclub").rglob("*") if path.is_file()]
    return {path.relative_to(ROOT / "src").as_posix() for path in files if path.suffix not in {".py", ".pyc"}}


def test_the_wheel_carries_client_sentences_and_catalogue(packages: Path) -> None:
    [wheel] = packages.glob("*.whl")

    carried = set(zipfile.ZipFile(wheel).namelist())

    assert {"kingclub/static/index.html", "kingclub/py.typed", "kingclub/locale/ru.ftl"} <= data_files()
    assert data_files() - carried == set()


def test_the_sdist_carries_a_client_that_need_not_be_built_again(packages: Path, tmp_path: Path) -> None:
    [sdist] = packages.glob("*.tar.gz")

    with tarfile.open(sdist) as archive:
        # Debian 12's Python is too old to know `filter=`.
        archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
        archive.extractall(tmp_path)
    [root] = tmp_path.iterdir()

    assert (root / "src/kingclub/static/index.html").exists()
    assert not (root / "client/node_modules").exists()
    assert hatch_build.is_fresh(root)
