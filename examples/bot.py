"""A program that plays King at a club: a whole match, of legal actions taken by chance.

`python examples/bot.py [ADDRESS [TABLE]]`; without a table it opens one against the club's own bots.
"""

import asyncio
import json
import random
import secrets
import sys
import urllib.request
from itertools import count

from websockets.asyncio.client import connect


def post(url, body, token=""):
    """What the club answers to a POST."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


async def play(club="http://127.0.0.1:8414", table=None):
    """Play a match; the points of all seats."""
    token = post(f"{club}/api/v1/programs", {"name": "Chance"})["token"]
    table = table or post(f"{club}/api/v1/tables", {"preset": "club", "bots": 0}, token)["table"]
    ids, totals = count(), []
    async with connect(f"ws{club[4:]}/ws", subprotocols=["kingclub.1"]) as socket:

        async def say(kind, **fields):
            await socket.send(json.dumps({"t": kind, "table": table, "id": f"bot-{next(ids)}", **fields}))

        await socket.send(json.dumps({"t": "hello", "token": token}))
        await socket.send(json.dumps({"t": "subscribe", "table": table}))
        async for text in socket:
            message, options = json.loads(text), None
            if message["t"] == "snapshot":
                view = message["view"]
                options = view["match"] and view["match"]["options"]
                if view["stage"] == "waiting":
                    await say("seat", action="sit" if view["seat"] is None else "ready")
            event = message.get("event", {"e": None})
            if event["e"] == "dealt":  # our own bytes for the cards of the next deal
                await say("seed", deal=event["number"] + 1, seed=secrets.token_hex(16))
            elif event["e"] == "turn":
                options = event["options"]
            elif event["e"] == "scored":
                totals = event["totals"]
                await say("seat", action="ready")
            elif event["e"] == "over":
                return totals
            if options:
                await say("act", expect=message["version"], action=random.choice(options["legal"]))
    raise ConnectionError("the club has hung up")


if __name__ == "__main__":
    print(*asyncio.run(play(*sys.argv[1:])))
