# What the server itself writes on the page.

# Instead of the page, in a browser without JavaScript.
no-script = Mastaba draws its tables with JavaScript: please switch it on, or play in a terminal with <code>mastaba play</code>.
