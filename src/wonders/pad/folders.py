"""Where this system keeps what belongs to its user; platformdirs knows it for each of them."""

from pathlib import Path

from wonders.core.extras import MissingExtra


def data_folder() -> Path:
    """The folder for histories, tables and records. It may not be there yet."""
    try:
        from platformdirs import user_data_path
    except ModuleNotFoundError:
        raise MissingExtra("To find the folder of this user, platformdirs is needed", "cli") from None
    return user_data_path("wonders", appauthor=False)
