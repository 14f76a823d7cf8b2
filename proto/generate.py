"""Generate the Python code of the contract; with `--check`, only say whether the committed code is fresh.

The compiler is that of the oldest grpcio-tools that croupier supports, pinned in pyproject.toml: generated
code refuses runtimes older than its compiler. Everything under `gen/python` with `_pb2` in its name is
written here and never edited.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Final, TypeAlias

from google.protobuf.descriptor_pb2 import (
    FileDescriptorProto,
    FileDescriptorSet,
    MethodDescriptorProto,
    ServiceDescriptorProto,
)

HERE: Final = Path(__file__).resolve().parent
GENERATED: Final = HERE / "gen" / "python"
COMPILER: Final = "1.71.2"

Messages: TypeAlias = Mapping[str, tuple[str, str]]
"""Every message's full name, and the module and the name that it has in Python."""


def main() -> int:
    """Write the generated code, or compare it; 0 when it is fresh."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if the code is stale")
    check: bool = parser.parse_args().check
    if version("grpcio-tools") != COMPILER:
        print(f"grpcio-tools {COMPILER} is needed, not {version('grpcio-tools')}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        fresh = compile_into(Path(folder))
    stale = sorted(_differences(fresh))
    if check:
        for name in stale:
            print(f"stale: {name}", file=sys.stderr)
        return 1 if stale else 0
    for name in stale:
        path = GENERATED / name
        if name not in fresh:
            path.unlink()
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fresh[name], encoding="utf-8")
    print(f"{len(fresh)} files, {len(stale)} changed")
    return 0


def compile_into(folder: Path) -> dict[str, str]:
    """Run the compiler in an empty folder; the text of every generated file by its name."""
    sources = sorted(str(path.relative_to(HERE)) for path in HERE.glob("croupier/*/*.proto"))
    descriptors = folder / "descriptors.bin"
    arguments = [
        f"--proto_path={HERE}",
        f"--python_out={folder}",
        f"--pyi_out={folder}",
        f"--grpc_python_out={folder}",
        f"--descriptor_set_out={descriptors}",
    ]
    subprocess.run([sys.executable, "-m", "grpc_tools.protoc", *arguments, *sources], check=True)
    described = FileDescriptorSet.FromString(descriptors.read_bytes())
    fresh: dict[str, str] = {}
    for path in sorted(folder.rglob("*_pb2*")):
        text = path.read_text(encoding="utf-8")
        # The compiler writes a service module for every file; one without a service says nothing.
        if "_pb2_grpc" not in path.name or "Stub(object)" in text:
            # It also leaves its mappings bare, which a strict type checker refuses.
            text = re.sub(r"(?<!as )\b_Mapping\b(?!\[)", "_Mapping[str, object]", text)
            fresh[path.relative_to(folder).as_posix()] = text
    messages = {
        f".{file.package}.{message.name}": (_module(file), message.name)
        for file in described.file
        for message in file.message_type
    }
    for file in described.file:
        if file.service:
            name = f"{file.package.replace('.', '/')}/{_module(file)}_grpc.pyi"
            fresh[name] = service_types(file, messages)
    return fresh


def service_types(file: FileDescriptorProto, messages: Messages) -> str:
    """The types of a file's services, which grpcio-tools leaves out.

    `XStub(channel)` has the type of the channel that it is given; servicers are those of `grpc.aio`.
    """
    used = {
        messages[kind][0]
        for service in file.service
        for rpc in service.method
        for kind in (rpc.input_type, rpc.output_type)
    }
    lines = [
        f'"""Types of the services in {file.name}: written by proto/generate.py, never edited."""',
        "",
        "from collections.abc import AsyncIterator, Awaitable",
        "from typing import overload",
        "",
        "import grpc",
        "import grpc.aio",
        "",
        *(f"from {file.package} import {module}" for module in sorted(used)),
    ]
    for service in file.service:
        lines += _stub_types(service, messages) + _servicer_types(service, messages)
    return "\n".join(lines) + "\n"


def _stub_types(service: ServiceDescriptorProto, messages: Messages) -> list[str]:
    # One class at run time, two here: what `__new__` gives depends on the channel, which mypy wants excused.
    name = service.name
    return [
        "",
        f"class {name}Stub:",
        "    @overload",
        f"    def __new__(cls, channel: grpc.Channel) -> {name}Stub: ...",
        "    @overload",
        f"    def __new__(cls, channel: grpc.aio.Channel) -> {name}AsyncStub: ...  # type: ignore[misc]",
        *(f"    {rpc.name}: grpc.{_callable(rpc, messages)}" for rpc in service.method),
        "",
        f"class {name}AsyncStub:",
        '    """Exists for type checkers only."""',
        "",
        *(f"    {rpc.name}: grpc.aio.{_callable(rpc, messages)}" for rpc in service.method),
    ]


def _servicer_types(service: ServiceDescriptorProto, messages: Messages) -> list[str]:
    name = service.name
    lines = ["", f"class {name}Servicer:"]
    for rpc in service.method:
        asked, given = _local(rpc.input_type, messages), _local(rpc.output_type, messages)
        reply = "AsyncIterator" if rpc.server_streaming else "Awaitable"
        lines += [
            f"    def {rpc.name}(",
            f"        self, request: {asked}, context: grpc.aio.ServicerContext[{asked}, {given}], /",
            f"    ) -> {reply}[{given}]: ...",
        ]
    add = f"add_{name}Servicer_to_server"
    return [*lines, "", f"def {add}(servicer: {name}Servicer, server: grpc.aio.Server) -> None: ..."]


def _callable(rpc: MethodDescriptorProto, messages: Messages) -> str:
    shape = "UnaryStream" if rpc.server_streaming else "UnaryUnary"
    kinds = f"{_local(rpc.input_type, messages)}, {_local(rpc.output_type, messages)}"
    return f"{shape}MultiCallable[{kinds}]"


def _module(file: FileDescriptorProto) -> str:
    return Path(file.name).stem + "_pb2"


def _local(kind: str, messages: Messages) -> str:
    return ".".join(messages[kind])


def _differences(fresh: dict[str, str]) -> set[str]:
    committed = {
        path.relative_to(GENERATED).as_posix(): path.read_text(encoding="utf-8")
        for path in GENERATED.rglob("*_pb2*")
        if path.suffix in (".py", ".pyi")
    }
    return {name for name in fresh.keys() | committed.keys() if fresh.get(name) != committed.get(name)}


if __name__ == "__main__":
    sys.exit(main())
