# The guided first game: one or two short sentences in a bubble.

step-1 = The most points win. A completed card pays its number: choose this small one.
step-2 = You always work on two cards. Choose this one as well.
step-3 = Keep these two. The others go back into the deck.
step-4 = This pattern is everybody’s. It may be turned and flipped. Press it to go on.
step-5 = Press here to cross off the corner, and take the coin.
step-6 = One point. Four coins in a row win a trophy: the first gets six. Press it.
step-7 = The X gives one more box at once. Cross off the line over it.
step-8 = Your extra box: take the palm. It scores one, plus one for each palm displayed.
step-9 = Three boxes are left, and the pattern fits. Complete the card.
step-10 = Eight points! Take this card next: its seal pays for every green card.
step-11 = Your sum. After four rounds the highest wins. Press it and play on.
