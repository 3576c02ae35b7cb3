"""Whether the browser client moves smoothly when something happens at a table.

    .venv/bin/python benchmarks/client_frames.py [--cpu 4] [--turns 5] [--rounds 2] [--only duel]

Somebody answers at tables of all three games while a browser looks on from that seat, and each motion is traced:
turns of 7 Wonders and the battles of an age, cards, pawn and wonders of Duel, cards, stages and conflicts of
Architects. The same is done twice. Slowed down by the factor: of 50 frames that something moved in, how many were
dropped. At full speed: what the motion took of the processor, which hardly depends on what else the machine does.
There `per frame` times the factor must stay under 16.7 ms, or the page itself drops frames on such a machine; whatever
else is dropped is for want of cores, since without a graphics card drawing is done by the processor, too. Needs the
client built (`scripts/web build`) and a Chromium on the path.
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from motion_trace import CATEGORIES, TOLD, Motion, read
from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

from tests.web.conftest import ARGUMENTS, CHROMIUM, WINDOWLESS
from tests.web.house import House, serving

TURN = 900
"""Milliseconds that a turn may take."""
SCENE = 1800
"""Milliseconds that a scene may take."""
SCENES = {"ConflictWon": "battles", "ConflictFought": "conflict"}
KINDS = {
    "classic": {"StageBuilt": "stage", "StageCompleted": "stage"},
    "duel": {"WonderBuilt": "wonder", "PawnMoved": "pawn"},
    "architects": {"StageCompleted": "stage"},
}
"""What a motion is counted as, by the first of these events that is told; the others are turns."""
TABLES = {"classic": 4, "duel": 2, "architects": 4}
PREPARED = {"classic": 4, "duel": 4, "architects": 1}
"""Answers before the first that is traced: near the end of an age, after the wonders are chosen."""

MARKS = """{ const Plain = WebSocket;
window.WebSocket = class extends Plain {
    constructor(...all) {
        super(...all);
        this.addEventListener('message', ({data}) => {
            if (!String(data).includes('"type":"state"') && !String(data).includes('"type": "state"')) return;
            const {events} = JSON.parse(data);
            if (events?.length) performance.mark('TOLD' + events.map(one => one.event).join(' '));
        });
    }
}; }""".replace("TOLD", TOLD)


class Player:
    """Answers for a seat beside the browser, building what it can, red cards first."""

    def __init__(self, line: ClientConnection, red: set[str]) -> None:
        self._line, self._red = line, red
        self._decision: dict[str, Any] = {}
        self._last = 0

    def is_asked(self, patience: float = 60.0) -> bool:
        """Wait for the next question; False if the match is over."""
        while True:
            told = json.loads(self._line.recv(timeout=patience))
            if told.get("outcome"):
                return False
            decision = told.get("decision")
            if decision and not decision["chosen"] and decision["number"] > self._last:
                self._decision = decision
                return True

    def answer(self) -> None:
        number, options = self._decision["number"], self._decision["options"]
        best = max(options, key=lambda one: (self._worth(one), one["action"]))
        self._last = number
        told = {"type": "answer", "number": number, "move": f"move-{number:012d}", "action": best["action"]}
        self._line.send(json.dumps(told))

    def _worth(self, option: dict[str, Any]) -> int:
        is_red = bool(self._red & set(map(str, option["fields"].values())))
        return {"build": 2, "take": 2, "stage": 1, "wonder": 1}.get(option["verb"], 0) * (2 if is_red else 1)


@contextmanager
def playing(house: House, game: str, id: str) -> Iterator[Player]:
    answer = house.ask("GET", f"/games/{game}/catalogue")
    items = answer["items"] if isinstance(answer, dict) else answer
    with connect(house.url.replace("http", "ws", 1) + "/ws", max_queue=None) as line:
        token = house.held[id]["seats"]["0"]
        line.send(json.dumps({"type": "hello", "protocol": 2, "table": id, "token": token}))
        yield Player(line, {one["id"] for one in items if one["colour"] == "red"})


def open_page(browser: Browser, house: House, path: str, cpu: float) -> Page:
    size: Any = {"width": 1440, "height": 900}
    context = browser.new_context(base_url=house.url, viewport=size, service_workers="block")
    context.add_init_script(house.remembering({"motion": 1, "confirm": False, "hold": False, "sounds": False}))
    context.add_init_script(MARKS)
    page = context.new_page()
    page.goto(path)
    page.wait_for_selector("[data-turn]")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    return page


def motions(browser: Browser, house: House, game: str, turns: int, cpu: float) -> list[Motion]:
    """What moved at one table, as many times as it was answered."""
    id = house.table(game, TABLES[game])
    found = []
    with playing(house, game, id) as player:
        for _ in range(PREPARED[game]):
            assert player.is_asked()
            player.answer()
        assert player.is_asked()
        page = open_page(browser, house, f"/t/{id}", cpu)
        for _ in range(turns):
            page.wait_for_timeout(1500)  # whatever is still moving
            browser.start_tracing(page=page, categories=list(CATEGORIES))
            player.answer()
            page.wait_for_timeout(SCENE + 600)
            trace = browser.stop_tracing()
            seen = read(trace, TURN)
            if seen and SCENES.keys() & set(seen.events):
                seen = read(trace, SCENE)
            found += [seen] if seen else []
            if not player.is_asked():
                break
        page.context.close()
    return found


def kind_of(game: str, motion: Motion) -> str:
    scene = next((name for event, name in SCENES.items() if event in motion.events), "")
    part = next((name for event, name in KINDS[game].items() if event in motion.events), "turn")
    return f"{game}, {scene or part}"


def tell_frames(kind: str, seen: list[Motion]) -> None:
    pairs = ", ".join(f"{one.drawn}/{one.dropped}" for one in seen)
    drawn, dropped = sum(one.drawn for one in seen), sum(one.dropped for one in seen)
    worst = max(one.of_fifty for one in seen)
    waited = statistics.median(one.waited for one in seen)
    figures = (
        f"{50 * dropped / max(1, drawn + dropped):5.1f} {worst:5.1f} {sum(one.late for one in seen):5} {waited:6.0f}"
    )
    print(f"{kind:20} {figures}   {pairs}", flush=True)


def tell_work(kind: str, seen: list[Motion]) -> None:
    def middle(part: str) -> float:
        return statistics.median(float(getattr(one, part)) for one in seen)

    names = ("before", "during", "per_frame", "longest", "raster", "compositor", "display")
    figures = " ".join(f"{middle(name):9.1f}" for name in names)
    parts = " ".join(f"{name} {statistics.median(one.parts[name] for one in seen):.0f}" for name in seen[0].parts)
    print(f"{kind:20} {figures}   {parts}", flush=True)
    for element in sorted({one for motion in seen for one in motion.unsmooth}):
        print(f"{'':20} moved by the main thread: {element}")


def measure(browser: Browser, house: House, given: argparse.Namespace, cpu: float) -> dict[str, list[Motion]]:
    kinds: dict[str, list[Motion]] = defaultdict(list)
    for game in TABLES:
        if given.only not in game:
            continue
        for at in range(given.rounds):
            house.deal_by(f"frames {game} {at}")
            for one in motions(browser, house, game, given.turns, cpu):
                kinds[kind_of(game, one)].append(one)
    return kinds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cpu", type=float, default=4.0)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=2, help="tables of each game")
    parser.add_argument("--only", default="", metavar="GAME")
    given = parser.parse_args()
    program = next(filter(None, map(shutil.which, (WINDOWLESS, *CHROMIUM))), None)
    if program is None:
        sys.exit("There is no chromium on the path.")
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        print(f"{given.cpu:g} times slower    of 50 worst  late waited   drawn/dropped of each motion")
        for kind, seen in measure(browser, house, given, given.cpu).items():
            tell_frames(kind, seen)
        heads = ("before", "during", "per frame", "longest", "raster", "composing", "display")
        print(f"{'processor, ms':20} " + " ".join(f"{head:>9}" for head in heads) + "   main thread")
        for kind, seen in measure(browser, house, given, 1.0).items():
            tell_work(kind, seen)
        browser.close()


if __name__ == "__main__":
    main()
