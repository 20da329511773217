import { HtmlElement, HtmlValidate, type Plugin, Rule } from "html-validate";

class Elements extends Rule {
  setup() {
    this.on("dom:ready", ({ document }) => {
      for (const node of document.querySelectorAll("*")) if (node instanceof HtmlElement) found.push(node);
    });
  }
}
let found: HtmlElement[] = [];
const plugin: Plugin = { name: "elements", rules: { elements: Elements } };
const reader = new HtmlValidate({ root: true, plugins: [plugin], rules: { elements: "error" } });

const active = ["iframe", "object", "embed", "base", "applet", "frame", "frameset", "math", "marquee"];
const inPictures = ["script", "foreignobject", "animate", "set", "image", "a"];
const addresses = [
  "href",
  "src",
  "action",
  "formaction",
  "poster",
  "data",
  "xlink:href",
  "ping",
  "background",
];
/** `otpauth` opens authenticator apps. */
const safeSchemes = /^(https?|mailto|tel|webcal|otpauth):/i;

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
const decoded = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (name) => entities[name] ?? name);

/**
 * Returns executable content that is not the site's: elements, event handlers, addresses.
 * @param policy with a nonce, inline script is the site's own
 */
export async function rawScriptIn(html: string, policy = ""): Promise<string[]> {
  found = [];
  const { results } = await reader.validateString(html);
  const faults = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => ruleId === "parser-error")
    .map(({ message }) => `not HTML: ${message}`);
  const all = found;
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  for (const element of all) {
    const tag = element.tagName.toLowerCase();
    if (active.includes(tag) && !isLookPreview(element)) faults.push(`<${tag}>`);
    if (tag === "meta" && element.hasAttribute("http-equiv")) faults.push("<meta http-equiv>");
    if (inPictures.includes(tag) && element.closest("svg")) faults.push(`<${tag}> in a picture`);
    if (tag === "script") faults.push(...faultsOfScript(element, nonce));
    for (const { key, value } of element.attributes) {
      const name = key.toLowerCase();
      const text = decoded(String(value ?? ""));
      if (!/^[a-z][a-z:-]*\d?$/.test(name)) faults.push(`<${tag}> with the attribute ${name}`);
      if (/^on|^srcdoc$/.test(name)) faults.push(`<${tag} ${name}>`);
      if (name === "style" && /expression|url\(|@import/i.test(text)) faults.push(`<${tag} style="${text}">`);
      // Pictures run no script, nor does an SVG in `img`, such as the QR code.
      const isPicture = tag === "img" && name === "src" && text.startsWith("data:image/");
      if (addresses.includes(name) && !isPicture && !isSafeAddress(text))
        faults.push(`<${tag} ${name}="${text}">`);
    }
  }
  return faults;
}

/** The form of the look previews a public page in a frame without script. */
function isLookPreview(element: HtmlElement): boolean {
  const src = decoded(element.getAttributeValue("src") ?? "");
  return (
    element.getAttributeValue("sandbox") === "allow-same-origin" &&
    /^\/(fees)?\?look=([\da-f]{6})?\.([\da-f]{6})?\.\w*\.\w*\.\w*$/.test(src)
  );
}

/** Browsers strip spaces and control characters before the scheme. */
function isSafeAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers leave out
  const read = address.replace(/[\u0000-\u0020]/g, "");
  return !/^[a-z][a-z\d+.-]*:/i.test(read) || safeSchemes.test(read);
}

function faultsOfScript(element: HtmlElement, nonce: string | undefined): string[] {
  const text = element.textContent;
  const value = (name: string) => decoded(element.getAttributeValue(name) ?? "");
  if (value("src")) return value("src").startsWith("/assets/") ? [] : [`<script src="${value("src")}">`];
  if (text.includes("<")) return [`a script with "<": ${text.slice(0, 80)}`];
  if (value("type") === "application/ld+json") {
    try {
      JSON.parse(text);
      return [];
    } catch {
      return [`JSON that cannot be read: ${text.slice(0, 80)}`];
    }
  }
  return nonce && value("nonce") === nonce ? [] : [`an inline script: ${text.slice(0, 80)}`];
}
