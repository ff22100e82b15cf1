#!/usr/bin/env bash
# Installs what the tests need from the system: a browser and a database. Says so, and does nothing the second time.
set -euo pipefail
missing=()
command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 || missing+=(chromium)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
[ ${#missing[@]} -eq 0 ] && exit 0
if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" -ne 0 ]; then
    echo "Not installed: ${missing[*]}. The tests that need them are left out; on Debian: sudo apt install ${missing[*]}"
    exit 0
fi
echo "Installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
if apt-cache show chromium-headless-shell >/dev/null 2>&1; then  # without windows it takes half the time
    missing=("${missing[@]/#chromium/chromium-headless-shell}")
fi
apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
