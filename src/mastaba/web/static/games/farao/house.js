// What is reconstructed, rule by rule, in a sentence each: the surviving pages tell nothing of it, or a part.
/** @type {Record<string, {says: string, partly?: boolean}>} */
export const HOUSE = {
  "FA-1": { says: "Everyone leads two archaeologists; a table may choose one or three." },
  "FA-2": { says: "The small pyramid has 7 × 7 squares, the big one 9 × 9.", partly: true },
  "FA-3": { says: "How many tiles of each shape there are, and what lies on which." },
  "FA-4": { says: "How often each inscription, item and obstacle occurs in the small pyramid." },
  "FA-5": { says: "How often each occurs among the tiles that the big pyramid adds.", partly: true },
  "FA-6": {
    says:
      "How many tokens the supply holds: one of a kind for every player, two of each magic item. Water, " +
      "scarf, chocolate, plan and papyrus are for the big pyramid.",
    partly: true,
  },
  "FA-8": { says: "The throw moves one archaeologist. Nothing is spent before it." },
  "FA-8a": {
    says:
      "Whoever throws a 1 may spend a movement point on turning a tile instead of a step, once in that " +
      "move.",
  },
  "FA-9": {
    says:
      "There is an entrance in the middle of each side. Entering costs a movement point, and on the " +
      "entrances obstacles do not work.",
  },
  "FA-10": { says: "Nobody leaves the pyramid on foot." },
  "FA-11": {
    says: "Whoever steps towards a hidden tile lays it, in any way that joins the corridor.",
    partly: true,
  },
  "FA-13": {
    says:
      "The whole throw is used as long as a step is possible, but nobody is forced to die or to " +
      "spend anything.",
  },
  "FA-14": { says: "Several archaeologists may stand on one tile.", partly: true },
  "FA-15": {
    says:
      "Whoever ends a move on a tile with another archaeologist may attack and chooses the item; the " +
      "injured one leaves the pyramid. Not at an entrance, and not in the move of entering.",
    partly: true,
  },
  "FA-16": { says: "The chamber has no walls, and opens to whoever has enough inscriptions.", partly: true },
  "FA-17": {
    says: "Whoever enters has finished, and their items go back. The game ends when one player is left.",
    partly: true,
  },
  "FA-17a": { says: "After 100 rounds the number of inscriptions decides." },
  "FA-18": { says: "A map that another map turns up works at once.", partly: true },
  "FA-21": {
    says: "How the curse is laid for the first time. Where there is no other tile for it, nothing happens.",
    partly: true,
  },
  "FA-23": { says: "Whoever enters an item’s tile takes its token; it is not a choice.", partly: true },
  "FA-24": { says: "Tokens of an archaeologist that is killed stay with its player.", partly: true },
  "FA-26a": { says: "An item may also be spent for nothing.", partly: true },
  "FA-27": {
    says: "Food and water do not help after hunger, thirst or fatigue: the move is over.",
    partly: true,
  },
  "FA-34": { says: "How the last tile of a papyrus works.", partly: true },
};
