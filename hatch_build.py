"""Puts the built browser client into the wheel. A machine with nothing but Python can build it: see web/build.py."""

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg, unused-ignore]
    """Builds the client if it is missing or stale; a source archive without `web/` carries it built."""

    def dependencies(self) -> list[str]:
        """Node, 60 MB, only if there is something to build."""
        return [self._builder().NODE_WHEEL] if self._must_build() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or os.environ.get("WONDERS_SKIP_CLIENT"):
            return
        if self._must_build():
            self.app.display_info("Building the browser client ...")
            self._builder().build()
        elif not (Path(self.root) / "src/wonders/static/index.html").is_file():
            sys.exit("There is neither a built client in src/wonders/static nor its sources in web/: nothing to serve.")

    def _must_build(self) -> bool:
        if os.environ.get("WONDERS_SKIP_CLIENT") or not (Path(self.root) / "web").is_dir():
            return False
        return not self._builder().is_fresh()

    def _builder(self) -> ModuleType:
        spec = spec_from_file_location("build_client", Path(self.root) / "web" / "build.py")
        assert spec is not None and spec.loader is not None, "a file of ours can be loaded"
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
