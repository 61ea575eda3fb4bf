"""So many attempts in so many minutes, and no more."""

from __future__ import annotations

import pytest

from kingclub.server.attempt import MINUTE_MS, MOST_KEYS, Attempts, neighbourhood


def test_the_next_attempt_is_heard_when_the_oldest_is_out_of_the_window() -> None:
    attempts = Attempts(2, minutes=15)
    for minute in (0, 5):
        assert attempts.wait_minutes("anna", minute * MINUTE_MS) == 0
        attempts.count("anna", minute * MINUTE_MS)

    assert attempts.wait_minutes("anna", 6 * MINUTE_MS) == 9
    assert attempts.wait_minutes("boris", 6 * MINUTE_MS) == 0
    assert attempts.wait_minutes("anna", 15 * MINUTE_MS - 1) == 1
    assert attempts.wait_minutes("anna", 15 * MINUTE_MS) == 0
    attempts.count("anna", 15 * MINUTE_MS)
    assert attempts.wait_minutes("anna", 15 * MINUTE_MS) == 5


def test_whoever_has_the_right_password_begins_anew() -> None:
    attempts = Attempts(1, minutes=15)
    attempts.count("anna", 0)
    attempts.forget("anna")
    assert attempts.wait_minutes("anna", 1) == 0


def test_a_flood_of_logins_fills_no_memory() -> None:
    attempts = Attempts(1, minutes=15)
    for number in range(MOST_KEYS + 10):
        attempts.count(f"login{number}", 0)
    assert len(attempts._times) == MOST_KEYS
    assert attempts.wait_minutes(f"login{MOST_KEYS + 9}", 1) > 0


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("192.168.1.20", "192.168.1.20"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_of_ipv6_is_one_address(address: str, near: str) -> None:
    assert neighbourhood(address) == near
