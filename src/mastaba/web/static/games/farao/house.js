// What is reconstructed, rule by rule, in a sentence each: the surviving pages tell nothing of it, or a part.
/** @type {Record<string, {says: string, partly?: boolean}>} */
export const HOUSE = {
  'FA-1': { says: 'Everybody leads two archaeologists; a table may choose one or three.' },
  'FA-3': { says: 'How many tiles of each shape there are, and what lies on which.' },
  'FA-4': { says: 'How often each inscription, item and obstacle occurs.' },
  'FA-6': { says: 'How many tokens the supply holds: one of a kind for every player, two of each magic item.', partly: true },
  'FA-8': { says: 'The throw moves one archaeologist. Nothing is spent before it.' },
  'FA-8a': { says: 'Whoever throws a 1 may turn a tile, once in that move.' },
  'FA-9': { says: 'There is an entrance in the middle of each side. Entering costs a point, and on the entrances obstacles do not work.' },
  'FA-10': { says: 'Nobody leaves the pyramid on foot.' },
  'FA-13': { says: 'The whole throw is used as long as a step is possible, but nobody is forced to his death or to spend anything.' },
  'FA-15': { says: 'Who ends a move beside another archaeologist may attack; not at an entrance.', partly: true },
  'FA-16': { says: 'The chamber has no walls, and opens to whoever has enough inscriptions.', partly: true },
  'FA-17': { says: 'Who enters has finished, and his items go back. The game ends when one player is left.', partly: true },
  'FA-17a': { says: 'After 100 rounds the number of inscriptions decides.' },
  'FA-18': { says: 'A map that another map turns up works at once.', partly: true },
  'FA-21': { says: 'The curse always goes to another tile; where there is none, nothing happens.', partly: true },
  'FA-24': { says: 'Tokens of a figure that is killed stay with its player.', partly: true },
  'FA-27': { says: 'Food and water do not help after hunger, thirst or fatigue: the move is over.', partly: true },
  'FA-34': { says: 'How the last tile of a papyrus works.', partly: true },
};
