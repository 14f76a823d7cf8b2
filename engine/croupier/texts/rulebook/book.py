"""The rules text of a game in a language: sections of items, each with what it tells and who says otherwise.

Numbers and policies come from the rules, so a text cannot drift from them; a few games have hand-written sections
besides (`told.toml`), whose messages may ask the rules as well.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from croupier.engine.catalog import Variant
from croupier.engine.sources import Claim

from ..sentences import Texts, texts_for
from .statement import Statement, Topic
from .subject import AnyRules, facts_of, kin, opening, overlaid, statements, tried


@dataclass(frozen=True, slots=True)
class Item:
    """One rule or remark in Markdown.

    `parameters`: full names of the rules that it tells, none for a remark. `disputes`: sentences on what other sources
    say of the same rule.
    """

    text: str
    parameters: tuple[str, ...] = ()
    disputes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A topic with its heading in the language of the book."""

    topic: Topic
    heading: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's rules in a language; `sources` are where they were read."""

    language: str
    title: str
    sections: tuple[Section, ...]
    sources: tuple[str, ...]

    def markdown(self) -> str:
        """The whole text as Markdown.

        >>> from croupier.engine.catalog import patience
        >>> rulebook(patience("klondike"), "en").markdown().splitlines()[:3]
        ['# Klondike', '', '## In short']
        """
        parts = [f"# {self.title}"]
        for section in self.sections:
            parts.append(f"## {section.heading}")
            parts.extend("\n".join((item.text, *(f"> {each}" for each in item.disputes))) for item in section.items)
        if self.sources:
            parts.append(f"## {texts_for(self.language).say('section-sources', {})}")
            parts.append("\n".join(f"- {source}" for source in self.sources))
        return "\n\n".join(parts) + "\n"


@cache
def rulebook(variant: Variant, language: str) -> Rulebook:
    """The rules of a variant in a language that `negotiated` gave."""
    texts, rules = texts_for(language), variant.rules
    told = _told().get(variant.id, {})
    by_hand = [Statement(topic, key, (), facts_of(rules)) for topic in Topic for key in told.get(topic.value, ())]
    said = [*_opening(rules, by_hand), *statements(rules), *by_hand, *tried(variant)]
    related = [_related(texts, other, changed) for other, changed in kin(variant)]
    return Rulebook(
        language=language,
        title=texts.variant(variant.id),
        sections=_sections(texts, said, rules, variant.claims, related),
        sources=tuple(texts.source(source) for source in variant.sources),
    )


@cache
def rulebook_of_rules(rules: AnyRules, language: str) -> Rulebook:
    """The rules that a client made up, as a text: composed whole, with no name and no sources."""
    texts = texts_for(language)
    said = [*_opening(rules, ()), *statements(rules)]
    return Rulebook(language, texts.say("rulebook-own-game", {}), _sections(texts, said, rules, (), ()), ())


def disputes(variant: Variant, language: str) -> tuple[str, ...]:
    """Everything on which other sources differ from how a variant is played here, a sentence each."""
    texts = texts_for(language)
    return tuple(_dispute(texts, variant.rules, claim) for claim in variant.claims)


def _opening(rules: AnyRules, by_hand: Sequence[Statement]) -> Iterator[Statement]:
    """The first words on a game that nobody has written any for."""
    if not any(each.topic is Topic.OVERVIEW for each in by_hand):
        yield opening(rules)


def _sections(
    texts: Texts, said: Sequence[Statement], rules: AnyRules, claims: Sequence[Claim], related: Sequence[Item]
) -> tuple[Section, ...]:
    items: dict[Topic, list[Item]] = {topic: [] for topic in Topic}
    unheard = list(claims)
    for each in said:
        about = [claim for claim in unheard if each.about(claim.parameters)]
        unheard = [claim for claim in unheard if claim not in about]
        sentences = tuple(_dispute(texts, rules, claim) for claim in about)
        items[each.topic].append(Item(_text(texts, each), each.tells, sentences))
    items[Topic.VARIANTS].extend(related)
    return tuple(
        Section(topic, texts.say(f"section-{topic}", {}), tuple(found)) for topic, found in items.items() if found
    )


def _dispute(texts: Texts, rules: AnyRules, claim: Claim) -> str:
    who = texts.sources(claim.by)
    if claim.silent_on:
        return texts.say("claim-silent", {"who": who, "sources": len(claim.by)})
    says = _told_by(texts, overlaid(rules, dict(claim.rules)), claim.parameters)
    return texts.say("claim-says", {"who": who, "says": says})


def _related(texts: Texts, other: Variant, changed: tuple[str, ...]) -> Item:
    says = _told_by(texts, other.rules, changed)
    return Item(texts.say("rulebook-related", {"name": texts.variant(other.id), "says": says}), changed)


def _told_by(texts: Texts, rules: AnyRules, parameters: tuple[str, ...]) -> str:
    """What there is to say about some parameters of rules."""
    return " ".join(_text(texts, each.only(parameters)) for each in statements(rules) if each.about(parameters))


def _text(texts: Texts, statement: Statement) -> str:
    return " ".join([texts.say(each.key, each.facts) for each in (statement, *statement.parts)])


@cache
def _told() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """The messages that are written by hand, by game and topic."""
    table = tomllib.loads((files("croupier.texts.rulebook") / "told.toml").read_text("utf-8"))
    told: dict[str, dict[str, tuple[str, ...]]] = {}
    for group in table["games"]:
        for variant_id in group["of"]:
            mine = told.setdefault(variant_id, {})
            for topic in Topic:
                mine[topic.value] = (*mine.get(topic.value, ()), *group.get(topic.value, ()))
    return told
