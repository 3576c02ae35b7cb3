"""The commands that tell about the command itself."""

from typing import Annotated, Any

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
    from wonders.cli.topics import run

    group: Any = context.find_root().command
    if topic is not None and topic in group.commands:
        group.main([topic, "--help"], prog_name="wonders")
    run(topic, sorted(group.commands), language)


@app.command()
def completion(
    shell: Annotated[str, typer.Argument(metavar="SHELL", help="One of: bash, zsh, fish, powershell.")],
) -> None:
    """Write what makes a shell complete commands, options and names of games."""
    from wonders.cli.completion import run

    run(shell)
