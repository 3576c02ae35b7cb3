"""`wonders completion SHELL`: the script that makes a shell complete what is typed."""

from typer._completion_shared import get_completion_script

from wonders.core.options import BadOption

SHELLS = ("bash", "zsh", "fish", "powershell")


def run(shell: str) -> None:
    if shell not in SHELLS:
        raise BadOption(f"There is a script for: {', '.join(SHELLS)}; not for '{shell}'.")
    print(get_completion_script(prog_name="wonders", complete_var="_WONDERS_COMPLETE", shell=shell))
