"""Benchmarks: programs that write a file of results. Tests have no timed assertions."""
