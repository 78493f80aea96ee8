"""At which address others find this server, and letting them in."""

from starlette.requests import Request

from fireside.server.web.answers import Refusal
from fireside.server.web.network import Network, NetworkError, NoNetwork, may_be_reached
from fireside.server.wire import Reach


async def reach(request: Request) -> Reach:
    """Where others find this server."""
    return reach_of(request)


async def let_in(request: Request) -> Reach:
    """Lets others in over the network, where whoever sits at the machine runs the server alone;
    elsewhere `not-allowed`, without a network 503 and `no-network`, where the port is not free
    there `not-opened`."""
    network: Network = request.app.state.network
    if not may_open(request, network):
        raise Refusal(403, "not-allowed", "only from the machine that Fireside runs on")
    try:
        await network.open()
    except NoNetwork as problem:
        raise Refusal(503, "no-network", str(problem)) from None
    except NetworkError as problem:
        raise Refusal(503, "not-opened", str(problem)) from None
    return reach_of(request)


def reach_of(request: Request) -> Reach:
    """The address for others: the public one, or that in the network."""
    network: Network = request.app.state.network
    public: str = request.app.state.settings.site.public_url
    return Reach(public or network.address(), not public, may_open(request, network))


def may_open(request: Request, network: Network) -> bool:
    """Whether somebody asks who sits at the machine, of a server that is theirs."""
    host = request.client.host if request.client else ""
    return network.may_open and not may_be_reached(host)
