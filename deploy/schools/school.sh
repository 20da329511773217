#!/usr/bin/env bash
# Many schools on one machine (docs/many-schools.md). Run it as root.
set -euo pipefail

deploy=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
# Before all folders, for tests.
prefix=${SCHOOL_PREFIX:-}
root=$prefix/srv/school
units=$prefix/etc/systemd/system
settings=$prefix/etc/schools
data=$prefix/var/lib/schools

usage() {
  cat >&2 <<'TEXT'
school.sh add <name> <domain>              adds a school and prints its first password
school.sh list                             lists the schools
school.sh remove <name>                    stops a school; its data is kept
school.sh replicate <name> <settings>      copies its database to a bucket all the time (docs/many-schools.md)
school.sh move <name> <user@machine>       moves a school to another machine, which has this script as `school`
school.sh upgrade <version> [<first>…]     builds a version once; the schools named first try it
school.sh rollback <name> [--with-database]
school.sh each <command>                   runs doctor, backup … for every school
TEXT
  exit 2
}

names() { find "$settings" -name '*.env' -printf '%f\n' 2>/dev/null | sed 's/\.env$//' | sort; }
setting() { sed -n "s/^$2=//p" "$settings/$1.env"; }
check_name() { [ -f "$settings/$1.env" ] || { echo "There is no school \"$1\"." >&2 && exit 1; }; }

# Runs a script of this folder for one school.
for_school() {
  local name=$1
  shift
  SCHOOL_HOME=$root/schools/$name SCHOOL_DATA=$data/$name SCHOOL_USER=school-$name \
    SCHOOL_ENV=$settings/$name.env SCHOOL_HEALTH=http://127.0.0.1:$(setting "$name" PORT)/healthz \
    SCHOOL_RESTART="systemctl restart school@$name" SCHOOL_STOP="systemctl stop school@$name.socket school@$name.service" "$@"
}

check_new() {
  [[ $1 =~ ^[a-z][a-z0-9-]{0,23}$ ]] || { echo "A name has up to 24 small letters, digits and dashes." >&2 && exit 1; }
  if [ -e "$settings/$1.env" ]; then echo "There is a school \"$1\" already." >&2 && exit 1; fi
}

check_domain() {
  [[ $1 =~ ^[a-z0-9-]+(\.[a-z0-9-]+)+$ ]] || { echo "A domain has small letters, digits, dashes and dots, such as school.example." >&2 && exit 1; }
}

next_port() {
  local port
  port=$(for each in $(names); do setting "$each" PORT; done | sort -n | tail -1)
  echo $((${port:-4000} + 1))
}

# Creates user, settings (from standard input) and units of a school.
set_up() {
  local name=$1 port=$2
  id "school-$name" >/dev/null 2>&1 || useradd --system --home-dir "$data/$name" --no-create-home --shell /usr/sbin/nologin "school-$name"
  mkdir -p "$settings" "$root/schools/$name" "$units/school@$name.socket.d"
  ln -sfn "$(readlink -f "$root/current")" "$root/schools/$name/current"
  printf '[Socket]\nListenStream=127.0.0.1:%s\n' "$port" >"$units/school@$name.socket.d/port.conf"
  install -m 640 -g "school-$name" /dev/stdin "$settings/$name.env"
  cp -u "$deploy"/schools/school{@,-night@}.* "$units/"
  systemctl daemon-reload
}

is_replicated() { [ -f "$settings/$1.litestream.yml" ]; }

# Litestream wakes and sleeps with the school.
replicate() {
  local name=$1 port
  port=$(($(setting "$name" PORT) + 5000))
  sed "s|/var/lib/school/|$data/$name/|; s/:9090/:$port/" "$deploy/litestream.yml" >"$settings/$name.litestream.yml"
  sed "s|school website's database|database of %i|; s|=school$|=school-%i|; s|^StateDirectory=.*|StateDirectory=schools/%i|
    s|^After=.*|&\nBefore=school@%i.service\nBindsTo=school@%i.service|; s|^WantedBy=.*|WantedBy=school@%i.service|
    s|/etc/school.env|/etc/schools/%i.env|; s|/etc/litestream.yml|/etc/schools/%i.litestream.yml|" "$deploy/school-litestream.service" >"$units/school-litestream@.service"
  # Without new settings, the school comes from another machine.
  if [ $# = 2 ]; then sed -i '/^\(REPLICA\|LITESTREAM\)_/d' "$settings/$name.env"; fi
  sed -i '/^LITESTREAM_\(CONFIG\|METRICS\)=/d' "$settings/$name.env"
  cat "${2:-/dev/null}" - >>"$settings/$name.env" <<TEXT
LITESTREAM_CONFIG=/etc/schools/$name.litestream.yml
LITESTREAM_METRICS=http://127.0.0.1:$port/metrics
TEXT
  [ -n "$(setting "$name" REPLICA_PATH)" ] || echo "REPLICA_PATH=$name" >>"$settings/$name.env"
  systemctl daemon-reload
  systemctl enable --quiet "school-litestream@$name.service"
  systemctl restart "school@$name.service"
}

start() {
  systemctl enable --now --quiet "school@$1.socket" "school-night@$1.timer"
  systemctl start "school@$1.service"
}

stop() {
  systemctl disable --now --quiet "school@$1.socket" "school@$1.service" "school-night@$1.timer"
  if is_replicated "$1"; then systemctl stop "school-litestream@$1.service"; fi
}

# Runs a command of the site as the school's user.
run_as() {
  local name=$1
  shift
  (cd "$root/schools/$name/current" && runuser -u "school-$name" -- env NODE_ENV=production ENV_FILE="$settings/$name.env" \
    DATABASE_URL="file:$data/$name/school.sqlite" UPLOADS_DIR="$data/$name/uploads" nice node server/start.mjs "$@")
}

add() {
  local name=$1 domain=$2 port password
  check_new "$name"
  check_domain "$domain"
  port=$(next_port)
  password=$(head -c 12 /dev/urandom | base64 | tr '+/' '-_')
  set_up "$name" "$port" <<TEXT
ORIGIN=https://$domain
PORT=$port
ADMIN_USERNAME=$name-office
ADMIN_PASSWORD=$password
TEXT
  start "$name"
  # The account exists now.
  sed -i '/^ADMIN_/d' "$settings/$name.env"
  serve "$name" "$domain" "$port"
  echo "https://$domain: user name $name-office, password $password"
}

# One part of nginx.conf is shared by all schools, the other is the server of one. The zones have other names than those
# of nginx.conf itself, which can serve one more school on the same machine.
serve() {
  [ -d "$prefix/etc/letsencrypt/live/$2" ] || certbot certonly --nginx --domain "$2"
  local zones='s/keys_zone=school:/keys_zone=schools:/; s|/var/lib/nginx/school |/var/lib/nginx/schools |; s/zone=school_/zone=schools_/; s/limit_conn school_/limit_conn schools_/; s/proxy_cache school;/proxy_cache schools;/'
  sed '/^server {/,$d' "$deploy/nginx.conf" | sed "$zones" >"$prefix/etc/nginx/conf.d/schools.conf"
  sed -n '/^server {/,$p' "$deploy/nginx.conf" | sed "$zones" |
    sed "s/school[.]example/$2/g; s|127[.]0[.]0[.]1:3000|127.0.0.1:$3|g; s|/srv/school/current|$root/schools/$1/current|g" >"$prefix/etc/nginx/sites-enabled/school-$1"
  nginx -t -q && systemctl reload nginx
}

list() {
  for name in $(names); do
    printf '%-24s %-40s %5s %-8s %s\n' "$name" "$(setting "$name" ORIGIN)" "$(setting "$name" PORT)" \
      "$(systemctl is-active "school@$name" | sed 's/^active/awake/; s/inactive/asleep/')" "$(basename "$(readlink "$root/schools/$name/current")")"
  done
}

remove() {
  stop "$1"
  if is_replicated "$1"; then systemctl disable --quiet "school-litestream@$1.service"; fi
  rm -rf "$settings/$1.litestream.yml" "$prefix/etc/nginx/sites-enabled/school-$1" "$units/school@$1.socket.d" "${root:?}/schools/$1"
  mv "$settings/$1.env" "$data/$1/settings.env"
  systemctl daemon-reload && systemctl reload nginx
  echo "The school is offline. Its data is in $data/$1: delete it when nobody needs it."
}

# The school answers on both machines at no time. Until the last step, this machine can go on with its own data.
move() {
  # Not local: read at the exit.
  name=$1 to=$2 done=no
  local there domain
  check_domain "${to#*@}"
  read -ra ssh <<<"${SCHOOL_SSH:-ssh}"
  domain=$(setting "$name" ORIGIN | sed 's|^https://||')
  there=$("${ssh[@]}" "$to" school expect "$name")
  copy() { rsync --archive --delete --exclude='*-machine' --rsh="${ssh[*]}" "$@" "$data/$name/" "$to:$there/$name/"; }
  # Most of it while the school goes on; files can change (23) and vanish (24) meanwhile.
  copy --exclude='*.sqlite-*' || [[ $? = 2[34] ]]
  trap '[ $done = yes ] || go_on' EXIT
  stop "$name"
  copy --checksum
  [ -z "$(copy --checksum --dry-run --itemize-changes)" ] || { echo "The copy differs." >&2 && exit 1; }
  lineage "$domain" | "${ssh[@]}" "$to" school take-certificate
  "${ssh[@]}" "$to" school receive "$name" <"$settings/$name.env"
  done=yes
  remove "$name" >/dev/null
  mv "$data/$name" "$data/$name.moved-$(date -u +%Y-%m-%dT%H-%M-%SZ)"
  sed "s/school[.]example/$domain/g; s/other[.]example/${to#*@}/" "$deploy/schools/moved.conf" >"$prefix/etc/nginx/sites-enabled/school-$name"
  nginx -t -q && systemctl reload nginx
  echo "https://$domain is on ${to#*@} now. Change its DNS; until then, this machine passes its requests on."
}

# After a move that failed.
go_on() {
  "${ssh[@]}" "$to" school remove "$name" >/dev/null || echo "If $to has the school, remove it there: school remove $name" >&2
  if [ -n "$(setting "$name" UPLOADS_URL)" ]; then run_as "$name" adopt-uploads; fi
  start "$name"
  echo "Nothing was moved: the school goes on here." >&2
}

# Certificate with its way of renewal, without the account of this machine.
lineage() {
  local from=$prefix/etc/letsencrypt work
  work=$(mktemp -d)
  for part in "live/$1" "archive/$1" "renewal/$1.conf"; do
    [ ! -e "$from/$part" ] || { mkdir -p "$work/$(dirname "$part")" && cp -a "$from/$part" "$work/$part"; }
  done
  find "$work/renewal" -type f -exec sed -i '/^account = /d' {} + 2>/dev/null || true
  tar -C "$work" -c .
  rm -rf "$work"
}

# The other machine's part of `move`; its data has been copied.
receive() {
  local name=$1 port tries domain
  check_new "$name"
  port=$(next_port)
  sed "s/^PORT=.*/PORT=$port/" | set_up "$name" "$port"
  domain=$(setting "$name" ORIGIN | sed 's|^https://||')
  check_domain "$domain"
  chown -R "school-$name:" "$data/$name"
  if [ -n "$(setting "$name" UPLOADS_URL)" ]; then run_as "$name" adopt-uploads; fi
  start "$name"
  if [ -n "$(setting "$name" LITESTREAM_CONFIG)" ]; then replicate "$name"; fi
  for tries in $(seq 60); do
    if curl --fail --silent --output /dev/null "http://127.0.0.1:$port/healthz"; then break; fi
    if [ "$tries" = 60 ]; then echo "The school does not answer here." >&2 && exit 1; fi
    sleep 1
  done
  serve "$name" "$domain" "$port"
}

# Stops at the first school whose upgrade fails; that school goes on with the previous version.
upgrade() {
  local release others
  release=$root/$(SCHOOL_HOME=$root SCHOOL_BUILD_ONLY=1 bash "$deploy/upgrade.sh" "$1" | tee -a /dev/stderr | tail -1)
  shift
  others=$(names | grep -vxF "$(printf '%s\n' "$@" -)" || true)
  for name in "$@" $others; do
    check_name "$name"
    local state=asleep
    if systemctl --quiet is-active "school@$name"; then state=awake; fi
    SCHOOL_RELEASE=$release for_school "$name" bash "$deploy/upgrade.sh" >/dev/null || { echo "Stopped at $name." >&2 && exit 1; }
    [ $state = awake ] || systemctl stop --quiet "school@$name.service"
    echo "$name: $(basename "$release")"
  done
  ln -sfn "$release" "$root/current"
  find "$root/releases" -mindepth 1 -maxdepth 1 -printf '%p\n' | sort | head -n -4 | while read -r old; do
    grep -qsxF "$old" "$root"/schools/*/previous || find "$root/schools" -lname "$old" | grep -q . || rm -rf "$old"
  done
}

each() {
  local failed=0
  for name in $(names); do
    echo "== $name"
    if is_replicated "$name"; then systemctl start "school@$name.service"; fi
    run_as "$name" "$@" || failed=1
  done
  return $failed
}

case "${1:-} $#" in
  "add 3") add "$2" "$3" ;;
  "list 1") list ;;
  "move 3") check_name "$2" && move "$2" "$3" ;;
  "expect 2") check_new "$2" && mkdir -p "$data" && echo "$data" ;;
  "take-certificate 1") mkdir -p "$prefix/etc/letsencrypt" && tar -C "$prefix/etc/letsencrypt" -x --no-same-owner --keep-newer-files ;;
  "receive 2") receive "$2" ;;
  "replicate 3") check_name "$2" && replicate "$2" "$3" ;;
  "remove 2") check_name "$2" && remove "$2" ;;
  "rollback 2" | "rollback 3") check_name "$2" && for_school "$2" bash "$deploy/rollback.sh" "${@:3}" ;;
  upgrade\ [2-9]*) upgrade "${@:2}" ;;
  each\ [2-9]*) each "${@:2}" ;;
  *) usage ;;
esac
