"""The rules of a game as a text: what there is to say, from the rules themselves, in every language.

>>> from croupier.engine.catalog import variant
>>> book = rulebook(variant("whitehead"), "en")
>>> [section.heading for section in book.sections][:3]
['In short', 'History', 'What you need']
"""

from .book import Item, Rulebook, Section, disputes, rulebook, rulebook_of_rules
from .statement import Topic

__all__ = ["Item", "Rulebook", "Section", "Topic", "disputes", "rulebook", "rulebook_of_rules"]
