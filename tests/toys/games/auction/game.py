"""The auction behind the protocol of all games."""

from tests.core.auction import Auction

__all__ = ["Auction"]
