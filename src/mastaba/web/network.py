"""The home network: a server that listens on this machine alone can listen on its network as well, while
somebody wants to play with others in it."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Protocol

from mastaba.core.message import say
from mastaba.table.errors import Conflict
from mastaba.web.middleware import local

NOWHERE = ("192.0.2.1", 9)  # of a network that is for documentation alone (RFC 5737)
NO_NETWORK = say("errors/no-network")


class Listener(Protocol):
    """A second listener of the server."""

    port: int

    def close(self) -> None: ...


Listen = Callable[[str, int], Awaitable[Listener]]


def own_address() -> str:
    """The address of this machine in its network; Conflict if it is in none.

    A datagram socket that is told its partner knows which of our addresses it would send from. Nothing is
    sent.
    """
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            asked.connect(NOWHERE)
            found = str(asked.getsockname()[0])
    except OSError:
        raise Conflict(NO_NETWORK) from None
    return checked(found)


def checked(address: str) -> str:
    """An address that may be opened: of a private network.

    >>> checked("192.168.1.20")
    '192.168.1.20'
    >>> checked("127.0.0.1")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    mastaba.table.errors.Conflict: this computer is in no network: ...
    """
    known = ip_address(address)
    if known.is_loopback or known.is_unspecified:
        raise Conflict(NO_NETWORK)
    if not known.is_private:
        raise Conflict(say("errors/not-at-home", address=address))
    return address


class HomeNetwork:
    """Opens and closes the second listener. Closed at every start of the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._listen: Listen | None = None
        self._listener: Listener | None = None
        self.address: str | None = None
        """Where others in the network find this server; None: it is closed."""

    def attach(self, listen: Listen) -> None:
        """Take the running server's way to listen on one more socket."""
        self._listen = listen

    async def begin(self) -> None:
        """Listen on this machine's address in its network, on the same port if it is free there."""
        if self._listener is not None:
            return
        if self._listen is None:
            raise Conflict(say("errors/not-while-running"))
        host = own_address()
        try:
            self._listener = await self._listen(host, self.port)
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            raise Conflict(say("errors/not-openable", host=host, why=why)) from None
        self.address = f"http://{host}:{self._listener.port}"

    def end(self) -> None:
        """Stop listening there, and part from those who came that way."""
        if self._listener is not None:
            self._listener.close()
        self._listener = self.address = None


def on_this_machine(client: str, host: str, forwarded: bool) -> bool:
    """Whether a request comes from this machine itself: its address and the name it uses for us say so, and
    nobody has passed it on.

    >>> on_this_machine("127.0.0.1", "localhost:8642", False), on_this_machine("::1", "[::1]:8642", False)
    (True, True)
    >>> on_this_machine("127.0.0.1", "localhost", True), on_this_machine("192.168.1.7", "localhost", False)
    (False, False)
    >>> on_this_machine("127.0.0.1", "evil.example", False), on_this_machine("nonsense", "localhost", False)
    (False, False)
    """
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return not forwarded and local(client) and (name == "localhost" or local(name.strip("[]")))
