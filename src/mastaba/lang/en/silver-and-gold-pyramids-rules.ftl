# The rules on the page. Words between <b> and </b> are bold; $sign is a picture of the thing.

intro-1 = Two to four explorers, about 20 minutes. Everyone digs in two pyramids at once, from the entrance down to the golden tomb, past gems, torches and skulls. All play at the same time, with the same pattern: four rounds of seven expedition cards.

before-head = Before the start
before-1 = You get four pyramids and keep two. Four more lie open as the display.

turn-head = A turn
turn-1 = An <b>expedition card</b> is turned up; its pattern holds for everybody. Seven of the eight are used in a round; the used ones lie open, so that you can tell what may still come. (A table may choose to hide them.)
turn-2 = <b>All at once</b>, cross off the whole pattern in one of your pyramids, turned and mirrored as you like, never on a wall. In an untouched pyramid it must cover the <b>entrance</b>; later, at least one of its boxes must <b>touch</b>, side to side, a box that was crossed off before. Or cross off <b>one such box</b> instead.
turn-3 = Whoever has crossed off a <b>tomb</b> lays that pyramid aside and takes a new one, from the display or unseen from the deck. The lowest number on a completed pyramid chooses first.
turn-4 = The <b>races</b> are looked at.
turn-5 = The line of three touches the way dug before. It crosses off a skull, and the red cross gives one more box at once, in either pyramid, where it touches.

symbols-head = What lies in the chambers
symbols-1 = { $sign }{ $sign2 } <b>Gems</b>: a pair of one red and one green is worth 5, a gem left over 1. Here: three pairs and one, 16 points. Your sheet has room for ten of each colour; more do not count.
symbols-2 = { $sign } <b>Torch</b>: 5 points, one in each round. The torch of a round that is over can’t be had any more.
symbols-3 = { $sign } <b>Skull</b>: cross off the next one. At the end only your worst counts, as minus points: one for the first, up to ten for the tenth. After ten, further skulls do not count. { $sign2 } A <b>potion</b> wipes off your two worst.
symbols-4 = { $sign } <b>Red cross</b>: one more box at once, in either of your pyramids. { $sign2 } <b>Tomb</b>: the pyramid is complete and worth 10 points; nothing more is crossed off in it.

races-head = Races
races-1 = Whoever has completed two, four or six pyramids of one colour takes the next points of that colour: first 10, then 6, then 3, then nothing. What one player has taken is gone for the others. If several get there in one turn, the lowest number just completed goes first.

end-head = The end
end-1 = After the fourth round: 10 for every completed pyramid, race points, torches, gems, minus the worst skull. A pyramid that is not complete counts nothing. Equal points: whoever completed the lowest number.

hints-head = A few hints
hints-1 = A short way to the tomb is worth more than a last gem.
hints-2 = Two pyramids of the same colour early may win the 10.

## What the pictures show, for screen readers.

label-1 = A pyramid: a line of three touches the boxes crossed off before
label-2 = Four red and three green gems
label-3 = Torch of round 1 crossed off, round 2 is on
label-4 = Three skulls, two of which a potion wipes off
