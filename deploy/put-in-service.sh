# What upgrade.sh and rollback.sh share; they read it.
# shellcheck shell=bash
home=${SCHOOL_HOME:-/srv/school}
health=${SCHOOL_HEALTH:-http://127.0.0.1:3000/healthz}
restart=${SCHOOL_RESTART:-systemctl restart school}

# Links a release as the current one, restarts, and waits; fails where the site does not answer then.
put_in_service() {
  # A link is replaced in one step.
  ln -sfn "$1" "$home/next" && mv -T "$home/next" "$home/current" && $restart || return 1
  for _ in $(seq "${SCHOOL_PATIENCE:-60}"); do
    if curl --fail --silent --max-time 5 --output /dev/null "$health"; then return 0; fi
    sleep 1
  done
  return 1
}
