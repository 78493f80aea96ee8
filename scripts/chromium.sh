#!/usr/bin/env bash
# Makes sure that there is a Chromium for the browser tests.
set -euo pipefail

if command -v chromium >/dev/null || command -v chromium-browser >/dev/null; then
    exit 0
fi
as_root=()
[ "$(id -u)" = 0 ] || as_root=(sudo -n)
echo "fireside: installing chromium with apt-get" >&2
"${as_root[@]}" apt-get update -qq >&2
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -qq -y --no-install-recommends chromium >/dev/null
