"""The games. Each is a package that follows ``mastaba.core.contract``."""
