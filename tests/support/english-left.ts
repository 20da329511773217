const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Attributes that users read or hear. */
const readAttributes = ["alt", "aria-label", "placeholder", "title"];

/** Names, addresses, file types and Roman numerals, the same in every language. */
const names =
  /https?:\S+|[\w.+…-]+@[\w.-]+|(?<!\w)\.[a-z]{2,4}\b|\.docx?\b|\b(?:school\.test\S*|CBSE|SARAS|NOC|RTE|DEO|SMC|PTA|PIN|LKG|UKG|AM|PM|JavaScript|Web Content Accessibility Guidelines|NTT|PGT|TGT|PRT|PDF|JPEG|PNG|CSV|JSON|RSS|XML|ICS|DOCX?|MB|KB|TC\/\d+\/\d+|WhatsApp|Google Calendar|Google|YouTube|Facebook|Instagram|Twitter|Outlook|Android|iPhone|iPad|Wi-?Fi|CCTV|WCAG|[A-E]|AA|UDISE|B\.? ?Ed|M\.? ?Ed|[IVX]+)\b/g;

/** Latin words that are not names. */
export const wordsIn = (text: string): string[] =>
  text.replace(names, " ").match(/\p{Script=Latin}[\p{Script=Latin}\w'’.-]*/gu) ?? [];

/** Returns English texts of a page in another language; `lang="en"` marks allowed ones. */
export function englishLeft(html: string): string[] {
  const found: string[] = [];
  const langs: string[] = [];
  const look = (text: string) => {
    const plain = text.replace(/&(?:\w+|#x?[\da-f]+);/gi, " ").trim();
    if (wordsIn(plain).length > 0) found.push(plain);
  };
  const body = html
    .replace(/<!--.*?-->|<!DOCTYPE html>|<wbr\/>/gs, "")
    .replace(/<(style|script|svg)\b.*?<\/\1>/gs, "");
  for (const [, text, end, name = "", attributes = ""] of body.matchAll(
    /([^<]+)|<(\/?)([\w-]+)((?:\s[^>"]*(?:"[^"]*"[^>"]*)*|\/)?)>/g,
  )) {
    if (text !== undefined) {
      if (langs.at(-1) !== "en") look(text);
      continue;
    }
    if (end) {
      langs.pop();
      continue;
    }
    const attributeOf = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(attributes)?.[1];
    const lang = attributeOf("lang")?.slice(0, 2) ?? langs.at(-1) ?? "";
    if (lang !== "en") {
      for (const attribute of readAttributes) look(attributeOf(attribute) ?? "");
      if (name === "input" && /type="(submit|button)"/.test(attributes)) look(attributeOf("value") ?? "");
      if (
        name === "meta" &&
        /(?:name="description"|property="og:(?:title|description|image:alt|site_name)")/.test(attributes)
      )
        look(attributeOf("content") ?? "");
    }
    if (!empty.test(name) && !attributes.endsWith("/")) langs.push(lang);
  }
  return [...new Set(found)];
}
