# The rules on the page. Words between <b> and </b> are bold; $sign is a picture of the thing.

intro-1 = Two to four treasure hunters, about 25 minutes. Everyone has two cards and crosses off their boxes. All play at the same time, with the same pattern; whoever uses it best has the most points after four rounds of seven cards.

before-head = Before the start
before-1 = You get four cards and keep two. Four more lie open as the display. One player is first player; the role moves on one seat after every turn.

turn-head = A turn
turn-1 = An <b>expedition card</b> is turned up. Its pattern holds for everybody.
turn-2 = <b>All at once</b>, cross off the whole pattern on one of your two cards. You may turn and mirror it, but not cut it or split it over two cards. Or cross off <b>any one box</b> instead: that is always allowed, and you must do one of the two.
turn-3 = Whoever has <b>completed</b> a card lays it aside and takes a new one, first player first: from the display, or unseen from the deck.
turn-4 = The six patterns. There are eight expedition cards: the line of three and the corner are there twice. Only seven of the eight are used in a round, and the used ones lie hidden under one another.
turn-5 = The T covers a coin and an X. The coin is crossed off on your sheet; the X gives one more box at once, on either of your cards. If that is an X again, again.

symbols-head = Symbols
symbols-1 = { $sign } <b>Coin</b>: cross off the next coin box. It is worth 1 point. You have twelve coin boxes; more coins are lost. A full row of four wins the highest trophy that is left: 6, 5, 4, 3, 2, 1, for all players together. When all six are gone, a full row wins nothing more.
symbols-2 = { $sign } <b>Palm</b>: at once 1 point, and 1 more for every palm that is printed on the cards in the display now. You have four palm boxes; more palms score nothing.
symbols-3 = <b>Seal</b>: when this card is completed, it pays 2 points for every orange card that you complete in the whole game. All seals of your completed cards count.

end-head = The end
end-1 = After the fourth round, add up: coins, trophies, palm boxes, the number on every completed card, and the seals. A card that is not complete counts nothing.
end-2 = Equal points: more grey cards completed, then green, orange, purple. Still equal: a shared win.

hints-head = A few hints
hints-1 = A box by itself is never wasted if it completes a card.
hints-2 = Small patterns fit nearly always, so keep a place for the square and the T early.
hints-3 = Look at the display before you take a card: taking the palm away from it makes the others’ palms cheaper, and yours.

## What the pictures show, for screen readers.

label-1 = A card with a T drawn over a coin and an X
label-2 = Six coins crossed off, one trophy of 5
label-3 = Palm boxes with 3 and 2
label-4 = A purple card with an orange seal of 2
