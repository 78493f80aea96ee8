"""Playing in the terminal: showing what happens, asking, and doing what is typed."""

import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from fireside.core.choice import UnknownChoice
from fireside.core.state import NOBODY
from fireside.core.view import SPECTATOR
from fireside.table.table import Table
from fireside.terminal import saves
from fireside.terminal.asking import ask
from fireside.terminal.errors import CommandError
from fireside.terminal.face import Face
from fireside.terminal.help import HELP
from fireside.terminal.hinting import hint_table
from fireside.terminal.menu import Entry, found, menu
from fireside.terminal.people import hints_for, play_bots, record_of
from fireside.terminal.speaker import Speaker
from fireside.terminal.undo import Undo

LONG_FORMS = {"undo": "u", "help": "?", "hint": "h", "quit": "q", "exit": "q"}
LINES_IN_LOG = 10


class Quit(Exception):
    """The player has had enough for now."""


class Playing:
    """One person, or several, at the keyboard."""

    def __init__(
        self, table: Table, seats: list[str], path: Path, console: Console, speaker: Speaker
    ) -> None:
        self.table = table
        self.seats = seats  # as the record names them
        self.path = path
        self.console = console
        self.speaker = speaker
        self.face = Face(table.game, speaker, [holder.name for holder in table.holders])
        self.drawing = self.face.drawing
        self.undoing = Undo(table, self.face)
        self.on_terminal = sys.stdin.isatty()
        self.people = table.people()
        # Whether people who must not see each other's things share the screen.
        self.shared = self.drawing.secrets and len(self.people) > 1
        self.at_screen: int | None = None  # who has the screen, where it is shared
        self.begun = len(table.events)
        self.told: dict[int, int] = {}  # events that have been told, by who saw them
        self.seen: tuple[int, int] | None = None  # seat and turn for which the board was shown
        self.listed: list[Entry] = []
        self.lines_read = 0  # of a pipe

    def play(self) -> None:
        """Play until the game is over; Quit, EOFError or KeyboardInterrupt end it before."""
        table = self.table
        self.save()
        while True:
            play_bots(table)
            if table.over():
                self.tell_news(self.viewer())
                return
            self.pass_screen()
            self.tell_news(self.viewer())
            turn = table.state.turn
            self.decide()
            if table.state.turn != turn or table.bot_to_move() != NOBODY:
                self.autosave()

    # Saving

    def save(self) -> None:
        """Write the game's record."""
        saves.keep(self.path, record_of(self.table, self.seats))

    def autosave(self) -> None:
        """Save without ending the game where that fails."""
        try:
            self.save()
        except CommandError as problem:
            self.say(self.speaker("terminal-not-saved", problem=str(problem)), "red")

    # Showing

    def say(self, words: str, style: str = "") -> None:
        """One remark, not broken into lines: it may name a file."""
        self.console.print(Text(words, style), soft_wrap=True)

    def viewer(self) -> int:
        """Whose eyes are on the screen: of several people, those of whoever decides."""
        if len(self.people) == 1:
            return self.people[0]
        return self.table.decider() if self.people else SPECTATOR

    def pass_screen(self) -> None:
        """Where people share a terminal, the next one comes to it before anything is shown."""
        mover = self.table.decider()
        if not self.shared or not self.on_terminal or self.at_screen == mover:
            return
        if self.at_screen is not None:
            self.tell_news(self.at_screen)
        self.console.file.flush()
        name = self.face.name(mover)
        answer = ask("\n" + self.speaker("terminal-pass-screen", name=name) + " ")
        if answer.strip().lower() in ("q", "quit", "exit"):
            raise Quit
        self.console.clear()
        self.at_screen = mover
        self.seen = None

    def tell_news(self, viewer: int) -> None:
        """What has happened since the last time that the viewer was told. A price is told with
        what it was paid for."""
        if not self.on_terminal and self.shared:
            viewer = SPECTATOR  # a pipe has one reader, who is nobody in particular
        key = viewer if self.shared else SPECTATOR
        since = self.told.get(key, self.begun)
        if key == SPECTATOR:
            since = max([since, *self.told.values()])
        events = self.table.events.since(since)
        deeds = self.face.deeds(events, self.table.state, viewer)
        waits = bool(deeds) and deeds[-1].open and not self.table.over()
        last = deeds[-1].index if waits else len(events)
        for deed in deeds[:-1] if waits else deeds:
            if deed.words:
                self.console.print(Text(self.speaker.say(deed.words)))
        self.told[key] = since + last

    def show_board(self) -> None:
        """The whole board."""
        self.console.print(self.drawing.board(self.table.state, self.viewer()))

    def show_decision(self) -> None:
        """The board at the beginning of a turn, then the question and the list of choices."""
        state = self.table.state
        now = (state.to_move(), state.turn)
        # A pipe has no reader who forgets: once is enough.
        if self.seen != now and (self.on_terminal or self.seen is None):
            self.show_board()
        self.seen = now
        self.listed = self.face.entries(self.table)
        self.console.print()
        picture = self.drawing.picture(state)
        if picture is not None:
            self.console.print(picture)
        name = self.face.name(state.to_move())
        asked = self.speaker("frame-labelled", label=name, what=self.face.question(state))
        self.console.print(Text(asked, "bold"))
        self.show_list()

    def show_list(self, everything: bool = False) -> None:
        """The list of choices."""
        self.console.print(menu(self.listed, self.speaker, everything))

    # Asking

    def ask(self) -> str:
        """One line of input, stripped."""
        if not self.on_terminal:
            return self.read_pipe()
        self.console.file.flush()
        return ask(f"{self.face.name(self.table.decider())}> ").strip()

    def read_pipe(self) -> str:
        """One line of a pipe, repeated in the output, so that it reads like a game."""
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.lines_read += 1
        self.say(f"> {line.strip()}", "bold")
        return line.strip()

    def decide(self) -> None:
        """Ask until a choice is made, confirmed or taken back."""
        waits = self.table.may_confirm(self.people)
        if waits:
            self.say(self.speaker("terminal-confirm"), "bold")
        else:
            self.show_decision()
        while True:
            typed = self.ask()
            command, _, rest = LONG_FORMS.get(typed.lower(), typed.lower()).partition(" ")
            if command == "u" and not rest:
                if self.undo():
                    return
            elif self.looked(command, rest.strip()):
                continue
            elif waits and not typed:
                self.table.confirm(self.people)
                return
            elif waits:
                self.say(self.speaker("terminal-confirm"), "red")
            elif typed:
                chosen = self.chosen(typed)
                if chosen is not None:
                    self.undoing.choose(self.people, chosen)
                    return
            else:
                self.show_list()

    def looked(self, command: str, rest: str) -> bool:
        """Carry out a command that changes nothing; whether it was one."""
        area = self.drawing.area_letter
        if command in (area, "l") and (not rest or rest.isdecimal()):
            self.show_area(rest) if command == area else self.show_log(rest)
        elif rest:
            return False
        elif command == "?":
            self.show_help()
        elif command == "b":
            self.show_board()
        elif command == "h":
            self.show_hints()
        elif command == "m":
            self.show_list(everything=True)
        elif command == "s":
            heading = self.speaker("terminal-scored-now")
            self.console.print(self.face.points(self.table.state, heading))
        elif command == "w":
            self.save()
            self.say(self.speaker("terminal-saved", path=str(self.path)))
        elif command == "q":
            raise Quit
        else:
            return False
        return True

    def chosen(self, typed: str) -> int | None:
        """The choice that a line names, or None after saying why it names none."""
        matches = found(self.listed, typed)
        if not self.on_terminal:
            return self.chosen_by_pipe(typed, matches)
        if len(matches) == 1:
            if not typed.isdecimal():
                self.say(f"> {matches[0].text}", "bold")
            return matches[0].choice
        if matches:
            self.console.print(menu(matches, self.speaker))
        else:
            problem = self.problem(typed, matches)
            self.say(self.speaker("terminal-problem", problem=problem), "red")
        return None

    def chosen_by_pipe(self, typed: str, matches: list[Entry]) -> int:
        """The choice of a line that nobody is there to correct: the text of another choice is
        never taken for words to look for."""
        misplaced = self.is_a_choice(typed) and [entry.text for entry in matches] != [typed]
        if len(matches) == 1 and not misplaced:
            return matches[0].choice
        problem = self.problem(typed, [] if misplaced else matches)
        words = self.speaker("terminal-problem-of-line", line=self.lines_read, problem=problem)
        raise CommandError(words)

    def is_a_choice(self, typed: str) -> bool:
        """Whether a line is the text of a choice of this game, open or not."""
        try:
            self.table.game.number(typed)
        except UnknownChoice:
            return False
        return True

    def problem(self, typed: str, matches: list[Entry]) -> str:
        """Why a line names no single choice."""
        if matches:
            return self.speaker("terminal-fits-several", typed=typed, count=len(matches))
        if typed.isdecimal():
            return self.speaker("terminal-not-in-list", typed=typed, most=len(self.listed))
        known = self.is_a_choice(typed)
        return self.speaker("terminal-not-open" if known else "terminal-fits-none", typed=typed)

    def undo(self) -> bool:
        """Take the last choice back, or say why not."""
        refusal = self.undoing.undo(self.people)
        if refusal:
            self.say(refusal, "red")
            return False
        for viewer, told in self.told.items():
            self.told[viewer] = min(told, len(self.table.events))
        self.say(self.speaker("terminal-taken-back"))
        return True

    def show_help(self) -> None:
        """What can be typed."""
        table = Grid.grid(padding=(0, 2))
        drawing, speaker = self.drawing, self.speaker
        example = speaker(drawing.example_words)
        for typed, words in HELP:
            if typed == "h" and not self.table.policy.hints:
                continue
            shown = typed.format(text=drawing.example_text, words=example, area=drawing.area_letter)
            help_id = drawing.area_help if words == "area" else f"terminal-help-{words}"
            if shown:
                table.add_row(Text(shown, "bold"), speaker(help_id))
        self.console.print(table)

    def show_hints(self) -> None:
        """The best choices, numbered as in the list, where such help is allowed."""
        if not self.table.policy.hints:
            alone = "series" if self.table.kind == "series" else "game"
            where = alone if len(self.people) == 1 else "people"
            self.say(self.speaker(f"terminal-no-hints-{where}"), "red")
        elif self.table.chooser() != NOBODY:
            found = hints_for(self.table)
            self.console.print(hint_table(self.table.game, self.speaker, self.listed, found))

    def show_area(self, number: str) -> None:
        """One player's things in full; one's own if no number is given."""
        state = self.table.state
        areas = len(state.scores())
        seat = int(number) - 1 if number else max(0, self.table.decider())
        if not 0 <= seat < areas:
            self.say(self.speaker(self.drawing.areas, most=areas), "red")
        else:
            self.console.print(self.drawing.area(state, seat, self.viewer()))

    def show_log(self, count: str) -> None:
        """The last lines of what happened."""
        told = self.face.deeds(self.table.events.since(0), self.table.state, self.viewer())
        lines = [deed for deed in told if deed.words]
        for deed in lines[-int(count or LINES_IN_LOG) :] if count != "0" else []:
            self.console.print(Text(self.speaker.say(deed.words)))
