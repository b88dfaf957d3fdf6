"""The examples, used as their readers would."""
