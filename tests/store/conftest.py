"""Real databases for the tests of the store."""

from tests.databases import address, postgres_address, postgres_server

__all__ = ["address", "postgres_address", "postgres_server"]
