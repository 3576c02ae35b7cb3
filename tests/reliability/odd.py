"""Bodies and addresses with something odd in each place, for every route that the schema knows."""

import json
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, Final

ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 2**63, 10**400, 1.5, 1e308, float("nan"), float("inf"), "", "\0", "a\0b", "\ud800", "ä" * 40,
    "x" * 5000, [], {}, [[[[[[1]]]]]], [None] * 50, ["\ud800"], [2**70], {"\ud800": "\0"}, "9999-12-31", "0000-00-00",
)  # fmt: skip
RAW: Final = (
    b"", b"[]", b"null", b"1", b"{", b"NaN", b"\xff\xfe", b"[" * 20_000 + b"]" * 20_000, b'{"a":' * 8000,
    b'{"a":' + b"9" * 6000 + b"}", b'{"game":NaN}', b'{"\\ud800":1}',
)  # fmt: skip
WORDS: Final = ("%00", "%ED%A0%80", "-1", "9" * 30, "x" * 1000, "%2e%2e", "NaN", "1e9", "%F0%9F%98%80")


def example(shape: Mapping[str, Any], named: Mapping[str, Any], deep: int = 0) -> Any:
    """A value of a shape of the schema; whether it makes sense is another matter."""
    if "$ref" in shape:
        shape = named[shape["$ref"].rpartition("/")[2]]
    if choices := shape.get("anyOf") or shape.get("oneOf") or shape.get("allOf"):
        return example(choices[0], named, deep + 1)
    if "const" in shape or shape.get("default") is not None:
        return shape.get("const", shape.get("default"))
    if "enum" in shape:
        return shape["enum"][0]
    match shape.get("type"):
        case "object":
            parts = shape.get("properties", {}) if deep < 5 else {}
            return {name: example(part, named, deep + 1) for name, part in parts.items()}
        case "array":
            return [example(shape.get("items", {}), named, deep + 1)] if deep < 5 else []
        case "integer" | "number":
            return max(1, shape.get("minimum", 0))
        case "boolean":
            return True
    return "duel"


def spoiled(body: Any) -> Iterator[Any]:
    """The body with each of its places, one at a time, filled with each odd value."""
    if isinstance(body, dict):
        for name in body:
            yield from (body | {name: other} for other in chain(ODD, spoiled(body[name])))
    elif isinstance(body, list) and body:
        yield from ([other] for other in chain(ODD, spoiled(body[0])))


def requests(path: str, operation: Mapping[str, Any], names: Mapping[str, Any], body: Any) -> Iterator[tuple[str, Any]]:
    """Addresses and bodies for one route; the body is None where it has none."""
    url, text = path.format(**names), None if body is None else json.dumps(body).encode()
    if body is not None:
        yield from ((url, json.dumps(one).encode()) for one in spoiled(body))
        yield from ((url, raw) for raw in RAW)
    for given in operation.get("parameters", ()):
        for word in WORDS:
            if given["in"] == "query":
                yield f"{url}?{given['name']}={word}", text
            elif given["in"] == "path":
                yield path.format(**{**names, given["name"]: word}), text
