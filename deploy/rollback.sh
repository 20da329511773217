#!/usr/bin/env bash
# Puts the version before the present one back into service. Run it as root.
set -euo pipefail

# shellcheck source=deploy/put-in-service.sh
. "$(dirname "$0")/put-in-service.sh"

cd "$home"
present=$(readlink current)
before=$(cat previous 2>/dev/null || true)
if [ -z "$before" ] || [ ! -d "$before" ]; then
  echo "There is no version to go back to." >&2
  exit 1
fi
if put_in_service "$before"; then
  echo "$present" >previous
  echo "In service: $before"
  exit 0
fi
put_in_service "$present" || true
cat >&2 <<'WORDS'
The version before does not answer, so nothing was changed. If its log (journalctl -u school) says that the database was
last used by a newer version: that version made a copy of the database before it changed anything. Bring that one back
with the commands of docs/backup.md ("Upgrades"); what was entered since is then lost.
WORDS
exit 1
