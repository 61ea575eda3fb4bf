"""Table cloths: three quiet tiles, each for a light and a dark room. White letters can be read on all of them."""

from __future__ import annotations

from art.svg import document, dots, line, shape

SIZE = 48
COLOURS = {
    "green": {"light": "#387a5c", "dark": "#1b4433"},
    "blue": {"light": "#3f6b9b", "dark": "#1a3352"},
    "wine": {"light": "#8c4254", "dark": "#451b27"},
}
TITLES = {
    "green": {"ru": "Зелёное", "en": "Green"},
    "blue": {"ru": "Синее", "en": "Blue"},
    "wine": {"ru": "Вишнёвое", "en": "Wine"},
}
TWILL = "".join(f"M{x + 6} -6L{x - SIZE - 6} {SIZE + 6}" for x in range(-6, 2 * SIZE + 12, 12))
MESH = "M0 24L24 0L48 24L24 48Z"
QUATREFOIL = "M24 14c5-6 14 1 10 10c6 5-1 14-10 10c-5 6-14-1-10-10c-6-5 1-14 10-10z"


def tile(name: str, mode: str) -> str:
    """A square that repeats without a seam: twill, lozenges or quatrefoils, hardly lighter than their ground."""
    ground = shape(f"M0 0H{SIZE}V{SIZE}H0Z", COLOURS[name][mode])
    light = {"stroke": "#fff", "opacity": "0.055" if mode == "light" else "0.045"}
    weave = {
        "green": line(TWILL, width=3, **light),
        "blue": line(MESH, width=1.6, **light) + dots([(24, 24)], 3, "#fff", opacity=0.06),
        "wine": line(QUATREFOIL, width=1.6, **light)
        + dots([(0, 0), (48, 0), (0, 48), (48, 48)], 3, "#fff", opacity=0.06),
    }
    return document(ground + weave[name], SIZE, SIZE, tile=True)


def cloths() -> dict[str, str]:
    """Every tile by its file name without ending."""
    return {f"{name}-{mode}": tile(name, mode) for name, modes in COLOURS.items() for mode in modes}
