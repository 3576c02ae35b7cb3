"""What happens to progress tokens and the symbols that buy them."""

from functools import cache

from wonders.core.decisions import Seat
from wonders.core.draft import without
from wonders.core.events import Event
from wonders.games.architects.stage_events import spent
from wonders.games.architects.table import REFILL_ROW, TAKE_FROM_STACK, Draft
from wonders.games.architects.tokens import TOKENS, in_order


class SymbolsTraded(Event[Draft]):
    """Green cards are discarded for a progress token."""

    seat: Seat
    symbols: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        city = draft.cities[self.seat]
        cards = spent(draft, city, self.symbols)
        draft.put(self.seat, city.but(cards=cards))


class StackReached(Event[Draft]):
    """A player reaches for the hidden token on top of the stack."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.queue = (TAKE_FROM_STACK, *draft.queue)


class TokenTaken(Event[Draft]):
    """A player takes a progress token, from the row or from the stack. Only the row is filled up again."""

    seat: Seat
    token: str
    from_stack: bool

    def on(self, draft: Draft) -> None:
        token = TOKENS[self.token]
        middle = draft.middle
        if self.from_stack:
            draft.middle = middle.but(stack=without(middle.stack, token))
            draft.queue = draft.queue[1:]
        else:
            draft.middle = middle.but(row=without(middle.row, token))
            if middle.stack:
                draft.queue = (REFILL_ROW, *draft.queue)
        city = draft.cities[self.seat]
        draft.put(self.seat, city.but(tokens=in_order((*city.tokens, token))))
        if draft.seating.remembers:
            stage = token.effect.extra_after_stage() and draft.turn.completed
            if stage or not token.answers.isdisjoint(draft.turn.taken):
                draft.offer(token)


class TokenRevealed(Event[Draft]):
    """A token from the stack is laid open in the row."""

    token: str

    def on(self, draft: Draft) -> None:
        token = TOKENS[self.token]
        middle = draft.middle
        stack, row = without(middle.stack, token), in_order((*middle.row, token))
        draft.middle = middle.but(row=row, stack=stack)
        draft.queue = draft.queue[1:]


class TokenUsed(Event[Draft]):
    """A token is used to take an extra card: once in a turn."""

    seat: Seat
    token: str

    def on(self, draft: Draft) -> None:
        token = TOKENS[self.token]
        turn = draft.turn
        draft.turn = turn.but(offers=without(turn.offers, token), used=in_order((*turn.used, token)))


# There are few different ones of each of these in the whole game: seats, decks, cards, tokens.
symbols_traded = cache(SymbolsTraded)
token_taken = cache(TokenTaken)
token_revealed = cache(TokenRevealed)
token_used = cache(TokenUsed)
