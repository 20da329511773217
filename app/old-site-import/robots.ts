/** Reads `robots.txt` (RFC 9309) for all programs. @returns true if an address may be read */
export function parseRobots(text: string): (address: URL) => boolean {
  const rules: { allow: boolean; pattern: RegExp; length: number }[] = [];
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
    rules.push({ allow: /^allow$/i.test(name), pattern: toPattern(value), length: value.length });
  }
  // The longest rule counts; Allow wins ties.
  rules.sort((one, other) => other.length - one.length || Number(other.allow) - Number(one.allow));
  return ({ pathname, search }) =>
    rules.find(({ pattern }) => pattern.test(pathname + search))?.allow ?? true;
}

const maxStars = 10;

function toPattern(value: string): RegExp {
  const isWhole = value.endsWith("$");
  const parts = (isWhole ? value.slice(0, -1) : value).split(/\*+/).slice(0, maxStars);
  const source = parts.map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, "\\$&")).join("[^]*?");
  return new RegExp(`^${source}${isWhole ? "$" : ""}`);
}
