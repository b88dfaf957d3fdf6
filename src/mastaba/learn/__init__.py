"""Training the networks that serve the search. Nothing else imports it."""
