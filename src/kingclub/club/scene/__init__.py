"""Small tables that teach: disputes to step through, and first lessons to play.

A scene is a file of `catalog/`: a deal, how far it has been played, and notes. What may be played and why not is
asked of the engine, so that a scene can never teach a rule that the table does not play by.
"""

from kingclub.club.scene.lesson import Outcome, begin, outcome, respond
from kingclub.club.scene.scene import Note, Scene, load_scene, read_scene, scenes
from kingclub.club.scene.stage import Answer, Frame, frames

__all__ = [
    "Answer",
    "Frame",
    "Note",
    "Outcome",
    "Scene",
    "begin",
    "frames",
    "load_scene",
    "outcome",
    "read_scene",
    "respond",
    "scenes",
]
