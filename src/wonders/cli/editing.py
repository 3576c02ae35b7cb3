"""Lines that people type: edited and completed on a terminal, read as they are from anywhere else."""

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer

Complete = Callable[[str], Iterable[str]]
"""What a word can become that was begun."""


def read_line(prompt: str, out: TextIO | None = None, complete: Complete | None = None) -> str:
    """A line without its end. EOFError if there is none, KeyboardInterrupt on Ctrl-C."""
    out = out or sys.stdout
    if sys.stdin.isatty() and out.isatty():
        return _edited(prompt, out, complete)
    print(prompt, end="", file=out, flush=True)
    return input()


def _edited(prompt: str, out: TextIO, complete: Complete | None) -> str:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.output import create_output

    session: PromptSession[str] = PromptSession(output=create_output(stdout=out))
    return session.prompt(prompt, completer=completer(complete) if complete else None)


def completer(complete: Complete) -> "Completer":
    """Completes the last of several words with commas between them."""
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Names(Completer):
        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
            begun = document.text_before_cursor.rpartition(",")[2].lstrip()
            return (Completion(name, -len(begun)) for name in complete(begun)) if begun else ()

    return Names()
