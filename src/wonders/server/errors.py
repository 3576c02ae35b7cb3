"""How the server says no: a code for programs, a sentence for people, and a status for HTTP."""

from typing import Final

from wonders.core.decisions import IllegalAction, UnparsableAction, WondersError
from wonders.core.phrases import Phrase

STATUS: Final = {
    "bad_message": 422,
    "bad_option": 422,
    "bad_position": 422,
    "bad_record": 422,
    "bad_token": 403,
    "no_token": 401,
    "no_profile": 401,
    "bad_key": 403,
    "not_allowed": 403,
    "bad_origin": 403,
    "banned": 403,
    "muted": 403,
    "no_table": 404,
    "no_game": 404,
    "no_seat": 404,
    "not_found": 404,
    "no_method": 405,
    "taken": 409,
    "not_ready": 409,
    "not_open": 409,
    "not_playing": 409,
    "not_over": 409,
    "over": 409,
    "closed": 409,
    "paused": 409,
    "other_rules": 409,
    "not_asked": 409,
    "to_move": 409,
    "wrong_number": 409,
    "already_decided": 409,
    "illegal": 409,
    "unparsable": 422,
    "no_undo": 409,
    "too_long": 413,
    "bad_type": 415,
    "protocol": 426,
    "too_fast": 429,
    "too_many": 429,
    "broken": 500,
    "not_saved": 503,
    "closing": 503,
}
"""Every code there is, with its status."""


class Refused(WondersError):
    """A request that is turned down; nothing has changed."""

    def __init__(self, code: str, sentence: str, phrase: Phrase | None = None, rule: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.phrase = phrase
        self.rule = rule

    @property
    def status(self) -> int:
        return STATUS[self.code]


def refusal_of(wrong: WondersError) -> Refused:
    """What the rules object to, in the server's form."""
    if isinstance(wrong, Refused):
        return wrong
    if isinstance(wrong, IllegalAction):
        return Refused("illegal", str(wrong), wrong.phrase, wrong.rule)
    return Refused("unparsable" if isinstance(wrong, UnparsableAction) else "bad_option", str(wrong))
