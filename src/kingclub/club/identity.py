"""The ids of the club. All of them are short ASCII texts drawn at random; none says anything about a person."""

from __future__ import annotations

from typing import NewType

TableId = NewType("TableId", str)
MatchId = NewType("MatchId", str)
PersonId = NewType("PersonId", str)
RequestId = NewType("RequestId", str)
"""Chosen by a client for each request and repeated unchanged until answered."""
