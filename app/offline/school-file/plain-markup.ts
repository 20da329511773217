/** Cloudflare's e-mail protection: the address in hexadecimal, each byte XORed with the first. */
const protectedLink = /\/cdn-cgi\/l\/email-protection#([\da-f]+)/g;
const protectedText = /<(span|a)\b[^>]*\bdata-cfemail="([\da-f]+)"[^>]*>[^<]*<\/\1>/g;
const decoderScript = /<script [^>]*src="\/cdn-cgi\/scripts\/[\w/.-]+\/email-decode\.min\.js"><\/script>/g;

function decodeAddress(hex: string): string {
  const [key = 0, ...bytes] = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return String.fromCharCode(...bytes.map((byte) => byte ^ key));
}

/**
 * Returns the texts, tags and links that readers get, without what browsers, editors and networks change on the way:
 * comments, white space, byte order marks and hidden e-mail addresses.
 */
export function plainMarkup(html: string): string {
  return html
    .replace(decoderScript, "")
    .replace(protectedText, (_, _tag: string, hex: string) => decodeAddress(hex))
    .replace(protectedLink, (_, hex: string) => `mailto:${decodeAddress(hex)}`)
    .replace(/<!--[\s\S]*?-->|<wbr ?\/?>|\uFEFF/g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([<>]) ?/g, "$1")
    .trim();
}
