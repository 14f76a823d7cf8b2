"""Generate the stubs of the other clients; with `--check`, only say whether the committed ones are fresh.

    python proto/generate_clients.py [--check] [go java rust typescript …]

A language is skipped, with a word on why, where its plugin cannot be had. Versions are pinned in `plugins.toml`.
"""

from __future__ import annotations

import argparse
import os
import platform
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


def _ours() -> list[str]:
    return sorted(str(path.relative_to(HERE)) for path in (HERE / "croupier" / "v1").glob("*.proto"))


def _includes() -> tuple[str, ...]:
    import google.rpc
    import grpc_tools

    common = Path(next(iter(google.rpc.__path__))).parent.parent
    return f"-I{Path(grpc_tools.__file__).parent / '_proto'}", f"-I{common}"


def _protoc(*arguments: str, errors: bool = True) -> None:
    files = [*_ours(), *(ERRORS if errors else ())]
    subprocess.run(
        [sys.executable, "-m", "grpc_tools.protoc", f"-I{HERE}", *_includes(), *arguments, *files], check=True
    )


def _typescript(folder: Path) -> None:
    plugin = CLIENTS / "typescript" / "node_modules" / ".bin" / "protoc-gen-es"
    if not plugin.exists():
        raise PluginMissingError("run 'npm ci' in clients/typescript")
    _require("typescript", "protoc-gen-es", _said([str(plugin), "--version"]))
    _protoc(f"--plugin=protoc-gen-es={plugin}", f"--es_out={folder}", "--es_opt=target=ts,import_extension=js")


def _go(folder: Path) -> None:
    module = PINNED["go"]["module"]
    mapped = ",".join(f"M{name}={module}/gen/croupier/v1;croupierv1" for name in _ours())
    kinds = ("go", "go-grpc")
    _protoc(
        *(f"--plugin=protoc-gen-{kind}={_from_go(f'protoc-gen-{kind}')}" for kind in kinds),
        *(f"--{kind}_out={folder}" for kind in kinds),
        *(f"--{kind}_opt=module={module}/gen,{mapped}" for kind in kinds),
        errors=False,  # google.golang.org/genproto has them
    )


def _from_go(plugin: str) -> Path:
    """A program of Go's module proxy, in the pinned version."""
    wanted = PINNED["go"][plugin]
    folder = CLIENTS / "go" / "target" / wanted.rpartition("@")[2]
    if not (folder / plugin).exists():
        if shutil.which("go") is None:
            raise PluginMissingError("go is not installed")
        environment = {**os.environ, "GOBIN": str(folder)}
        if subprocess.run(["go", "install", wanted], env=environment, capture_output=True, check=False).returncode:
            raise PluginMissingError(f"Go does not find {wanted}")
    return folder / plugin


def _java(folder: Path) -> None:
    protoc, plugin = _from_maven("com.google.protobuf", "protoc"), _from_maven("io.grpc", "protoc-gen-grpc-java")
    with tempfile.TemporaryDirectory() as scratch:
        # Java wants a package and a file a message; the contract itself says nothing of any language.
        for name in _ours():
            text = (HERE / name).read_text("utf-8")
            options = f'option java_package = "{PINNED["java"]["package"]}";\noption java_multiple_files = true;\n'
            path = Path(scratch) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text.replace("package croupier.v1;\n", f"package croupier.v1;\n\n{options}"), "utf-8")
        includes = (f"-I{scratch}", *_includes())
        outputs = (f"--java_out={folder}", f"--plugin=protoc-gen-grpc-java={plugin}", f"--grpc-java_out={folder}")
        subprocess.run([str(protoc), *includes, *outputs, "--grpc-java_opt=@generated=omit", *_ours()], check=True)


def _from_maven(group: str, artifact: str) -> Path:
    """A program of Maven's repository, in the pinned version for this machine."""
    wanted = PINNED["java"][artifact]
    system, machine = platform.system().lower(), platform.machine()
    target = f"{'osx' if system == 'darwin' else system}-{'aarch_64' if machine in ('arm64', 'aarch64') else machine}"
    found = CLIENTS / "java" / "target" / "plugin" / f"{artifact}-{wanted}-{target}.exe"
    if not found.exists():
        if shutil.which("mvn") is None:
            raise PluginMissingError("Maven is not installed")
        named = f"{group}:{artifact}:{wanted}:exe:{target}"
        command = ["mvn", "-q", "org.apache.maven.plugins:maven-dependency-plugin:3.7.0:copy", f"-Dartifact={named}"]
        fetched = subprocess.run([*command, f"-DoutputDirectory={found.parent}"], capture_output=True, check=False)
        if fetched.returncode:
            raise PluginMissingError(f"Maven does not find {named}")
    found.chmod(0o755)
    return found


def _rust(folder: Path) -> None:
    if shutil.which("cargo") is None:
        raise PluginMissingError("cargo is not installed")
    with tempfile.TemporaryDirectory() as scratch:
        described = Path(scratch) / "contract.bin"
        _protoc(f"--descriptor_set_out={described}", "--include_imports", "--include_source_info")
        command = ["cargo", "run", "--quiet", "--locked", "-p", "croupier-stubs", "--", str(described), str(folder)]
        subprocess.run(command, cwd=CLIENTS / "rust", check=True)
    # For who reads messages without their types, as the transcripts' runner does.
    _protoc(f"--descriptor_set_out={folder / 'contract.bin'}", "--include_imports", errors=False)
    # The library's own types stand for these.
    (folder / "google.protobuf.rs").unlink(missing_ok=True)


def _said(command: list[str]) -> str:
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    return ran.stdout + ran.stderr


def _require(language: str, plugin: str, said: str) -> None:
    wanted = PINNED[language][plugin]
    if wanted not in said:
        raise PluginMissingError(f"{plugin} {wanted} is needed, not {said.strip()}")


MAKERS: Final[Mapping[str, Callable[[Path], None]]] = {
    "go": _go,
    "java": _java,
    "rust": _rust,
    "typescript": _typescript,
}


if __name__ == "__main__":
    sys.exit(main())
