"""The client's files. Every address that is no file is a page of the client."""

import mimetypes
from pathlib import Path

from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKAGED = Path(__file__).parent.parent / "static"
PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
LOOK_AGAIN = "no-cache"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'"
    ),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
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
    """Files of the client's folder, and its one page for everything else."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # the folder may be missing
        self.folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        if is_page(path):
            if not (self.folder / PAGE).is_file():
                return HTMLResponse(NO_CLIENT, headers={"Cache-Control": LOOK_AGAIN, **HEADERS})
            path = PAGE
        response = await super().get_response(path, scope)
        # Vite names the files in `assets` by their contents.
        kept = FOR_EVER if path.startswith("assets/") else LOOK_AGAIN
        response.headers.update({"Cache-Control": kept, **HEADERS})
        return response


def is_page(path: str) -> bool:
    """Whether an address is one of the client's own, and no file."""
    if path.startswith(("api/", "ws/")):
        return False
    return path == "." or "." not in path.rsplit("/", 1)[-1]
