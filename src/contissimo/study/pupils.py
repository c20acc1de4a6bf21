"""By what a pupil is known: an animal and a colour, and two secret pictures. No name and no free text ever enters.

The words for people are in the catalogues, as `animal-fox`, `colour-red` and `picture-sun`. Animals that children use to
insult each other are left out.
"""

from __future__ import annotations

from typing import Literal, get_args

Animal = Literal[
    "bat",
    "bear",
    "beaver",
    "bee",
    "butterfly",
    "camel",
    "cat",
    "crab",
    "deer",
    "dog",
    "dolphin",
    "duck",
    "eagle",
    "fish",
    "flamingo",
    "fox",
    "frog",
    "giraffe",
    "hedgehog",
    "horse",
    "kangaroo",
    "koala",
    "ladybird",
    "lion",
    "octopus",
    "otter",
    "owl",
    "panda",
    "parrot",
    "peacock",
    "penguin",
    "rabbit",
    "seal",
    "shark",
    "squirrel",
    "swan",
    "tiger",
    "turtle",
    "wolf",
    "zebra",
]
Colour = Literal["red", "orange", "yellow", "green", "turquoise", "blue", "purple", "pink"]
Picture = Literal[
    "sun",
    "moon",
    "star",
    "cloud",
    "tree",
    "flower",
    "apple",
    "banana",
    "cherry",
    "cake",
    "ball",
    "kite",
    "boat",
    "train",
    "bicycle",
    "rocket",
    "house",
    "key",
    "clock",
    "book",
    "pencil",
    "drum",
    "bell",
    "umbrella",
]

ANIMALS: tuple[Animal, ...] = get_args(Animal)
COLOURS: tuple[Colour, ...] = get_args(Colour)
PICTURES: tuple[Picture, ...] = get_args(Picture)
WORDS: tuple[str, ...] = (*ANIMALS, *PICTURES)
"""Those of which a teacher's six recovery words are drawn: 64, so each is worth six bits."""
RECOVERY_WORDS = 6
WORD_PARTS = 3
"""As many as a word of some language has at most, parted at its spaces."""
