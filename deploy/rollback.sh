#!/usr/bin/env bash
# Puts the previous version back into service: rollback.sh [--with-database]. Run it as root.
# With the database: also the copy that the present version made before it migrated. Later changes are not in it.
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
copy=
# Names of releases begin with their time. The way forward needs no copy.
if [[ $before < $present ]]; then copy=$(copy_before "$present"); fi
if [ -n "$copy" ] && [ "${1:-}" != --with-database ]; then
  cat >&2 <<TEXT
Nothing was changed. The present version has migrated the database, which the previous version cannot use. To go back to
the copy of the database from before that, run: rollback.sh --with-database
What was entered since $(date -d "@$(stat -c %Y "$copy")" '+%d %B, %H:%M') is not in it.
TEXT
  exit 1
fi
if { [ -z "$copy" ] || bring_back "$before" "$copy"; } && put_in_service "$before"; then
  echo "$present" >previous
  echo "In service: $before"
  exit 0
fi
put_in_service "$present" || true
echo "The previous version does not answer. The log says why: journalctl -u school" >&2
exit 1
