# The guided first game: one or two short sentences in a bubble.

step-1 = The most points win: ten for each tomb you reach. Choose this card.
step-2 = You explore two pyramids at a time. Choose this one as well.
step-3 = Keep these two. The others go back into the deck.
step-4 = Everybody crosses off this pattern, turned or flipped. Press it to go on.
step-5 = Begin at the entrance in the top row, and take the red gem.
step-6 = From now on, touch what is crossed off. The red cross gives one more box.
step-7 = Use the extra box on the green gem.
step-8 = A red and a green gem are a pair: five points. Press it.
step-9 = Reach the golden tomb. The skull on the way costs a point.
step-10 = Ten points! Take a second orange card: the next step says why.
step-11 = Whoever first completes two of a colour wins ten more points. Press it.
step-12 = Your sum. After four rounds the highest wins. Press it and play on.
