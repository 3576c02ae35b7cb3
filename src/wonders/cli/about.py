"""The commands that tell about the command itself."""

from typing import Annotated

import typer

from wonders.cli.arguments import Language

app = typer.Typer()


@app.command("help")
def help_(
    context: typer.Context,
    topic: Annotated[str | None, typer.Argument(metavar="[TOPIC]", help="A topic, or a command.")] = None,
    language: Language = None,
) -> None:
    """Explain a topic, such as settings, bots or records."""
    from wonders.cli.topics import help_of, run

    commands = sorted(context.find_root().command.commands)  # type: ignore[attr-defined]
    if topic is not None and topic in commands:
        help_of(topic)
    run(topic, commands, language)


@app.command()
def completion(
    shell: Annotated[str, typer.Argument(metavar="SHELL", help="One of: bash, zsh, fish, powershell.")],
) -> None:
    """Write what makes a shell complete commands, options and names of games."""
    from wonders.cli.completion import run

    run(shell)
