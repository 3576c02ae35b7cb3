"""The language of the command that is being run: errors and help speak it, too."""


class Spoken:
    language: str | None = None
    """None until the command has said it."""


def speak_anew() -> None:
    """A command begins, and has not said its language yet."""
    Spoken.language = None


def spoken_language() -> str:
    """The language of the command, or the one that the environment asks for."""
    from wonders.texts.language import preferred_language

    return Spoken.language or preferred_language()
