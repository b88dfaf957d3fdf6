### Any game without a front end of its own.

table = The table
choices = Your choices
no-choices = Nothing to choose now.
rules = Rules
own-rules = This game was added to this server. It brings its own rules document: ask whoever installed it.
cards = Cards
keys = Tab, Enter
keys-do = go to a choice and take it
none = none
yes = yes
no = no
