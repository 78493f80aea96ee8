"""Playing in the terminal: showing what happens, asking, and doing what is typed."""

import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fireside.bots.levels import known_titles
from fireside.core.choice import UnknownChoice
from fireside.core.view import SPECTATOR
from fireside.table.policy import Kind, policy_of
from fireside.terminal import saves
from fireside.terminal.asking import ask
from fireside.terminal.errors import CommandError
from fireside.terminal.hinting import hint_table
from fireside.terminal.menu import Entry, found, menu
from fireside.terminal.session import Session, UndoError
from fireside.terminal.words import HELP

LONG_FORMS = {"undo": "u", "help": "?", "hint": "h", "quit": "q", "exit": "q"}
TURNS_IN_LOG = 6


class Quit(Exception):
    """The player has had enough for now."""


class Playing:
    """One person, or several, at the keyboard."""

    def __init__(
        self, session: Session, path: Path, console: Console, kind: Kind = "plain"
    ) -> None:
        self.session = session
        self.face = session.face
        self.path = path
        self.console = console
        self.on_terminal = sys.stdin.isatty()
        self.people = session.people()
        self.kind = kind
        advised = self.session.game.title in known_titles()
        self.policy = policy_of(kind, len(self.people), advised)
        # Whether people who must not see each other's things share the screen.
        self.shared = self.face.secrets and len(self.people) > 1
        self.at_screen: int | None = None  # who has the screen, where it is shared
        self.begun = len(session.log)
        self.told: dict[int, int] = {}  # events that have been told, by who saw them
        self.seen: tuple[int, int] | None = None  # seat and turn for which the board was shown
        self.listed: list[Entry] = []
        self.lines_read = 0  # of a pipe

    def play(self) -> None:
        """Play until the game is over; Quit, EOFError or KeyboardInterrupt end it before."""
        session = self.session
        self.save()
        while True:
            session.make_for_bots()
            if session.state.over():
                self.tell_news(self.viewer())
                return
            self.pass_screen()
            self.tell_news(self.viewer())
            turn = session.state.turn
            self.decide()
            if session.state.turn != turn or not session.person_to_move():
                self.autosave()

    # Saving

    def save(self) -> None:
        """Write the game's record."""
        saves.keep(self.path, self.session.record())

    def autosave(self) -> None:
        """Save without ending the game where that fails."""
        try:
            self.save()
        except CommandError as problem:
            self.say(f"Not saved: {problem}", "red")

    # Showing

    def say(self, words: str, style: str = "") -> None:
        """One remark, not broken into lines: it may name a file."""
        self.console.print(Text(words, style), soft_wrap=True)

    def viewer(self) -> int:
        """Whose eyes are on the screen: of several people, those of whoever decides."""
        return self.people[0] if len(self.people) == 1 else self.session.state.to_move()

    def pass_screen(self) -> None:
        """Where people share a terminal, the next one comes to it before anything is shown."""
        mover = self.session.state.to_move()
        if not self.shared or not self.on_terminal or self.at_screen == mover:
            return
        if self.at_screen is not None:
            self.tell_news(self.at_screen)
        self.console.file.flush()
        answer = ask(f"\nPass the screen to {self.face.name(mover)}, who presses Enter: ")
        if answer.strip().lower() in ("q", "quit", "exit"):
            raise Quit
        self.console.clear()
        self.at_screen = mover
        self.seen = None

    def tell_news(self, viewer: int) -> None:
        """What has happened since the last time that the viewer was told."""
        if not self.on_terminal and self.shared:
            viewer = SPECTATOR  # a pipe has one reader, who is nobody in particular
        key = viewer if self.shared else SPECTATOR
        since = self.told.get(key, self.begun)
        if key == SPECTATOR:
            since = max([since, *self.told.values()])
        self.tell(self.face.story(self.session.log[since:], viewer))
        self.told[key] = len(self.session.log)

    def tell(self, lines: list[tuple[str, str]]) -> None:
        """Who did what, a paragraph for each turn."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for name, words in lines:
            table.add_row(name, words)
        if lines:
            self.console.print(table)

    def show_board(self) -> None:
        """The whole board."""
        self.console.print(self.face.board(self.session.state, self.viewer()))

    def show_decision(self) -> None:
        """The board at the beginning of a turn, then the question and the list of choices."""
        state = self.session.state
        now = (state.to_move(), state.turn)
        # A pipe has no reader who forgets: once is enough.
        if self.seen != now and (self.on_terminal or self.seen is None):
            self.show_board()
        self.seen = now
        self.listed = self.face.entries(state)
        name = self.face.name(state.to_move())
        self.console.print()
        picture = self.face.picture(state)
        if picture is not None:
            self.console.print(picture)
        question = self.face.question(state)
        self.console.print(Text(f"{name.capitalize()}: ", "bold").append(question, "bold"))
        self.console.print(menu(self.listed, False))

    # Asking

    def ask(self) -> str:
        """One line of input, stripped."""
        if not self.on_terminal:
            return self.read_pipe()
        self.console.file.flush()
        return ask(f"player {self.session.state.to_move() + 1}> ").strip()

    def read_pipe(self) -> str:
        """One line of a pipe, repeated in the output, so that it reads like a game."""
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.lines_read += 1
        self.say(f"> {line.strip()}", "bold")
        return line.strip()

    def decide(self) -> None:
        """Ask until a choice is made or taken back."""
        self.show_decision()
        while True:
            typed = self.ask()
            command, _, rest = LONG_FORMS.get(typed.lower(), typed.lower()).partition(" ")
            if command == "u" and not rest:
                if self.undo():
                    return
            elif self.looked(command, rest.strip()):
                continue
            elif typed:
                chosen = self.chosen(typed)
                if chosen is not None:
                    self.session.make(chosen)
                    return
            else:
                self.console.print(menu(self.listed, False))

    def looked(self, command: str, rest: str) -> bool:
        """Carry out a command that changes nothing; whether it was one."""
        area = self.face.area_letter
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
            self.console.print(menu(self.listed, True))
        elif command == "s":
            self.console.print(self.face.points(self.session.state, "If the game were scored now"))
        elif command == "w":
            self.save()
            self.say(f"Saved in {self.path}")
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
            self.console.print(menu(matches, False))
        else:
            self.say(f"'{typed}' {self.problem(typed, matches)}; ? helps", "red")
        return None

    def chosen_by_pipe(self, typed: str, matches: list[Entry]) -> int:
        """The choice of a line that nobody is there to correct: the text of another choice is
        never taken for words to look for."""
        misplaced = self.is_a_choice(typed) and [entry.text for entry in matches] != [typed]
        if len(matches) == 1 and not misplaced:
            return matches[0].choice
        reason = self.problem(typed, [] if misplaced else matches)
        raise CommandError(f"line {self.lines_read} of the input: '{typed}' {reason}")

    def is_a_choice(self, typed: str) -> bool:
        """Whether a line is the text of a choice of this game, open or not."""
        try:
            self.session.game.number(typed)
        except UnknownChoice:
            return False
        return True

    def problem(self, typed: str, matches: list[Entry]) -> str:
        """Why a line names no single choice."""
        if matches:
            return f"fits {len(matches)} choices; name one of them"
        if typed.isdecimal():
            return f"is not in the list; it goes from 1 to {len(self.listed)}"
        return "is not open now" if self.is_a_choice(typed) else "occurs in none of the choices"

    def undo(self) -> bool:
        """Take the last choice back, or say why not."""
        try:
            self.session.undo()
        except UndoError as problem:
            self.say(str(problem), "red")
            return False
        for viewer, told in self.told.items():
            self.told[viewer] = min(told, len(self.session.log))
        self.say("Taken back.")
        return True

    def show_help(self) -> None:
        """What can be typed."""
        table = Table.grid(padding=(0, 2))
        face = self.face
        for typed, words in HELP:
            if typed == "h" and not self.policy.hints:
                continue
            shown = typed.format(
                text=face.example_text, words=face.example_words, area=face.area_letter
            )
            table.add_row(Text(shown, "bold"), words.format(area_help=face.area_help))
        self.console.print(table)

    def show_hints(self) -> None:
        """The best choices, numbered as in the list, where such help is allowed."""
        if not self.policy.hints:
            alone = "in the series" if self.kind == "series" else "in this game"
            self.say(f"No hints {alone if len(self.people) == 1 else 'among people'}.", "red")
            return
        found = self.session.hints()
        self.console.print(hint_table(self.session.game, self.listed, found))

    def show_area(self, number: str) -> None:
        """One player's things in full; one's own if no number is given."""
        state = self.session.state
        areas = self.face.areas(state)
        seat = int(number) - 1 if number else max(0, state.to_move())
        if not 0 <= seat < areas:
            self.say(f"There are {self.face.areas_name} 1 to {areas}.", "red")
        else:
            self.console.print(self.face.area(state, seat, self.viewer()))

    def show_log(self, count: str) -> None:
        """The last turns in words."""
        lines = self.face.story(self.session.log, self.viewer())
        self.tell(lines[-int(count or TURNS_IN_LOG) :] if count != "0" else [])
