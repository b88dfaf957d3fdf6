"""The guided first game. The page's sentences for it are in ``web/static/games/farao/lesson.js``.

One turn: into the pyramid, an inscription, a torch and a magic bottle; then the other player enters.
"""

from mastaba.core.contract import Lesson

LESSON = Lesson(
    seed="lesson 39",
    moves=(
        (
            "enter 1 d7",
            "turn d7 nw",
            "step 1 d6",
            "turn d6 nesw",
            "step 1 e6",
            "turn e6 nesw",
            "step 1 e5",
            "turn e5 sw",
            "stop",
        ),
        ("enter 1 d1", "turn d1 sw"),
    ),
)
