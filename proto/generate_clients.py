"""Generate the stubs of the other clients; with `--check`, only say whether the committed ones are fresh.

    python proto/generate_clients.py [--check] [typescript …]

A language is skipped, with a word on why, where its plugin is not installed. Versions are pinned in `plugins.toml`.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
CLIENTS: Final = HERE.parent / "clients"
PINNED: Final = tomllib.loads((HERE / "plugins.toml").read_text("utf-8"))
ERRORS: Final = ("google/rpc/error_details.proto", "google/rpc/status.proto")
"""What errors carry besides our own messages."""


class PluginMissingError(Exception):
    """A plugin is not there, or is another version than the pinned one; the message says what to do."""


def main() -> int:
    """Write the stubs, or compare them; 0 when all that could be made is fresh."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if a stub is stale")
    parser.add_argument("languages", nargs="*", default=sorted(MAKERS), help="(all)")
    said = parser.parse_args()
    stale = False
    for language in said.languages:
        try:
            stale |= _run(language, check=said.check)
        except PluginMissingError as missing:
            print(f"{language}: skipped: {missing}")
    return 1 if stale else 0


def _run(language: str, *, check: bool) -> bool:
    """Whether the committed stubs of a language were stale."""
    target = CLIENTS / language / "gen"
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder)
        MAKERS[language](fresh)
        made, there = _files(fresh), _files(target)
        different = sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))
        if not check and different:
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(fresh, target)
    for name in different if check else ():
        print(f"stale: clients/{language}/gen/{name}", file=sys.stderr)
    print(f"{language}: {len(made)} files, {len(different)} {'stale' if check else 'changed'}")
    return check and bool(different)


def _files(folder: Path) -> Mapping[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def _protoc(*arguments: str) -> None:
    import google.rpc
    import grpc_tools

    common = Path(next(iter(google.rpc.__path__))).parent.parent
    ours = sorted(str(path.relative_to(HERE)) for path in (HERE / "croupier" / "v1").glob("*.proto"))
    includes = (f"-I{HERE}", f"-I{Path(grpc_tools.__file__).parent / '_proto'}", f"-I{common}")
    subprocess.run([sys.executable, "-m", "grpc_tools.protoc", *includes, *arguments, *ours, *ERRORS], check=True)


def _typescript(folder: Path) -> None:
    plugin = CLIENTS / "typescript" / "node_modules" / ".bin" / "protoc-gen-es"
    if not plugin.exists():
        raise PluginMissingError("run 'npm ci' in clients/typescript")
    _require("typescript", "protoc-gen-es", _said([str(plugin), "--version"]))
    _protoc(f"--plugin=protoc-gen-es={plugin}", f"--es_out={folder}", "--es_opt=target=ts,import_extension=js")


def _said(command: list[str]) -> str:
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    return ran.stdout + ran.stderr


def _require(language: str, plugin: str, said: str) -> None:
    wanted = PINNED[language][plugin]
    if wanted not in said:
        raise PluginMissingError(f"{plugin} {wanted} is needed, not {said.strip()}")


MAKERS: Final[Mapping[str, Callable[[Path], None]]] = {"typescript": _typescript}


if __name__ == "__main__":
    sys.exit(main())
