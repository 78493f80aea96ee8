"""HTTP: at which address others find this server, and taking one's own seat along."""

from starlette.requests import Request
from starlette.responses import Response

from fireside.server.api import Refusal, allowed_seats, answer, room_of, spend
from fireside.server.identity import is_from_here
from fireside.server.network import Network, NetworkError, NoNetwork, may_be_reached
from fireside.server.opening import another_link
from fireside.server.wire import Link, Reach

NO_SEAT = "a link is to a seat of one's own"


async def reach(request: Request) -> Response:
    """Where others find this server."""
    return answer(reach_of(request))


async def let_in(request: Request) -> Response:
    """Let others in over the network: whoever sits at this machine may say so."""
    if not is_from_here(request):
        raise Refusal(403, "wrong-origin")
    network: Network = request.app.state.network
    if not may_open(request, network):
        raise Refusal(403, "not-allowed", "only from the machine that Fireside runs on")
    try:
        await network.open()
    except NoNetwork as problem:
        raise Refusal(503, "no-network", str(problem)) from None
    except NetworkError as problem:
        raise Refusal(503, "not-opened", str(problem)) from None
    return answer(reach_of(request))


async def take_along(request: Request) -> Response:
    """One more link to a seat of one's own, for another device; those that there are stay good."""
    if not is_from_here(request):
        raise Refusal(403, "wrong-origin")
    room = await room_of(request)
    yours = await allowed_seats(request, room.id)
    named = {str(seat): seat for seat in yours}
    seat = named.get(request.path_params["seat"])
    if seat is None:
        raise Refusal(403, "not-allowed", NO_SEAT)
    spend(request, "link")
    state = request.app.state
    link = await another_link(room.id, state.store, seat)
    return answer(Link(seat, state.house.site.whole(link)), 201)


def reach_of(request: Request) -> Reach:
    """The address for others: the public one, or that in the network."""
    network: Network = request.app.state.network
    public: str = request.app.state.house.site.public_url
    return Reach(public or network.address(), not public, may_open(request, network))


def may_open(request: Request, network: Network) -> bool:
    """Whether somebody asks who sits at the machine, of a server that is theirs."""
    host = request.client.host if request.client else ""
    return network.may_open and not may_be_reached(host)
