# What the server itself writes on the page.

# Instead of the page, in a browser without JavaScript.
no-script = Mastaba dessine ses tables avec JavaScript : activez-le, ou jouez dans un terminal avec <code>mastaba play</code>.
