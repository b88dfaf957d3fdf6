"""The guided first game. The page's sentences for it are in ``web/static/games/pyramids/lesson.js``.

Three turns: a gem, a red cross with a second gem, and the tomb; then a card of the same colour.
"""

from mastaba.core.contract import Lesson

LESSON = Lesson(
    seed="lesson 576",
    moves=(
        (
            "keep 6 34",
            "cross 34 c1 c2 d2 e2",
            "cross 34 d3 d4 d5",
            "cross 34 e4",
            "cross 34 b4 b5 c4",
            "take 20",
        ),
        ("keep 4 44", "cross 44 d1 d2 d3 e1", "cross 44 a1 b1 c1", "cross 4 b1 b2 c2"),
    ),
)
