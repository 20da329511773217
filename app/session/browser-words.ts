import { t } from "#say";
import type { Message } from "~/languages/messages";

/** The first that matches counts: a browser also names those that it is like. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|OPiOS|Opera( Mini)?)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUC ?Browser\//, "UC Browser"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/\S+ .*Safari\//, "Safari"],
];

const systems: [RegExp, Message][] = [
  [/\biPhone\b/, "an iPhone"],
  [/\biPad\b/, "an iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bKAIOS\b/, "a KaiOS phone"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "a Mac"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\bLinux\b/, "Linux"],
];

const wordOf = (list: [RegExp, string][], agent: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * Browser and system in plain words, such as "Chrome on Android". Without versions: people do not know theirs.
 * @param userAgent the `User-Agent` header
 */
export function browserWords(userAgent: string | null): string {
  const agent = userAgent ?? "";
  const browser = wordOf(browsers, agent);
  const system = wordOf(systems, agent);
  if (!browser && !system) return "An unknown browser";
  return `${browser ?? "A browser"}${system ? ` on ${system}` : ""}`;
}

/** What `browserWords` says, in the language of the page. */
export function sayBrowser(words: string): string {
  const [, browser, system] = /^(.+?) on (.+)$/.exec(words) ?? [];
  if (!browser || !system) return t(words as Message);
  return t("{browser} on {system}", { browser: t(browser as Message), system: t(system as Message) });
}
