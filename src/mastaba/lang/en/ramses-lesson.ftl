# The guided first game of Ramses, step by step.

step-1 = Find the treasure on this card. Its number is your points. Press it.
step-2 = Treasures lie under the pyramids. Slide this one into the free hole.
step-3 = Nothing there: slide on, as often as you like.
step-4 = Wrong treasures end a turn: yours, then { $other }’s. Remember the lotus cup here. Press it.
step-5 = The papyrus is still wanted. Search on up here.
step-6 = One more.
step-7 = You found it, and won its card. The most points win in the end. Press it.
step-8 = Now the lotus cup is wanted. You have seen it: remember? Press it.
step-9 = It was down here.
step-10 = And there it is.
step-11 = Later cards bring storms, scorpions and duels. Press here and play on.
