#!/bin/sh
# Installs the newest Node of a major version from nodejs.org into /usr/local: install-node.sh [22]. Run it as root.
# Debian 12 has Node 18. Node 20, 22 and 24 run the site; 22 is recommended.
set -eu
from=${NODE_FROM:-https://nodejs.org/dist/latest-v${1:-22}.x}
to=${NODE_TO:-/usr/local}
case $(uname -m) in
  x86_64) machine=x64 ;;
  aarch64) machine=arm64 ;;
  *) echo "There is no Node for this machine at nodejs.org." >&2 && exit 1 ;;
esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
curl --fail --silent --show-error --location --remote-name "$from/SHASUMS256.txt"
sum=$(grep " node-v[0-9.]*-linux-$machine\.tar\.xz$" SHASUMS256.txt)
file=${sum##* }
curl --fail --silent --show-error --location --remote-name "$from/$file"
echo "$sum" | sha256sum --check --quiet
tar -xJf "$file" -C "$to" --strip-components=1 --no-same-owner --exclude='*.md' --exclude=LICENSE
echo "Node $("$to/bin/node" --version)"
