/** Parameters of advertisements and sessions, which belong to no page. */
const ignored = /^(?:utm_\w+|fbclid|gclid|igshid|mc_[ce]id|PHPSESSID|jsessionid|replytocom|share|nb)$/i;

/** Characters of an address; longer ones are cut. */
export const maxAddressLength = 500;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns path and query in the form in which redirects are stored: decoded, sorted, without a last slash. */
export function canonicalAddress({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string {
  const path = decoded(pathname)
    .normalize("NFC")
    .replace(/\/{2,}/g, "/")
    .replace(/\/index\.(?:html?|php)$/i, "/")
    .replace(/(?<=.)\/$/, "");
  const query = [...searchParams]
    .filter(([name]) => !ignored.test(name))
    .map(([name, value]) => (value === "" ? name : `${name}=${value}`))
    .sort()
    .join("&");
  return [...(query ? `${path}?${query}` : path)].slice(0, maxAddressLength).join("");
}

/** Reads an address that staff typed, with or without the old host. Undefined if it is none. */
export function readAddress(typed: string): string | undefined {
  const text = typed.trim();
  const base = "http://old.invalid/";
  const isPath = text.startsWith("/") || text.startsWith("?");
  const whole = isPath ? text : /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (text === "" || !URL.canParse(whole, base)) return undefined;
  const address = canonicalAddress(new URL(whole, base));
  return address === "/" ? undefined : address;
}

/** Scripts show another page for each query, so their path alone is no page. */
const script = /\.(?:php|aspx?|cfm|jsp|cgi|pl)(?:\/|$)/i;

/** Smaller copies that WordPress makes of a picture. */
const resized = /-(?:\d{2,4}x\d{2,4}|scaled)(?=\.(?:jpe?g|png|gif|webp|avif)$)/i;

/** Returns the stored addresses that can answer a request, best first. */
export function listCandidates(url: Pick<URL, "pathname" | "searchParams">): string[] {
  const whole = canonicalAddress(url);
  const [path = ""] = whole.split("?", 1);
  const isAlone = path === "/" || script.test(path);
  return [...new Set([whole, ...(isAlone ? [] : [path, path.replace(resized, "")])])];
}
