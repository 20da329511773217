#!/usr/bin/env bash
# Puts the version before the present one back into service. Run it as root.
set -euo pipefail

home=${SCHOOL_HOME:-/srv/school}
health=${SCHOOL_HEALTH:-http://127.0.0.1:3000/healthz}
restart=${SCHOOL_RESTART:-systemctl restart school}

cd "$home"
present=$(readlink current)
before=$(cat previous 2>/dev/null || true)
if [ -z "$before" ] || [ ! -d "$before" ]; then
  echo "There is no version to go back to." >&2
  exit 1
fi
switch_to() {
  ln -sfn "$1" next
  mv -T next current
}
switch_to "$before"
$restart
for _ in $(seq "${SCHOOL_PATIENCE:-60}"); do
  if curl --fail --silent --max-time 5 --output /dev/null "$health"; then
    echo "$present" >previous
    echo "In service: $before"
    exit 0
  fi
  sleep 1
done
switch_to "$present"
$restart
cat >&2 <<'WORDS'
The version before does not answer, so nothing was changed. If its log (journalctl -u school) says that the database was
last used by a newer version: that version made a copy of the database before it changed anything. Bring that one back
with the commands of docs/backup.md ("Upgrades"); what was entered since is then lost.
WORDS
exit 1
