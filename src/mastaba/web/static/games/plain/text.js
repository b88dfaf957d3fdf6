// The words of the plain front end.
export const text = {
  table: "The table",
  choices: "Your choices",
  noChoices: "Nothing to choose now.",
  rules: "Rules",
  ownRules: "This game was added to this server. It brings its own rules document: ask whoever installed it.",
  cards: "Cards",
  none: "none",
  yes: "yes",
  no: "no",
  keys: /** @type {[string, string][]} */ ([["Tab, Enter", "go to a choice and take it"]]),
};
