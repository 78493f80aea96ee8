"""Playing in the terminal: showing what happens, asking, and doing what is typed."""

import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fireside.bonfire.position import LAYING
from fireside.cli import saves
from fireside.cli.board import render, render_city
from fireside.cli.board_fate import fate_grid, tile_letters
from fireside.cli.ending import points_table
from fireside.cli.menu import Entry, entries, found, menu
from fireside.cli.options import CommandError
from fireside.cli.session import Session, UndoError
from fireside.cli.words import HELP, QUESTIONS
from fireside.core.choice import UnknownChoice
from fireside.core.view import SPECTATOR

LONG_FORMS = {"undo": "u", "help": "?", "quit": "q", "exit": "q"}
TURNS_IN_LOG = 6


class Quit(Exception):
    """The player has had enough for now."""


class Playing:
    """One person, or several, at the keyboard."""

    def __init__(self, session: Session, path: Path, console: Console) -> None:
        self.session = session
        self.path = path
        self.console = console
        self.on_terminal = sys.stdin.isatty()
        self.told = len(session.log)  # events that have been told
        self.seen: tuple[int, int] | None = None  # seat and turn for which the board was shown
        self.listed: list[Entry] = []
        self.lines_read = 0  # of a pipe

    def play(self) -> None:
        """Play until the game is over; Quit, EOFError or KeyboardInterrupt end it before."""
        session = self.session
        self.save()
        while True:
            session.make_for_bots()
            self.tell_news()
            if session.state.over():
                return
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

    def tell_news(self) -> None:
        """What has happened since the last time."""
        self.tell(self.session.storyteller.lines(self.session.log[self.told :]))
        self.told = len(self.session.log)

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
        self.console.print(render(self.session.game, self.session.state))

    def show_decision(self) -> None:
        """The board at the beginning of a turn, then the question and the list of choices."""
        state = self.session.state
        now = (state.to_move(), state.turn)
        # A pipe has no reader who forgets: once is enough.
        if self.seen != now and (self.on_terminal or self.seen is None):
            self.show_board()
        self.seen = now
        self.listed = entries(self.session.game, state)
        question = QUESTIONS[state.view(SPECTATOR)["decision"]["phase"]]
        name = self.session.storyteller.name(state.to_move())
        self.console.print()
        if state.phase == LAYING:
            self.show_laying()
        self.console.print(Text(f"{name.capitalize()}: ", "bold").append(question, "bold"))
        self.console.print(menu(self.listed, False))

    def show_laying(self) -> None:
        """The fate area, and the tile in hand."""
        state = self.session.state
        edition = self.session.game.facts.edition
        fate = state.view(SPECTATOR)["cities"][state.seat]["fate"]
        tile = tile_letters(fate["supply"][-1 if state.picked else 0], edition)
        grid = Table.grid(padding=(0, 3))
        hint = Text("the tile is ").append_text(tile)
        hint.append("\nits first symbol lies on the\ncell named, the others follow", "dim")
        grid.add_row(fate_grid(fate, edition), hint)
        self.console.print(grid)

    # Asking

    def ask(self) -> str:
        """One line of input, stripped."""
        if not self.on_terminal:
            return self.read_pipe()
        self.console.file.flush()
        return input(f"player {self.session.state.to_move() + 1}> ").strip()

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
        if command in ("c", "l") and (not rest or rest.isdecimal()):
            self.show_city(rest) if command == "c" else self.show_log(rest)
        elif rest:
            return False
        elif command == "?":
            self.show_help()
        elif command == "b":
            self.show_board()
        elif command == "m":
            self.console.print(menu(self.listed, True))
        elif command == "s":
            self.console.print(points_table(self.session.state, "If the game were scored now"))
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
        self.told = min(self.told, len(self.session.log))
        self.say("Taken back.")
        return True

    def show_help(self) -> None:
        """What can be typed."""
        table = Table.grid(padding=(0, 2))
        for typed, words in HELP:
            table.add_row(Text(typed, "bold"), words)
        self.console.print(table)

    def show_city(self, number: str) -> None:
        """One city in full; the own one if none is named."""
        state = self.session.state
        seat = int(number) - 1 if number else max(0, state.to_move())
        if not 0 <= seat < len(state.cities):
            self.say(f"There are cities 1 to {len(state.cities)}.", "red")
        else:
            self.console.print(render_city(self.session.game, state, seat))

    def show_log(self, count: str) -> None:
        """The last turns in words."""
        lines = self.session.storyteller.lines(self.session.log)
        self.tell(lines[-int(count or TURNS_IN_LOG) :] if count != "0" else [])
