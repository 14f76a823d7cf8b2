"""Who may import whom: the table of the house, enforced."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOTS = ("engine", "server", "clients/python", "proto/gen/python")

# For each package, what it may import besides the standard library and itself; for the engine, what of the standard
# library it may not. The longest prefix that fits is the rule.
MAY_IMPORT = {
    "croupier.v1": {"google.protobuf", "grpc"},
    "croupier.engine": set(),
    "croupier.texts": {"croupier.engine", "fluent", "babel"},
    "croupier.client": {"croupier.v1", "grpc", "google.protobuf", "google.rpc", "opentelemetry"},
    "croupier.bots": {"croupier.engine"},
    "croupier.server": {"croupier.server"},
    "croupier.server.config": {"configargparse", "croupier.server.logs"},
    "croupier.server.observing": {"croupier.server.events.facts"},
    "croupier.server.renewing": set(),
    "croupier.server.identity": {
        "croupier.server.application.access",
        "croupier.server.application.refusals",
        "croupier.server.renewing",
        "jwt",
    },
    "croupier.server.metrics": {
        "croupier.engine",
        "croupier.server.events.facts",
        "croupier.server.observing",
        "croupier.server.analysis",
        "prometheus_client",
    },
    "croupier.server.logs": {"croupier.server.observing", "structlog"},
    "croupier.server.traces": {"croupier.server.observing", "opentelemetry"},
    "croupier.server.events": {"croupier.engine"},
    "croupier.server.storage": {"croupier.engine", "croupier.server.events", "croupier.server.observing", "asyncpg"},
    "croupier.server.analysis": {"croupier.engine", "croupier.bots"},
    "croupier.server.analysis.survey": {"croupier.engine", "distributed", "matplotlib"},
    "croupier.server.application": {
        "croupier.engine",
        "croupier.texts",
        "croupier.bots",
        "croupier.server.events",
        "croupier.server.storage.base",
        "croupier.server.observing",
        "croupier.server.analysis",
    },
    # Facts and stored rows are what the application hands out; transport writes them on the wire.
    "croupier.server.transport": {
        "croupier.v1",
        "croupier.engine",
        "croupier.texts",
        "croupier.server.application",
        "croupier.server.events.facts",
        "croupier.server.storage.base",
        "croupier.server.observing",
        "croupier.server.renewing",
        "grpc",
        "grpc_health",
        "grpc_reflection",
        "google",
        "connectrpc",
        "protobuf",
        "starlette",
        "uvicorn",
    },
    "croupier.server.app": {"croupier.server", "uvloop"},
    "croupier.server.embedding": {"croupier.server"},
    "croupier.cli": {"croupier", "google.protobuf", "rich", "textual"},
    # It looks at a service as anybody's tools do: at its health too.
    "croupier.cli.doctor": {"croupier", "grpc", "grpc_health"},
}
NOT_IN_THE_ENGINE = {"asyncio", "time", "datetime", "logging", "grpc", "google", "secrets", "socket", "threading"}
WIRING = {"croupier.server.app", "croupier.server.doors", "croupier.server.embedding"}


def modules():
    for root in ROOTS:
        for path in sorted((ROOT / root / "croupier").rglob("*.py")):
            parts = path.relative_to(ROOT / root).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            yield name, parts[-1] == "__init__", path


def imports(name, is_package, path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level == 0:
                base = node.module or ""
            else:
                package = name.split(".") if is_package else name.split(".")[:-1]
                base = ".".join(package[: len(package) - node.level + 1] + ([node.module] if node.module else []))
            yield base
            if base.startswith("croupier"):
                yield from (f"{base}.{alias.name}" for alias in node.names)


def rule_for(name):
    fits = [prefix for prefix in MAY_IMPORT if name == prefix or name.startswith(f"{prefix}.")]
    return max(fits, key=len)


def within(name, prefix):
    return name == prefix or name.startswith(f"{prefix}.")


MODULES = list(modules())


@pytest.mark.parametrize("name", [name for name, _, _ in MODULES])
def test_a_module_imports_only_what_its_layer_may(name):
    _, is_package, path = next(module for module in MODULES if module[0] == name)
    rule = rule_for(name)
    allowed = MAY_IMPORT[rule] | {rule}
    known = {module for module, _, _ in MODULES}
    for imported in imports(name, is_package, path):
        top = imported.split(".")[0]
        if top in sys.stdlib_module_names:
            if rule == "croupier.engine":
                assert top not in NOT_IN_THE_ENGINE, f"{name} imports {imported}"
                assert top != "random" or name.endswith(".shuffle"), f"{name} imports {imported}"
            continue
        if top == "croupier" and imported not in known:
            continue  # a name inside a module that is judged by itself
        assert any(within(imported, prefix) for prefix in allowed), f"{name} imports {imported}"


def test_nothing_but_the_command_line_imports_the_wiring():
    for name, is_package, path in MODULES:
        if within(name, "croupier.cli") or name in WIRING or name in ("croupier.server", "croupier.server.__main__"):
            continue
        for imported in imports(name, is_package, path):
            assert not any(within(imported, wiring) for wiring in WIRING), f"{name} imports {imported}"


@pytest.mark.parametrize("root", ROOTS)
def test_croupier_is_a_namespace_without_an_init_file(root):
    assert not (ROOT / root / "croupier" / "__init__.py").exists()
