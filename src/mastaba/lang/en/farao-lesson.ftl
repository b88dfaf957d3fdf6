# The guided first game of Farao, step by step. A sentence has at most 16 words.

chamber = Be first in this chamber. Five different inscriptions open it. Press it.
die = The die gives movement points: four this time. Press it.
enter = Each step costs one. Enter the pyramid here.
lay = A new tile! It may be turned; here it lies best like this. Lay it.
inscription = Your first inscription: green. Four more, and the chamber opens for you. Press it.
on = Walk on into the dark.
right = Then to the right. You can’t go straight back in the same turn.
torch = A torch! It protects from snakes. Spent, it lights the tiles around. Press it.
up = One movement point is left: up here.
bottle = A magic bottle, for walls. Lay the corner open towards the chamber.
stop = No point is left. You could spend an item now; keep them, and stop.
other = { $other } has entered too, and you throw again. Press here and play on.
