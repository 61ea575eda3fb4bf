"""The way to one client: in order, or not at all."""

from __future__ import annotations

import asyncio

from kingclub.server.outbox import GO_CHARACTERS, MOST_CHARACTERS, MOST_MESSAGES, SocketOutbox


def sent_by(outbox: SocketOutbox) -> list[str]:
    sent: list[str] = []

    async def send(texts: list[str]) -> None:
        sent.extend(texts)

    asyncio.run(outbox.drain(send))
    return sent


def test_messages_go_out_in_order_and_those_queued_before_the_end_too() -> None:
    outbox = SocketOutbox()
    for number in range(MOST_MESSAGES):
        outbox.put(str(number))
    outbox.close()
    outbox.put("too late")

    assert sent_by(outbox) == [str(number) for number in range(MOST_MESSAGES)]
    assert not outbox.overflowed


def test_one_message_too_many_ends_it_and_nothing_half_is_sent() -> None:
    outbox = SocketOutbox()
    for number in range(MOST_MESSAGES + 1):
        outbox.put(str(number))

    assert outbox.is_closed
    assert outbox.overflowed
    assert sent_by(outbox) == []


def test_too_many_characters_end_it_too() -> None:
    outbox = SocketOutbox()
    outbox.put("x" * MOST_CHARACTERS)
    assert not outbox.is_closed
    outbox.put("y")

    assert outbox.overflowed


def test_a_reader_makes_room_again() -> None:
    async def run() -> list[str]:
        outbox, sent = SocketOutbox(), list[str]()

        async def send(texts: list[str]) -> None:
            sent.extend(texts)

        draining = asyncio.create_task(outbox.drain(send))
        for number in range(3 * MOST_MESSAGES):
            outbox.put(str(number))
            await asyncio.sleep(0)
        outbox.close()
        await draining
        return sent

    assert asyncio.run(run()) == [str(number) for number in range(3 * MOST_MESSAGES)]


def test_what_waits_goes_out_together_until_it_is_long() -> None:
    outbox, gone = SocketOutbox(), list[list[int]]()
    for _ in range(5):
        outbox.put("x" * (GO_CHARACTERS // 2))
    outbox.close()

    async def send(texts: list[str]) -> None:
        gone.append([len(text) for text in texts])

    asyncio.run(outbox.drain(send))
    half = GO_CHARACTERS // 2
    assert gone == [[half, half], [half, half], [half]]
