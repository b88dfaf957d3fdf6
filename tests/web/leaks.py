"""Looking for leaks: games over the real server, every byte that each person gets, and what each may know at
that moment.

The true game is known afterwards, from the finished record. A message is clean if what it says follows from
what its reader may see: the view and the choices are those of their observation, the steps are those they may
look up, and no word in it names a hidden card, treasure or tile.
"""

from __future__ import annotations

import json
import queue
import random
import re
import secrets
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from mastaba.match import visibility
from mastaba.match.match import WATCHING, Match
from mastaba.match.record import follow_steps
from tests.web.server import Person, Server

# moves that a message on the socket may come after what it tells of: on a busy machine its reader waits; most
# say themselves when it was
LAG = 20


@dataclass
class Message:
    """Something that a seat (-1: a spectator) got, and how many moves had been made then."""

    seat: int
    moves: int
    body: Any
    live: bool = False
    text: str = ""


@dataclass
class Story:
    """A game as it was played, and all that was sent."""

    game: str
    messages: list[Message] = field(default_factory=list)
    seat_news: list[tuple[Message, int, str]] = field(default_factory=list)
    """Looks back at the running game: what was answered, at which ply and through which eyes."""
    moves: int = 0
    record: dict[str, Any] = field(default_factory=dict)


class Reader(threading.Thread):
    """Keeps all that comes over one socket."""

    def __init__(self, story: Story, person: Person, seat: int, code: str) -> None:
        super().__init__(daemon=True)
        self.story, self.seat = story, seat
        self.socket = person.socket(code)
        self.answers: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self.start()

    def run(self) -> None:
        try:
            for text in self.socket:
                told = json.loads(text)
                if told["type"] == "news":
                    self.story.messages.append(Message(self.seat, self.story.moves, told, True, str(text)))
                else:
                    self.answers.put(Message(self.seat, self.story.moves, told, text=str(text)))
        except ConnectionClosed:
            return

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a question on this socket, which is kept like any other message."""
        self.socket.send(json.dumps({"type": kind, "id": secrets.token_hex(8), **fields}))
        self.story.messages.append(self.answers.get(timeout=60))
        answer: dict[str, Any] = self.story.messages[-1].body
        return answer


def told_story(
    server: Server, game: str, seats: int, options: Mapping[str, Any], most: int, seed: str
) -> Story:
    """A game of random moves over the network, with a spectator; after so many moves bots play it to its
    end."""
    story, dice = Story(game), random.Random(seed)
    people = [Person(server.url, f"P{seat}") for seat in range(seats)]
    watcher = Person(server.url, "Watcher")
    code = people[0].create(game, "me", *["open"] * (seats - 1), options=dict(options))
    for person in people[1:]:
        assert person.post(f"/api/tables/{code}/join", {}).status_code == 200
    everybody = [*zip(range(seats), people, strict=True), (WATCHING, watcher)]
    readers = [Reader(story, person, seat, code) for seat, person in everybody]
    path = f"/api/tables/{code}"

    def keep(seat: int, answer: Any) -> Any:
        story.messages.append(Message(seat, story.moves, answer.json(), text=answer.text))
        return answer.json()

    while story.moves < most:
        news = {seat: keep(seat, person.get(path)) for seat, person in everybody}
        if news[0]["table"]["phase"] != "running":
            break
        seat = dice.choice(news[0]["table"]["waiting"])
        eye, person = news[seat]["eyes"][str(seat)], people[seat]
        choice = dice.choice(sorted(eye["choices"], key=lambda one: one.get("item") != "plan")[:40])["move"]
        if dice.random() < 0.3:
            keep(seat, person.post(path + "/preview", {"seat": seat, "ply": eye["ply"], "moves": [choice]}))
            other = dice.randrange(seats)
            keep(other, people[other].get(path + "/record"))
            keep(
                other,
                people[other].move(code, other, news[other]["eyes"][str(other)]["ply"], "pass the salt"),
            )
            keep(
                other,
                people[other].move(code, seat, eye["ply"], choice)
                if other != seat
                else person.get("/api/me/tables"),
            )
            keep(WATCHING, watcher.get(path + "/record"))
            for perspective, one in ((other, people[other]), (WATCHING, watcher)):
                ply, through = (
                    dice.randrange(int(1.1 * eye["ply"]) + 1),
                    dice.choice(("", "all", "watch", *map(str, range(seats)))),
                )
                keep(perspective, one.get(f"{path}/replay/{ply}" + (f"?eyes={through}" if through else "")))
                story.seat_news.append((story.messages[-1], ply, through))
            keep(
                WATCHING,
                watcher.post(path + "/preview", {"seat": seat, "ply": eye["ply"], "moves": [choice]}),
            )
            for perspective, one in ((other, people[other]), (WATCHING, watcher)):  # none while it runs
                for answer in (
                    one.post(f"{path}/review"),
                    one.get(f"{path}/review"),
                    one.get(f"{path}/review/moments/{eye['ply'] - 1}"),
                    one.post(f"{path}/review/moments/{eye['ply'] - 1}", {"move": choice}),
                    one.post(f"{path}/play-on", {"ply": 9, "seats": [{"kind": "me"}] * seats}),
                ):
                    assert answer.status_code == 409, answer.text
                    keep(perspective, answer)
            for reader in (readers[other], readers[-1]):  # the same on their sockets, the spectator's too
                for kind, moves in (("preview", [choice]), ("move", ["pass the salt"]), ("preview", [])):
                    if reader.seat != seat or kind == "preview":
                        reader.ask(kind, seat=seat, ply=eye["ply"], moves=moves)
        if dice.random() < 0.5:
            answer = person.move(code, seat, eye["ply"], choice)
            assert answer.status_code == 200, answer.text
        else:
            told = readers[seat].ask("move", seat=seat, ply=eye["ply"], moves=[choice])
            assert told["type"] == "moved", told
        story.moves += 1
    for seat, person in enumerate(people):
        person.post(f"{path}/seats/{seat}/bot", {"bot": "club"})
    while (watcher.news(code)["table"]["phase"]) == "running":
        time.sleep(0.1)
    story.record = watcher.get(path + "/record").json()
    for reader in readers:
        reader.socket.close()
        reader.join(10)
    for person in [*people, watcher]:
        person.close()
    return story


class Truth:
    """The true game after each move, and what a seat may know of it then."""

    def __init__(self, story: Story) -> None:
        record = story.record
        self.seed = record["shuffle"]["seed"]
        match = Match.unshuffled(record["game"], record["seats"], variant=record["variant"])
        self.moments: list[Match] = []
        self.plies: list[Match] = []
        for step in record["steps"]:
            self.plies.append(match.copy())
            if step["by"] != "chance" and len(self.moments) <= story.moves:
                self.moments.append(match.copy())
            follow_steps(match, [step])
        self._known: dict[tuple[int, int], dict[str, Any]] = {}

    def known(self, moment: int, seat: int) -> dict[str, Any]:
        """What the seat may be told after so many moves."""
        if (moment, seat) not in self._known:
            match = self.moments[moment]
            self._known[moment, seat] = {
                "view": plain(match.view(seat)),
                "choices": plain(visibility.choices(visibility.seen_by(match, seat), seat))
                if seat >= 0
                else [],
                "steps": {
                    one["move"] for one in match.game.words.known(match.state, match.log, seat, match.variant)
                },
                "hidden": HIDDEN[match.game.about.name](match, seat),
            }
        return self._known[moment, seat]

    def may_be_of(self, message: Message, moment: int) -> bool:
        """Whether a message can tell of this moment, going by the ply that it names, if it names one."""
        match = self.moments[moment]
        now = visibility.ply_of(visibility.known(match, message.seat), visibility.open_to_all(match))
        return all(part.get("ply", now) == now for part in message.body.get("eyes", {}).values())


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


# --- what is hidden, told by the rulebook and the log alone -------------------------------------------------


def hidden_cards(match: Match, seat: int) -> set[str]:
    """Cards of the two Silver & Gold games that the seat has never seen: the deck, and others' hands until
    all have chosen (SG-7)."""
    log = match.log
    chosen = sum(one["do"] == "keep" for one in log) == len(match.seats)
    seen = {
        one["card"]
        for one in log
        if one["do"] in ("turn-up", "draw") or (one["do"] == "deal" and (chosen or one["to"] == seat))
    }
    return {card for card in match.deck.names if card not in seen}


def hidden_treasures(match: Match, seat: int) -> set[str]:
    """Treasures of Ramses that neither lie open, nor are searched for, nor lie in a duel, nor are on a card
    of the seat's own (RA-12, RA-25a)."""
    names = match.deck.treasures
    s = match.state
    open_now = (
        {names[int(s.treasure[int(s.hole)])]}
        if int(s.hole) >= 0 and int(s.treasure[int(s.hole)]) >= 0
        else set()
    )
    cards = [int(s.open), *[int(card) for card in s.laid]]
    if seat >= 0:
        cards += [number for number in range(len(match.deck.cards)) if int(s.won[seat]) >> number & 1]
    open_now |= {match.deck.cards[card].treasure for card in cards if card >= 0}
    return set(names) - open_now


def hidden_tiles(match: Match, seat: int) -> set[str]:
    """Secret looks of others in Farao, as the log writes them (FA-31)."""
    return {one["move"] for one in match.log if one["do"] == "tile" and "to" in one and seat not in one["to"]}


HIDDEN = {
    "silver-and-gold": hidden_cards,
    "silver-and-gold-pyramids": hidden_cards,
    "ramses": hidden_treasures,
    "farao": hidden_tiles,
}
NAMING = ("card", "cards", "id")  # where a number is the name of a card


@cache
def words_of(text: str, names_a_card: bool) -> frozenset[str]:
    """A text, whole and in its words; figures only where they name a card."""
    words = [text, *re.findall(r"[\w-]+", text)]
    return frozenset(word for word in words if names_a_card or not word.isdigit())


def words_in(value: Any, key: str = "") -> set[str]:
    """Every text in a message, whole and in its words."""
    found: set[str] = set()
    waiting = [(value, key)]
    while waiting:
        value, key = waiting.pop()
        if isinstance(value, dict):
            for name, inner in value.items():
                found |= words_of(name, False)
                waiting.append((inner, name))
        elif isinstance(value, list):
            waiting += [(inner, key) for inner in value]
        elif isinstance(value, str):
            found |= words_of(value, key in NAMING)
        elif isinstance(value, int) and not isinstance(value, bool):
            found |= words_of(str(value), False)
    return found


# --- the search ---------------------------------------------------------------------------------------------


def faults(message: Message, words: set[str], truth: Truth, moment: int) -> list[str]:
    """What a message with these words tells at this moment that its reader may not know."""
    seat, body = message.seat, message.body
    known = truth.known(moment, seat)
    found = []
    eye = body.get("eyes", {}) if isinstance(body, dict) else {}
    if isinstance(body, dict) and "news" in body:
        eye = body["news"].get("eyes", {})
    if set(eye) - {str(seat)}:
        found.append(f"eyes of others: {sorted(eye)}")
    for part in eye.values():
        found += ["view" for _ in [0] if "view" in part and part["view"] != known["view"]]
        found += ["choices" for _ in [0] if "choices" in part and part["choices"] != known["choices"]]
        found += [
            f"log {line['move']}"
            for line in part.get("log", {}).get("add", [])
            if line["move"] not in known["steps"]
        ]
    if isinstance(body, dict) and "steps" in body:
        found += [f"record {one['move']}" for one in body["steps"] if one["move"] not in known["steps"]]
    found += [f"word {name}" for name in sorted(words & known["hidden"])]
    return found


def leaks(story: Story) -> list[str]:
    """All that was told and should not have been."""
    truth, found = Truth(story), []
    last = len(truth.moments) - 1
    for message in story.messages:
        running = not (
            isinstance(message.body, dict) and message.body.get("table", {}).get("phase") == "finished"
        )
        if running and truth.seed in message.text and "result" not in message.body:
            found.append(f"seat {message.seat}, move {message.moves}: the seed")
        if message.moves > last or (message.live and message.moves >= story.moves - 1):
            continue  # bots play on: nobody counted their moves
        window = (
            range(max(0, message.moves - LAG), min(last, message.moves + 1) + 1)
            if message.live
            else [message.moves]
        )
        words = words_in(message.body)
        told = [
            faults(message, words, truth, moment)
            for moment in window
            if not message.live or truth.may_be_of(message, moment)
        ]
        if all(told):
            found.append(
                f"seat {message.seat}, move {message.moves}: {min(told, key=len, default=['of no moment'])}"
            )
    return found


def looked_back(story: Story) -> tuple[int, list[str]]:
    """How many looks back were granted, and what was wrong with them: more than the seat saw then, or where
    memory matters."""
    truth, found, granted = Truth(story), [], 0
    for message, ply, through in story.seat_news:
        if message.moves >= len(truth.moments) or "view" not in message.body:
            continue
        granted += 1
        seat = (
            message.seat
            if through == ""
            else WATCHING
            if through == "watch"
            else int(through)
            if through.isdecimal()
            else None
        )
        now, body, reveals = (
            truth.moments[message.moves],
            message.body,
            [step["do"] == "reveal" for step in truth.moments[message.moves].log],
        )
        # Reveals that may be seen again: of rounds before this one (SG-16), or, where the pile lies open
        # (PY-6), of turns before this one.
        open_pile = now.variant.get("show_pile", False)
        shown = sum(reveals) - 1 if open_pile else 7 * ((sum(reveals) - 1) // 7)
        where = f"seat {message.seat}, move {message.moves}, ply {ply} through {through!r}"
        if seat not in (message.seat, WATCHING):
            found.append(f"{where}: eyes of others")
        elif body["view"] != plain(truth.plies[ply].view(seat)):
            found.append(f"{where}: more than could be seen then")
        elif body["plies"] > now.ply or now.game.about.memory or sum(reveals[:ply]) > max(0, shown):
            found.append(f"{where}: a game of memory")
        elif (
            body["step"] is not None and body["step"]["move"] not in truth.known(message.moves, seat)["steps"]
        ):
            found.append(f"{where}: {body['step']['move']}")
    return granted, found


def drafts(story: Story) -> list[str]:
    """What changed for others by a step that they can't see yet: apart from who is waited for, nothing
    may."""
    truth, found = Truth(story), []
    whole: dict[int, dict[int, Message]] = {}
    for message in story.messages:
        if not message.live and isinstance(message.body, dict) and message.body.get("type") == "news":
            whole.setdefault(message.moves, {})[message.seat] = message
    for moment in range(1, len(truth.moments)):
        before, after = truth.moments[moment - 1], truth.moments[moment]
        mover = after.log[before.ply]["by"]
        if visibility.open_to_all(before) != visibility.open_to_all(after):
            continue
        for seat in whole.get(moment, {}):
            if seat == mover or seat not in whole.get(moment - 1, {}) or before.game.about.memory:
                continue
            old, new = whole[moment - 1][seat].body, whole[moment][seat].body
            same = {
                key: value
                for key, value in old["table"].items()
                if key not in ("waiting", "seats", "watching", "watchers")
            }
            if old["eyes"] != new["eyes"] or any(new["table"][key] != value for key, value in same.items()):
                found.append(f"seat {seat} saw a draft of seat {mover} at move {moment}")
    return found
