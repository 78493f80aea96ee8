"""The client's files, and the addresses of its pages."""

import asyncio
import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKAGED = Path(__file__).parent.parent.parent / "static"
PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
LOOK_AGAIN = "no-cache"
MOST_PACKED = 512  # files
WORTH_PACKING = 500  # bytes
TEXTS = re.compile(r"text/.*|.*[/+](?:json|xml)")
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' {socket}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
# As in the client's pages.ts.
ADDRESSES = (
    r"",
    r"new",
    r"table/[^/]+",
    r"table/[^/]+/at/\d+",
    r"table/[^/]+/review",
    r"records",
    r"learn",
    r"learn/lesson/[a-z]+",
    r"learn/rules/[a-z]+",
    r"about",
    r"solo",
    r"companion",
)
PAGES = re.compile("|".join(f"(?:{address})" for address in ADDRESSES))
# The same on every machine, whatever its own tables say.
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
NO_CLIENT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Fireside</title>
<p>The server runs, but the browser client has not been built.
<p>In a checkout: <code>cd web && npm ci && npx vite build --outDir ../src/fireside/static</code>
</html>
"""


class Pages(StaticFiles):
    """Files of the client's folder, and its one page for all its addresses. Whoever mistypes one
    sees that page too, but is told that there is nothing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # the folder may be missing
        self.folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        headers = {"Cache-Control": LOOK_AGAIN, "Content-Security-Policy": policy_for(scope)}
        if is_file(path):
            response = await super().get_response(path, scope)
            # Vite names the files in `assets` by their contents.
            if path.startswith("assets/"):
                headers["Cache-Control"] = FOR_EVER
        elif (self.folder / PAGE).is_file():
            response = await super().get_response(PAGE, scope)
        else:
            response = HTMLResponse(NO_CLIENT)
        if response.status_code == 200 and not (is_file(path) or is_page(path)):
            response.status_code = 404
        response.headers.update(headers)
        if isinstance(response, FileResponse) and may_be_packed(response, scope):
            return await in_packed_form(response)
        return response


def may_be_packed(response: FileResponse, scope: Scope) -> bool:
    """Whether a file is sent packed, as a whole."""
    asked = Headers(scope=scope)
    whole = scope["method"] == "GET" and "range" not in asked
    return (
        whole
        and "gzip" in asked.get("accept-encoding", "")
        and TEXTS.fullmatch(response.media_type or "") is not None
        and response.stat_result is not None
        and response.stat_result.st_size >= WORTH_PACKING
    )


async def in_packed_form(response: FileResponse) -> Response:
    """The same answer, packed."""
    assert response.stat_result is not None
    changed = response.stat_result.st_mtime_ns
    body = await asyncio.to_thread(packed, str(response.path), changed)
    headers = dict(response.headers) | {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    del headers["content-length"]
    return Response(body, response.status_code, headers)


@lru_cache(maxsize=MOST_PACKED)
def packed(path: str, changed: int) -> bytes:
    """A file as it is sent. Packing it for each visitor anew would keep the server busy."""
    return gzip.compress(Path(path).read_bytes())


def policy_for(scope: Scope) -> str:
    """What the client's page may load and whom it may ask: this server alone. Not every browser
    counts sockets among what is the page's own."""
    scheme = "wss" if scope["scheme"] == "https" else "ws"
    host = Headers(scope=scope).get("host", "")
    return POLICY.format(socket=f"{scheme}://{host}")


def is_file(path: str) -> bool:
    """Whether an address is that of a file, if there is one."""
    return path.startswith(("api/", "ws/")) or (path != "." and "." in path.rsplit("/", 1)[-1])


def is_page(path: str) -> bool:
    """Whether an address is that of a page of the client."""
    return path == "." or PAGES.fullmatch(path) is not None
