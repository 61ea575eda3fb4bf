"""The decks of the King club: every card, back, cloth and icon is drawn by this package.

`python -m art build DIR` writes the files that the client serves; `python -m art sheet` the pictures that people look
at. Drawing needs the standard library and the outlines under `art/fonts/`, nothing else.
"""
