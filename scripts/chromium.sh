#!/usr/bin/env bash
# Makes sure that there is a Chromium for the browser tests: the one without windows where there is a package of it, since
# opening a page costs it a fraction of the time.
set -euo pipefail

for name in chromium-headless-shell chromium chromium-browser; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
as_root=(env DEBIAN_FRONTEND=noninteractive)
[ "$(id -u)" = 0 ] || as_root=(sudo -n "${as_root[@]}")
echo "fireside: installing chromium with apt-get" >&2
"${as_root[@]}" apt-get update -qq >&2
install=("${as_root[@]}" apt-get install -qq -y --no-install-recommends)
"${install[@]}" chromium-headless-shell >/dev/null || "${install[@]}" chromium >/dev/null
