#!/bin/sh
# Stores every page of the sitemap on this cache machine, with scripts and styles, so that they can be read while the
# school's machine is down. school-warm.timer runs it each minute.
set -eu
site=${1:-http://127.0.0.1:8444}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Fetches the paths in a file.
fetch() {
  sed "s|.*|url = \"$site&\"|" "$1" | curl --silent --show-error --fail --compressed --max-time 20 --config -
}

echo /sitemap.xml >"$work/sitemap"
fetch "$work/sitemap" >"$work/sitemap.xml"
grep -o '<loc>[^<]*' "$work/sitemap.xml" | sed 's|<loc>https*://[^/]*||; s|^$|/|; s/&amp;/\&/g' >"$work/pages"
printf '%s\n' /sitemap /offline /transfer-certificates >>"$work/pages"
fetch "$work/pages" >"$work/html"
grep -oE '(href|src)="/(assets|pictures)/[^"?#]+' "$work/html" | sed 's/^[^"]*"//' | sort -u >"$work/files"
fetch "$work/files" >/dev/null
echo "$(wc -l <"$work/pages") pages and $(wc -l <"$work/files") files can be read while the school's machine is down."
