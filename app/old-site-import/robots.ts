/** Reads `robots.txt` (RFC 9309) for all programs. @returns true if an address may be read */
export function parseRobots(text: string): (address: URL) => boolean {
  const rules: { allow: boolean; value: string }[] = [];
  let applies = false;
  let isAgentLine = false;
  for (const line of text.slice(0, 500_000).split(/\r?\n/)) {
    const [, name = "", value = ""] = /^\s*([a-z-]+)\s*:\s*([^#\s]*)/i.exec(line) ?? [];
    if (/^user-agent$/i.test(name)) {
      const isOurs = value === "*" || /^schoolwebsiteimport$/i.test(value);
      applies = isAgentLine ? applies || isOurs : isOurs;
      isAgentLine = true;
      continue;
    }
    if (name) isAgentLine = false;
    if (!applies || value === "" || !/^(?:dis)?allow$/i.test(name)) continue;
    rules.push({ allow: /^allow$/i.test(name), value });
  }
  // The longest rule counts; Allow wins ties.
  rules.sort(
    (one, other) => other.value.length - one.value.length || Number(other.allow) - Number(one.allow),
  );
  return ({ pathname, search }) =>
    rules.find(({ value }) => matches(value, pathname + search))?.allow ?? true;
}

/** Linear, unlike a regular expression with many stars. */
function matches(value: string, path: string): boolean {
  const isWhole = value.endsWith("$");
  const parts = (isWhole ? value.slice(0, -1) : value).split("*");
  const [start = "", ...rest] = parts;
  if (!path.startsWith(start)) return false;
  let position = start.length;
  for (const [index, part] of rest.entries()) {
    const isLast = isWhole && index === rest.length - 1;
    const found = isLast ? path.lastIndexOf(part) : path.indexOf(part, position);
    if (found < position) return false;
    position = found + part.length;
  }
  return !isWhole || position === path.length;
}
