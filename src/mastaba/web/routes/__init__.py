"""The HTTP calls and pages."""
