"""Every sentence that croupier says to a player.

>>> texts = texts_for("en")
>>> texts.reason("WRONG_RANK", {"card": "8S", "on": "TS", "pile": "t2"})
'8♠ does not go on 10♠: it is not the next rank.'
"""

from .languages import DEFAULT_LANGUAGE, LANGUAGES, negotiated
from .sentences import Texts, texts_for

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "Texts", "negotiated", "texts_for"]
