"""Names of what can be due: the table's queue holds them, `turn/flow.py` knows what stands behind them."""

from typing import Final

PICK_CARD: Final = "pick_card"
TAKE_BLIND: Final = "take_blind"
LOOK_AT_TOP: Final = "look_at_top"
FIND_CARDS: Final = "find_cards"
KEEP_CARD: Final = "keep_card"
TAKE_FROM_STACK: Final = "take_from_stack"
REFILL_ROW: Final = "refill_row"
DEAL_WONDERS: Final = "deal_wonders"
CHOOSE_WONDER: Final = "choose_wonder"
LAY_OUT: Final = "lay_out"
OVER: Final = "over"
# To turn up the next card of a wonder deck bears the name of the deck; an effect of a stage has its own name.
