"""What processes ask each other about the tables that live in them."""

from typing import Any

from wonders.server.runtime import looking
from wonders.server.runtime.figures import figures_here
from wonders.server.runtime.news import hear_news
from wonders.server.runtime.registry import Registry
from wonders.server.runtime.rematch import claimed_for


async def answer(registry: Registry, topic: str, body: Any) -> Any:
    """The answer to a question of a neighbour."""
    match topic:
        case "release":
            await registry.hand_over(body)
            return True
        case "rematch":
            return await claimed_for(registry, body)
        case "news":
            return await hear_news(registry, body)
        case "figures":
            return figures_here(registry)
        case _:
            return await looking.answered(registry, topic, body)
