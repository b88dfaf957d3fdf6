# What the server itself writes on the page.

# Instead of the page, in a browser without JavaScript.
no-script = Mastaba kreslí stoly pomocí JavaScriptu: zapni ho, prosím, nebo hraj v terminálu příkazem <code>mastaba play</code>.
