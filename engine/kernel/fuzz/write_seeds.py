"""Write a few seeds for the fuzz target from every variant: `write_seeds.py FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from croupier.engine import catalog
from croupier.engine.patience.packing import pack_position, pack_rules
from croupier.engine.patience.rules import Rules

CHOICES = bytes((20, *range(7, 147, 7)))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for variant in catalog.variants():
        if isinstance(variant.rules, Rules):
            for number in range(1, 4):
                position = variant.deal(f"seed:{number}")
                seed = pack_rules(variant.rules) + CHOICES + pack_position(position)
                (folder / f"{variant.id}-{number}").write_bytes(seed)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
