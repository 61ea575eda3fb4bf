"""The one door to hidden cards: what a seat, a spectator or the public may know, and what follows from it."""

from kingclub.view.claim import Rest, sure_card
from kingclub.view.conclusion import Conclusion
from kingclub.view.event import ObservedEvent, insiders, observe_event
from kingclub.view.fold import fold
from kingclub.view.inference import conclusions
from kingclub.view.observation import Observation, observe
from kingclub.view.plain import plain, plain_event
from kingclub.view.reconstruction import Reconstruction, world_match
from kingclub.view.worlds import World, Worlds, worlds

__all__ = [
    "Conclusion",
    "Observation",
    "ObservedEvent",
    "Reconstruction",
    "Rest",
    "World",
    "Worlds",
    "conclusions",
    "fold",
    "insiders",
    "observe",
    "observe_event",
    "plain",
    "plain_event",
    "sure_card",
    "world_match",
    "worlds",
]
