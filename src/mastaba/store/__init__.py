"""The store: where tables are persisted."""
