"""A bot of your own: it plays one seat of a table over the network, with random choices.

    python examples/bot.py http://127.0.0.1:8000/seat/SECRET

The address is the link of a seat, as the page that opens tables shows it. Everything that a
person sees in the browser comes over this socket too; put your own thoughts into `choose`.
"""

import json
import random
import sys
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect

Message = dict[str, Any]


def choose(position: Message) -> int:
    """Any open choice; `view` is what the seat may know, `outcome` what a choice surely brings."""
    choice: int = random.choice(position["choices"])["choice"]
    return choice


def answer(position: Message) -> Message | None:
    """What to send in a position, if anything. A choice that ends the turn may wait for `confirm`,
    and could be exchanged until then: so confirming comes before choosing here."""
    if position["permissions"]["answerUndo"]:
        return {"t": "answerUndo", "version": position["version"], "agree": True}
    if position["permissions"]["confirm"]:
        return {"t": "confirm", "version": position["version"]}
    if position["choices"]:
        return {"t": "choose", "version": position["version"], "choice": choose(position)}
    return None


def play(link: str) -> Message:
    """Play the seat behind a link to the end; the last position."""
    server = urlsplit(link)
    secret = {"Authorization": f"Bearer {server.path.rsplit('/', 1)[-1]}"}
    request = urllib.request.Request(f"http://{server.netloc}/api/tables", headers=secret)
    with urllib.request.urlopen(request) as response:
        [table] = json.load(response)
    url = f"ws://{server.netloc}/ws/{table['id']}"
    with connect(url, additional_headers=secret) as socket:
        for text in socket:
            message = json.loads(text)
            if message["t"] == "position":
                if message["over"]:
                    return dict(message)
                if reply := answer(message):
                    socket.send(json.dumps(reply))
    raise ConnectionError("the server has gone")


if __name__ == "__main__":
    end = play(sys.argv[1])
    print("Scores:", end["scores"], "won by seat", [seat + 1 for seat in end["winners"]])
