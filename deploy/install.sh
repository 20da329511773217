#!/usr/bin/env bash
# Sets up the website on a fresh Debian 12 or Ubuntu 22.04, or newer. Run it as root:
#   git clone <address of this repository> school && school/deploy/install.sh
# It asks at most four questions, or takes the answers as options:
#   --domain school.example     name of the site; its DNS must point to this server
#   --email office@…            for the certificate (Let's Encrypt writes to it)
#   --languages "or hi bn"      languages besides English; "" for none
#   --backup /mnt/school-copies folder on another disk for copies of the nightly backup; "" for none
# More options: --sample (with sample content), --from <repository>, --version <branch or tag>, --self-signed (no certificate yet).
# It can be run again: it keeps settings and data, and does only what is missing.
set -euo pipefail
umask 022
cd /

home=/srv/school settings=/etc/school.env units=/etc/systemd/system
domain='' email='' languages='' backup='' from='' version=main sample=off self_signed=''
asked_languages='' asked_backup=''

say() { printf '\n==> %s\n' "$*"; }
stop() { printf '%s\n' "$*" >&2 && exit 1; }

while [ $# -gt 0 ]; do
  case $1 in
    --sample) sample=on && shift && continue ;;
    --self-signed) self_signed=yes && shift && continue ;;
    --domain | --email | --languages | --backup | --from | --version) [ $# -gt 1 ] || stop "$1 needs a value." ;;
    *) stop "Unknown option: $1. The first lines of $0 list the options." ;;
  esac
  case $1 in
    --domain) domain=$2 ;;
    --email) email=$2 ;;
    --languages) languages=$2 asked_languages=yes ;;
    --backup) backup=$2 asked_backup=yes ;;
    --from) from=$2 ;;
    --version) version=$2 ;;
  esac
  shift 2
done

[ "$(id -u)" = 0 ] || stop "Run this script as root: sudo $0"
# shellcheck source=/dev/null
. /etc/os-release
case "${ID:-} ${ID_LIKE:-}" in *debian* | *ubuntu*) ;; *) stop "This script is for Debian and Ubuntu. docs/deploy.md lists the steps for others." ;; esac

# 1. Four questions. The second run knows the answers.
setting() { [ ! -f $settings ] || sed -n "s/^$1=//p" $settings | tail -n 1; }
ask() { # ask <variable> <question>
  [ -t 0 ] || stop "There is no terminal to ask: $2 Give the answers as options (see the first lines of $0)."
  read -r -p "$2 " "${1?}"
}
[ -n "$domain" ] || domain=$(setting ORIGIN | sed 's#^https://##')
[ -n "$domain" ] || ask domain "Domain of the site, such as school.example:"
domain=${domain#https://} && domain=${domain%/}
[[ $domain =~ ^[a-z0-9-]+(\.[a-z0-9-]+)+$ ]] || stop "\"$domain\" is not a domain. Write it in small letters, without https:// or a path."
if [ ! -f $settings ]; then
  [ -n "$email" ] || [ -n "$self_signed" ] || ask email "E-mail address for the certificate:"
  [ -n "$asked_languages" ] || ask languages "Languages besides English (or = Odia, hi = Hindi, bn = Bengali), such as \"or hi\":"
  [ -n "$asked_backup" ] || ask backup "Folder on another disk for copies of backups, or nothing:"
fi
for code in $languages; do [[ $code =~ ^(or|hi|bn)$ ]] || stop "\"$code\" is not a language of this program. It has or, hi and bn."; done
[[ -z $backup || $backup = /* ]] || stop "The folder for backups must begin with /, such as /mnt/school-copies."

# 2. Packages, and room for the build.
say "Installing packages"
export DEBIAN_FRONTEND=noninteractive
apt-get update --quiet=2
apt-get install --yes --quiet=2 --no-install-recommends git curl ca-certificates xz-utils openssl build-essential python3 nginx certbot python3-certbot-nginx >/dev/null
# The build needs 1.6 GB.
room=$(awk '/^(MemTotal|SwapTotal):/ { kb += $2 } END { print int(kb / 1024) }' /proc/meminfo)
if [ "$room" -lt 1900 ] && [ ! -e /swapfile ]; then
  say "Adding 2 GB of swap, because the server has $room MB of memory"
  fallocate -l 2G /swapfile && chmod 600 /swapfile && mkswap /swapfile >/dev/null && swapon /swapfile
  echo '/swapfile none swap sw 0 0' >>/etc/fstab
fi

# 3. The site's user, its copy of the repository, and Node.
id school >/dev/null 2>&1 || useradd --system --home-dir $home --create-home --shell /usr/sbin/nologin school
chmod 755 $home
as_school() { runuser -u school -- "$@"; }
if [ ! -d $home/repository ]; then
  here=$(cd "$(dirname "$0")/.." && pwd)
  [ -n "$from" ] || from=$(git -c safe.directory='*' -C "$here" remote get-url origin 2>/dev/null) || true
  say "Copying the program from ${from:-nowhere}"
  # Upgrades come from there too.
  as_school git clone --quiet "$from" $home/repository ||
    stop "The user school cannot read the repository. Give its address: --from https://…"
else
  as_school git -C $home/repository pull --quiet --ff-only || echo "The scripts were not updated." >&2
fi
deploy=$home/repository/deploy
node_is_suitable() { [ "$(node -p 'Number(process.versions.node.split(".")[0]) === 22' 2>/dev/null)" = true ]; }
node_is_suitable || { say "Installing Node" && $deploy/install-node.sh 22; }

# 4. Settings. Existing ones are kept.
if [ ! -f $settings ]; then
  say "Writing $settings"
  {
    cat $home/repository/.env.example
    echo
    echo "# Written by install.sh"
    echo "ORIGIN=https://$domain"
    echo "ADMIN_USERNAME=admin"
    echo "ADMIN_PASSWORD=$(openssl rand -hex 9)"
    echo "LANGUAGES=$languages"
    echo "STARTER_CONTENT=$sample"
    [ -z "$backup" ] || printf 'BACKUP_COPY_TO=%s\nBACKUP_PASSPHRASE=%s\n' "$backup" "$(openssl rand -hex 16)"
  } >$settings
fi
chgrp school $settings && chmod 640 $settings
backup=$(setting BACKUP_COPY_TO)
if [[ $backup = /* ]]; then
  mkdir -p "$backup" && chown school:school "$backup"
  for unit in school school-backup; do
    mkdir -p $units/$unit.service.d
    printf '[Service]\nReadWritePaths=-%s\n' "$backup" >$units/$unit.service.d/copies.conf
  done
fi

# 5. The service, the nightly backup and the upgrades.
cp $deploy/school.service $deploy/school.socket $deploy/school-backup.service $deploy/school-backup.timer \
  $deploy/school-upgrade.service $deploy/school-upgrade.timer $units/
systemctl daemon-reload
systemctl enable --quiet school.socket school
log=/var/log/school-install.log
say "Building the site (some minutes; $log has the details)"
$deploy/upgrade.sh --if-new "$version" >$log 2>&1 || { tail -n 20 $log >&2 && stop "The site could not be built or started."; }
systemctl enable --quiet --now school-backup.timer school-upgrade.timer

# 6. nginx and its certificate. Without one, the site gets a self-signed one until the next run.
live=/etc/letsencrypt/live/$domain
certificate=/etc/ssl/school/$domain
if [ -z "$self_signed" ] && [ ! -e "$live/fullchain.pem" ]; then
  say "Requesting a certificate for $domain"
  account=(--register-unsafely-without-email)
  [ -z "$email" ] || account=(--email "$email")
  certbot certonly --nginx --quiet --non-interactive --agree-tos "${account[@]}" --domain "$domain" || echo "No certificate: does the DNS of $domain point to this server? Run this script again then." >&2
fi
if [ -e "$live/fullchain.pem" ]; then
  certificate=$live
elif [ ! -e "$certificate/fullchain.pem" ]; then
  mkdir -p "$certificate"
  openssl req -x509 -newkey rsa:2048 -nodes -days 365 -subj "/CN=$domain" -addext "subjectAltName=DNS:$domain" \
    -keyout "$certificate/privkey.pem" -out "$certificate/fullchain.pem" 2>/dev/null
  chmod 600 "$certificate/privkey.pem"
fi
sed -e "s#/etc/letsencrypt/live/school[.]example#$certificate#" -e "s/school[.]example/$domain/g" $deploy/nginx.conf \
  >/etc/nginx/sites-available/school
ln -sf ../sites-available/school /etc/nginx/sites-enabled/school
rm -f /etc/nginx/sites-enabled/default
nginx -t -q
systemctl reload-or-restart nginx

# 7. Does the whole chain answer?
curl --fail --silent --show-error --insecure --max-time 30 --resolve "$domain:443:127.0.0.1" --output /dev/null "https://$domain/healthz" ||
  stop "The site does not answer through nginx. The logs say why: journalctl -u school -u nginx"
say "The site is ready"
echo "Address:      https://$domain"
echo "First steps:  https://$domain/dashboard/first-steps"
echo "User name:    $(setting ADMIN_USERNAME)"
echo "Password:     $(setting ADMIN_PASSWORD)   (the first one; change it after the login)"
[ -z "$backup" ] || echo "Keep the line BACKUP_PASSPHRASE of $settings in another place: copies cannot be read without it."
[ "$certificate" = "$live" ] || echo "The certificate is self-signed, so browsers warn. Run this script again when the DNS points to this server."
