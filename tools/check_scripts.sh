#!/usr/bin/env bash
# Checks the types in the scripts of all pages. The checker is installed once, and again when its lock file has changed.
set -euo pipefail
cd "$(dirname "$0")/web"
if ! command -v npm >/dev/null 2>&1; then
    echo "Not installed: npm. The scripts of the pages are not checked; on Debian: sudo apt install npm"
    exit 0
fi
stamp=node_modules/installed.stamp
if [ ! "$stamp" -nt package-lock.json ]; then
    echo "Installing the checker of scripts into tools/web/node_modules"
    npm ci --no-audit --no-fund --loglevel=error >/dev/null
    touch "$stamp"
fi
exec node_modules/.bin/tsc --project tsconfig.json
