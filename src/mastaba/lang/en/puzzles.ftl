help = Moments of games between strong bots in which one move is clearly best. Find it on the board; in Ramses, watch the slides and find the treasure again. Your first answer counts for the streak.
# Puzzles that were solved one after the other.
streak = streak { $now }, best { $best }
solved = { $done } of { $all } solved
# How hard puzzles are; 0: a choice among all.
grade =
    { $grade ->
        [1] easy
        [2] medium
        [3] hard
       *[0] all grades
    }
grade-of = { $title }: { $grade }
grade-name = Grade
no-puzzle = There is no puzzle of this kind.
find-best = Your move: one is clearly best. Make it on the board.
# $treasure: ramses/treasure.
watch = Watch: the { $treasure } lies open, then is covered. { $n } of { $all }
find-again =
    { $slides ->
        [one] Find the { $treasure } again without uncovering another treasure: { $slides } slide does.
       *[other] Find the { $treasure } again without uncovering another treasure: { $slides } slides do.
    }
right = Right: that is the move.
# $lost: a percentage.
wrong = Not the best: it lowers the chance of winning by { $lost }.
wrong-better = Not the best: it lowers the chance of winning by { $lost }. Better: { $better }.
not-there = The { $treasure } is not there.
next-slide = Next slide
watch-again = Watch again
next-puzzle = Next puzzle
link = Link to this puzzle
