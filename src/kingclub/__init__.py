"""The King club: a place to play King, the Russian card game, and its whole family."""

__version__ = "0.1.0"
