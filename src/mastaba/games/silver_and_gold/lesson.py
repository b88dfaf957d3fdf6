"""The guided first game. The page's sentences for it are in ``web/static/games/silver-and-gold/lesson.js``.

Three turns: a coin, an X with a palm, and a card completed and replaced.
"""

from mastaba.core.contract import Lesson

LESSON = Lesson(
    seed="lesson 578",
    moves=(
        (
            "keep O12 Y05",
            "cross Y05 b3 c2 c3",
            "cross Y05 a2 a3",
            "cross O12 b1",
            "cross Y05 a1 b1 c1",
            "take Y03",
        ),
        ("keep G04 Y08", "cross Y08 c2 d1 d2", "cross G04 c3 d3", "cross G04 a1"),
    ),
)
