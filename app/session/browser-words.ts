import { type Message, msg, t } from "#say";

/** The first match counts: browsers also name those they imitate. */
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
  [/\biPhone\b/, msg(/* Chrome on an iPhone. */ "an iPhone")],
  [/\biPad\b/, msg("an iPad")],
  [/\bAndroid\b/, msg("Android")],
  [/\bKAIOS\b/, msg("a KaiOS phone")],
  [/\bWindows\b/, msg(/* The system of a computer. */ "Windows")],
  [/\bMac OS X\b|\bMacintosh\b/, msg(/* The computer. */ "a Mac")],
  [/\bCrOS\b/, msg("a Chromebook")],
  [/\bLinux\b/, msg("Linux")],
];

const findName = (list: [RegExp, string][], agent: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** Describes browser and system without versions, such as "Chrome on Android". */
export function browserWords(userAgent: string | null): string {
  const agent = userAgent ?? "";
  const browser = findName(browsers, agent);
  const system = findName(systems, agent);
  if (!browser && !system) return msg("An unknown browser");
  return `${browser ?? msg(/* Of a device that somebody is logged in on: A browser on Android. */ "A browser")}${system ? ` on ${system}` : ""}`;
}

/** Translates the result of `browserWords`. */
export function sayBrowser(words: string): string {
  const [, browser, system] = /^(.+?) on (.+)$/.exec(words) ?? [];
  if (!browser || !system) return t(words as Message);
  return t(/* Such as: Chrome on Android. */ "{browser} on {system}", {
    browser: t(browser as Message),
    system: t(system as Message),
  });
}
