"""Benchmarks: programs with a result file, never timed assertions in a test."""
