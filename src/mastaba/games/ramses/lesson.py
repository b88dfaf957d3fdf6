"""The guided first game. The page's sentences for it are in ``lang/en/ramses-lesson.ftl``.

A wrong treasure ends a turn, the right one wins its card; then a treasure is wanted that both have seen.
"""

from mastaba.core.contract import Lesson

LESSON = Lesson(
    seed="lesson 13",
    moves=(
        ("slide c2", "slide c3", "slide a2", "slide a1", "slide a2", "slide a3"),
        ("slide b3", "slide a3", "slide b1", "slide a1"),
    ),
)
