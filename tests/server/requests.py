"""Requests by chance: any message of the contract, of values that a service might stumble over."""

from __future__ import annotations

import random
import string
import uuid
from collections.abc import Sequence

from google.protobuf.descriptor import Descriptor, FieldDescriptor
from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass

_DEEPEST = 6
_VARIANTS = ("whitehead", "agnes", "whitehead-original", "whitehead-single", "solo-whist", "boston", "wiezen")
_DEALS = ("pysol:2", "seed:0", "seed:12345678901234567890", "ms:1", "ms:0")
_ONCE = "123e4567-e89b-12d3-a456-426614174000"
# Little gets past a missing id; and a deal that is searched for keeps its caller waiting for seconds.
_WANTED = {"game_id": 0.95, "winnable": 0.01}
_NUMBERS = (0, 1, 2, 3, 7, 12, 13, 52, 64, 255, 256, 1000, 2**31 - 1, 2**31, 2**32 - 1)
_WORDS = (
    "",
    "whitehead",
    "agnes",
    "whitehead-original",
    "pysol:2",
    "seed:0",
    "seed:" + "9" * 400,
    "ms:1",
    "daily",
    "draw",
    "redeal",
    "deal",
    "t1-t2",
    "t7-t1x2",
    "t99-t1",
    "w-f",
    "fS-t3",
    "c1-r1",
    "t1-t1x4294967295",
    "random",
    "solo",
    "pass",
    "six:H",
    "trump:S",
    "discard:2C",
    "revoke:3",
    "KH",
    "Croupier: 1\n\nRules: solo-whist\nDeal: seed:7\n3.pass 4.pass 1.pass 2.pass\nResult: 0 0 0 0\n",
    "Rules: whitehead\n: AS\n",
    ": <?> 5H\nStock: ?24\n",
    '{"variant": "whitehead", "tableau": [["AS"]]}',
    '{"variant": ' * 50,
    "\x00",
    "🂡♠",
    "é" * 200,
    "x" * 5000,
)


class Chance:
    """Makes messages; it knows games that exist, moves that were legal, and texts that the service wrote itself."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.game_ids: list[str] = []
        self.moves: list[str] = []
        self.texts: list[str] = []
        self.tokens: list[str] = []

    def message(self, descriptor: Descriptor, depth: int = 0) -> Message:
        """A message of this kind, each of its fields there or not."""
        made: Message = GetMessageClass(descriptor)()
        if descriptor.name == "Move" and self.random.random() < 0.8:
            # Two forms of a move by chance never say the same.
            made.MergeFrom(GetMessageClass(descriptor)(text=self._text("text")))
            return made
        often = self.random.choice((0.1, 0.5, 0.9))
        for field in descriptor.fields:
            wanted = _WANTED.get(field.name, often)
            if depth < _DEEPEST and self.random.random() < wanted:
                self._fill(made, field, depth)
        return made

    def garbled(self, data: bytes) -> bytes:
        """The bytes with some of them changed, lost or doubled."""
        bytes_ = bytearray(data)
        for _ in range(self.random.randint(1, 4)):
            at = self.random.randrange(len(bytes_) + 1)
            match self.random.randrange(3):
                case 0:
                    bytes_[at : at + 1] = self.noise(1)
                case 1:
                    del bytes_[at : at + self.random.randint(1, 8)]
                case _:
                    bytes_[at:at] = self.noise(self.random.randint(1, 8))
        return bytes(bytes_)

    def noise(self, most: int) -> bytes:
        """Some bytes."""
        return self.random.randbytes(self.random.randint(1, most))

    def metadata(self) -> Sequence[tuple[str, str | bytes]]:
        """What a caller might send along."""
        language = self.random.choice(("en", "de, *;q=0.5", "x" * 2000, "q=;;,,", "", "ru;q=9"))
        seat = self.random.choice((*self.tokens, "x" * 43, ""))
        known = (("accept-language", language),), (("noise-bin", self.noise(100)),), (("croupier-seat", seat),)
        return self.random.choice(((), *known))

    def _fill(self, made: Message, field: FieldDescriptor, depth: int) -> None:
        value = getattr(made, field.name)
        if field.message_type is not None and field.message_type.GetOptions().map_entry:
            for _ in range(self.random.choice((0, 1, 3, 40))):
                value[self._text("")] = self._text("")
        elif hasattr(value, "append"):
            count = self.random.choice((0, 1, 1, 2, 3, 3, 8, 300 if depth < 2 else 8))
            for _ in range(count):
                if field.message_type is not None:
                    value.add().CopyFrom(self.message(field.message_type, depth + 1))
                else:
                    value.append(self._scalar(field))
        elif field.message_type is not None:
            value.CopyFrom(self.message(field.message_type, depth + 1))
        else:
            setattr(made, field.name, self._scalar(field))

    def _scalar(self, field: FieldDescriptor) -> object:
        match field.cpp_type:
            case FieldDescriptor.CPPTYPE_BOOL:
                return self.random.random() < 0.5
            case FieldDescriptor.CPPTYPE_STRING if field.type == FieldDescriptor.TYPE_BYTES:
                return self.noise(64)
            case FieldDescriptor.CPPTYPE_STRING:
                return self._text(field.name)
            case FieldDescriptor.CPPTYPE_ENUM:
                return self.random.choice((*(value.number for value in field.enum_type.values), 99, -1))
            case FieldDescriptor.CPPTYPE_DOUBLE | FieldDescriptor.CPPTYPE_FLOAT:
                return self.random.choice((0.0, -1.0, 1e300, float("nan"), float("inf")))
            case FieldDescriptor.CPPTYPE_UINT32 | FieldDescriptor.CPPTYPE_UINT64:
                return self.random.choice(_NUMBERS)
            case _:
                return self.random.choice((*(n for n in _NUMBERS if n < 2**31), -1, -(2**31)))

    def _text(self, name: str) -> str:
        likely = self._likely(name)
        if likely and self.random.random() < 0.9:
            return self.random.choice(likely)
        if self.texts and self.random.random() < 0.1:
            return self._torn(self.random.choice(self.texts))
        if self.random.random() < 0.2:
            return "".join(self.random.choices(string.printable, k=self.random.randint(1, 60)))
        return self.random.choice(_WORDS)

    def _likely(self, name: str) -> Sequence[str]:
        match name:
            case "game_id":
                return self.game_ids
            case "text" if self.random.random() < 0.8:
                return self.moves
            case "text":
                return self.texts
            case "variant_id":
                return _VARIANTS
            case "bot":
                return ("random", "thumb", "")
            case "named":
                return _DEALS
            case "request_id":
                return ("", _ONCE, str(uuid.UUID(int=self.random.getrandbits(128))))
            case _:
                return ()

    def _torn(self, text: str) -> str:
        """A text of the service's own, whole or with a part cut out of it."""
        begin, end = sorted(self.random.randrange(len(text) + 1) for _ in range(2))
        return text if self.random.random() < 0.5 else text[:begin] + text[end:]
