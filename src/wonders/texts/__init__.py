"""What a game says, in the languages of its players. Rules speak in keys; here the keys become sentences."""

from wonders.texts.language import LANGUAGES, preferred_language
from wonders.texts.texts import Texts

__all__ = ["LANGUAGES", "Texts", "preferred_language"]
