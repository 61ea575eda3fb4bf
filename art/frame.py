"""What every card has: the paper, its edge, and the index in two corners."""

from __future__ import annotations

from art.svg import HEIGHT, WIDTH, box, line

LEFT = 0.22
"""A fanned hand shows this part of a card's width; the index stays inside it."""


def paper(fill: str, edge: str, radius: float = 14) -> str:
    """The blank card."""
    return box(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, fill, rx=radius, stroke=edge, stroke_width=1.6)


def panel(x: float, y: float, fill: str, ink: str, width: float = 1.5) -> str:
    """The frame that holds a court figure, x and y from the card's edges."""
    return box(x, y, WIDTH - 2 * x, HEIGHT - 2 * y, fill, rx=3, stroke=ink, stroke_width=width)


def panel_edge(x: float, y: float, ink: str, width: float = 1.5) -> str:
    """The same frame without a ground, to be drawn over the figure."""
    d = f"M{x} {y}H{WIDTH - x}V{HEIGHT - y}H{x}Z"
    return line(d, ink, width)
