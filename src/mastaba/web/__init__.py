"""Tables over HTTP and websockets, and the page."""
