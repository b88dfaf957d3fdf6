# What the server itself writes on the page.

# Instead of the page, in a browser without JavaScript.
no-script = Mastaba zeichnet seine Tische mit JavaScript: Schalte es bitte ein, oder spiel im Terminal mit <code>mastaba play</code>.
