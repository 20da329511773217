# Functions of upgrade.sh and rollback.sh, which run them in $home.
# shellcheck shell=bash
home=${SCHOOL_HOME:-/srv/school}
data=${SCHOOL_DATA:-/var/lib/school}
user=${SCHOOL_USER:-school}
settings=${SCHOOL_ENV:-/etc/school.env}
health=${SCHOOL_HEALTH:-http://127.0.0.1:3000/healthz}
restart=${SCHOOL_RESTART:-systemctl restart school}
# The socket too: it would start the site again.
stop=${SCHOOL_STOP:-systemctl stop school.socket school.service}

as_user() { if [ "$(id -u)" = 0 ]; then runuser -u "$user" -- "$@"; else "$@"; fi; }

# Links a release as the current one, restarts and waits; fails if the site does not answer then.
put_in_service() {
  # A link is replaced in one step.
  ln -sfn "$1" "$home/next" && mv -T "$home/next" "$home/current" && $restart || return 1
  for _ in $(seq "${SCHOOL_PATIENCE:-60}"); do
    if curl --fail --silent --max-time 5 --output /dev/null "$health"; then return 0; fi
    sleep 1
  done
  return 1
}

# Prints the copy of the database that a release made before it migrated; nothing if it did not migrate.
copy_before() {
  local copies=("$data"/backups/before-upgrade-*.sqlite)
  if [ "${copies[-1]}" -nt "$1" ]; then echo "${copies[-1]}"; fi
}

# Restores a copy of the database with the program of an older release: a newer one would migrate it again.
bring_back() {
  local release=$1 copy=$2 replication=
  if systemctl --quiet is-active school-litestream 2>/dev/null; then replication=school-litestream; fi
  # shellcheck disable=SC2086
  $stop $replication || return 1
  (cd "$release" && as_user env ENV_FILE="$settings" DATABASE_URL="file:$data/school.sqlite" \
    UPLOADS_DIR="$data/uploads" node server/start.mjs restore "$copy") || return 1
  if [ -n "$replication" ]; then systemctl start "$replication"; fi
}
