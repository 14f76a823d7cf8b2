"""Which language to speak: the best of ours for what a caller asks for (BCP 47 tags with weights).

>>> negotiated("fr;q=0.9, en-GB;q=0.8")
'en'
>>> negotiated("tlh")
'en'
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from babel.core import negotiate_locale

DEFAULT_LANGUAGE: Final = "en"
LANGUAGES: Final = (DEFAULT_LANGUAGE, "de", "ru")
"""Every language there are sentences in, the default first."""

_LONGEST: Final = 256
_ITEM: Final = re.compile(r"\s*([A-Za-z0-9-]{1,35}|\*)\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?))?\s*", re.ASCII)


@lru_cache(maxsize=1024)
def negotiated(accept_language: str) -> str:
    """The language to answer in, for the text of an `accept-language` header; nothing in it is ever an error."""
    weighted = []
    for item in accept_language[:_LONGEST].split(","):
        match = _ITEM.fullmatch(item)
        if match and float(match[2] or 1) > 0:
            weighted.append((-float(match[2] or 1), match[1]))
    # Python's sort is stable: tags of one weight stay in the caller's order.
    wanted = [tag for _, tag in sorted(weighted, key=lambda pair: pair[0])]
    # Tags know no case, and what is found comes back as it was asked for.
    return (negotiate_locale(wanted, LANGUAGES, sep="-") or DEFAULT_LANGUAGE).lower()
