#!/usr/bin/env bash
# Brings a version of the site into service: upgrade.sh [--if-new] [branch, tag or commit]. Run it as root.
# It is built in a folder of its own while the old version answers; if the new one does not answer, the old one goes on.
set -euo pipefail
umask 022

# shellcheck source=deploy/put-in-service.sh
. "$(dirname "$0")/put-in-service.sh"
if_new=
if [ "${1:-}" = --if-new ]; then if_new=yes && shift; fi
version=${1:-main}
keep=4

cd "$home"
release=${SCHOOL_RELEASE:-}
if [ -z "$release" ]; then
  as_user git -C repository fetch --quiet --tags origin
  commit=$(as_user git -C repository rev-parse --verify --quiet "origin/$version^{commit}" ||
    as_user git -C repository rev-parse --verify --quiet "$version^{commit}") || {
    echo "There is no version \"$version\"." >&2
    exit 1
  }
  # Also after a roll back: a version that was built once is not brought back by the timer.
  if [ -n "$if_new" ] && [ -e current ] && compgen -G "releases/*-${commit:0:7}" >/dev/null; then
    echo "There is no newer version than ${commit:0:7}."
    exit
  fi
  release=releases/$(date -u +%Y%m%d-%H%M%S)-${commit:0:7}
  as_user mkdir -p "$release"
  trap 'rm -rf "$home/$release"; echo "The new version could not be built. The old one goes on." >&2' ERR
  as_user git -C repository archive "$commit" | as_user tar -x -C "$release"
  # The driver is compiled against the headers that install-node.sh has unpacked, if its binary cannot be downloaded.
  headers=${NODE_TO:-/usr/local}
  [ ! -d "$headers/include/node" ] || export npm_config_nodedir=$headers
  # shellcheck disable=SC2015
  (cd "$release" && as_user npm ci --no-audit --no-fund ||
    { echo "npm ci needs github.com, or else build-essential, python3 and npm_config_nodedir=<folder of Node>." >&2 && false; })
  (cd "$release" && as_user npm run build && as_user npm prune --omit=dev --no-audit --no-fund)
  (cd "$release" && as_user timeout 60 npm audit --omit=dev --audit-level=high) ||
    echo "npm knows of weaknesses in a part of this version (above), or did not answer. See SECURITY.md." >&2
  # Pages that are open, or kept by nginx, still ask for the files of the version before.
  if [ -d current/build/client/assets ]; then
    (cd current/build/client/assets && find . -type f -mtime -30 -print0 |
      xargs -0 -r cp --parents --no-clobber --preserve=timestamps -t "$home/$release/build/client/assets")
  fi
  trap - ERR
fi
if [ -n "${SCHOOL_BUILD_ONLY:-}" ]; then
  echo "$release"
  exit
fi

before=$(readlink current || true)
if ! put_in_service "$release"; then
  echo "The new version does not answer." >&2
  if [ -n "$before" ]; then
    # The new version never answered, so nothing was saved since its copy.
    copy=$(copy_before "$release")
    if { [ -z "$copy" ] || bring_back "$before" "$copy"; } && put_in_service "$before"; then
      echo "Back on $before. The log says why: journalctl -u school" >&2
    else
      echo "Nor does $before now. The log says why: journalctl -u school" >&2
    fi
  fi
  exit 1
fi
[ -z "$before" ] || echo "$before" >previous
# The names begin with their time, so the oldest come first.
old=(releases/*)
for ((i = 0; i < ${#old[@]} - keep; i += 1)); do
  [ "${old[i]}" = "$before" ] || rm -rf "${old[i]}"
done
echo "In service: $release"
