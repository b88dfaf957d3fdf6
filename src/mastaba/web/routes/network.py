"""The calls about the home network, and the addresses of links."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, put

from mastaba.core.message import say
from mastaba.table.errors import Forbidden
from mastaba.web.middleware import client_address
from mastaba.web.network import HomeNetwork, on_this_machine
from mastaba.web.schemas import NetworkInfo, NetworkRequest

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
HERE_ALONE = say("errors/here-alone")


def may_open(request: Request[Any, Any, Any]) -> bool:
    """Whether the caller may open this server to the network, or close it."""
    network: HomeNetwork | None = request.app.state.network
    forwarded = any(name in request.headers for name in FORWARDED)
    return network is not None and on_this_machine(
        client_address(request), request.headers.get("host", ""), forwarded
    )


def link_base(request: Request[Any, Any, Any]) -> str:
    """The address that links to tables begin with, so that others can follow them."""
    network: HomeNetwork | None = request.app.state.network
    opened = network.address if network is not None and may_open(request) else None
    public: str = request.app.state.public_url
    return public or opened or str(request.base_url).rstrip("/")


class Network(Controller):
    path = "/api/network"
    tags = ("network",)

    @get(summary="Where others can reach this server, and whether I may open it to the home network")
    async def network(self, request: Request[Any, Any, Any], player: str) -> NetworkInfo:
        return self._told(request)

    @put(summary="Open this server to the home network, or close it: only from the computer it runs on")
    async def change(self, request: Request[Any, Any, Any], player: str, data: NetworkRequest) -> NetworkInfo:
        network: HomeNetwork | None = request.app.state.network
        if network is None or not may_open(request):
            raise Forbidden(HERE_ALONE)
        if data.open:
            await network.begin()
        else:
            network.end()
        return self._told(request)

    def _told(self, request: Request[Any, Any, Any]) -> NetworkInfo:
        network: HomeNetwork | None = request.app.state.network
        opened = network is not None and network.address is not None
        return NetworkInfo(may_open(request), opened, link_base(request))
