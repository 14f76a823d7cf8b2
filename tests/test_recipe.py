"""The recipe "Add a variant" of the engine's README, followed to the letter on a copy of the engine."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from croupier.engine import catalog

ROOT = Path(__file__).parents[1]
README = (ROOT / "engine" / "README.md").read_text("utf-8")
RECIPE = README[README.index("## Add a variant") : README.index("## Rules as a text")]

kernel = pytest.importorskip("croupier.engine._kernel", reason="without the native kernel grading takes too long")

# The installed package must not be found instead of the copy.
ON_THE_COPY = """
import sys
sys.meta_path = [finder for finder in sys.meta_path if "Scikit" not in type(finder).__name__]
sys.path = [path for path in sys.path if "/engine" not in path]
sys.path[:0] = {paths!r}
sys.argv = {arguments!r}
"""


def block(language):
    """The one block of a language in the recipe."""
    (found,) = re.findall(rf"^   ```{language}\n(.*?)^   ```", RECIPE, re.DOTALL | re.MULTILINE)
    return textwrap.dedent(found)


@pytest.fixture
def copy(tmp_path):
    """A copy of what the recipe changes, with the kernel beside it."""
    for folder in ("engine/croupier", "tests/engine", "tests/data"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", ".*cache"))
    shutil.copytree(ROOT / "proto", tmp_path / "proto")
    shutil.copy(kernel.__file__, tmp_path / "engine/croupier/engine")
    return tmp_path


def run(copy, arguments, code):
    head = ON_THE_COPY.format(paths=[str(copy / "engine"), str(copy / "proto/gen/python")], arguments=arguments)
    return subprocess.run(
        [sys.executable, "-c", head + code], cwd=copy, capture_output=True, text=True, check=False, timeout=300
    )


def follow(copy):
    """Steps 1 to 3."""
    variants = copy / "engine/croupier/engine/patience/variants"
    (variants / "two-cells.toml").write_text(block("toml"))
    order = (variants / "catalog.toml").read_text("utf-8")
    (variants / "catalog.toml").write_text(order.replace('"freecell",', '"freecell",\n    "two-cells",'))
    for names in (copy / "engine/croupier/texts/locales").glob("*/names.ftl"):
        lines = names.read_text("utf-8").splitlines(keepends=True)
        last = max(at for at, line in enumerate(lines) if line.startswith("variant-"))
        names.write_text("".join((*lines[: last + 1], block("ftl"), *lines[last + 1 :])), encoding="utf-8")


TESTS = ["-q", "-p", "no:cacheprovider", "--import-mode=importlib", "-k", "two-cells or variant or golden or every"]
FILES = ["tests/engine/test_golden_games.py", "tests/engine/test_rulebook.py", "tests/engine/test_graded_deals.py"]
PYTEST = "import pytest; sys.exit(pytest.main(sys.argv[1:]))"


def test_who_follows_the_recipe_has_a_new_game(copy):
    assert "two-cells" not in {each.id for each in catalog.variants()}
    follow(copy)
    written = run(
        copy,
        ["write_golden.py", "two-cells"],
        "import runpy; runpy.run_path('tests/data/write_golden.py', run_name='__main__')",
    )
    assert written.stdout.startswith("two-cells "), written.stderr
    tested = run(copy, ["pytest", *TESTS, *FILES], PYTEST)
    assert tested.returncode == 0, tested.stdout
    told = run(
        copy,
        ["rules"],
        "from croupier.engine.catalog import variant\nfrom croupier.texts.rulebook import rulebook\n"
        "print(rulebook(variant('two-cells'), 'de').markdown())",
    )
    assert "# Two Cells\n" in told.stdout
    assert "Anders PySolFC: In eine leere freie Zelle" in told.stdout


def test_who_forgets_the_golden_game_is_told(copy):
    follow(copy)
    tested = run(copy, ["pytest", *TESTS, *FILES], PYTEST)
    assert tested.returncode == 1
    assert "test_every_variant_has_a_golden_game_and_no_other" in tested.stdout
