import { readdirSync, readFileSync } from "node:fs";
import { IntlMessageFormat } from "intl-messageformat";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { rich, t } from "#say";
import { addressIn, comesInLanguages, inEnglish, localLinks, splitAddress } from "~/languages/address";
import { offeredLanguage } from "~/languages/choice.server";
import { type Speech, speaking } from "~/languages/current";
import { english, translations } from "~/languages/languages";
import { type Message, messages } from "~/languages/messages";
import { staffMessages } from "~/languages/staff-messages";
import { indianDate, indianSpan, indianTime } from "~/ui/indian-dates";
import { languageOf } from "~/ui/language";

const [odia, hindi, bengali] = translations as [typeof english, typeof english, typeof english];
const staffOnly = Object.keys(staffMessages) as Message[];
const all = [...(Object.keys(messages) as Message[]), ...staffOnly];

/** Speaks a language, with what a test says of it. */
function inLanguage<Result>(language: typeof english, act: () => Result, more: Partial<Speech> = {}): Result {
  const speech = {
    language,
    languages: [english, ...translations],
    corrections: new Map(),
    ownDigits: false,
  };
  return speaking({ ...speech, ...more }, act);
}

interface Element {
  type: number;
  value?: string;
  children?: Element[];
  options?: Record<string, { value: Element[] }>;
}

/** The places and tags of a message; what is no place is the words themselves (type 0) and the number of a plural (type 7). */
function partsOf(elements: readonly object[]): string[] {
  const all = (elements as Element[]).flatMap(({ type, value = "", children = [], options = {} }) => [
    ...(type === 0 || type === 7 ? [] : [value]),
    ...partsOf(children),
    ...Object.values(options).flatMap((option) => partsOf(option.value)),
  ]);
  return [...new Set(all)].sort();
}

describe.each(translations)("the words of $name", ({ words, locale }) => {
  test("say every message", () => {
    expect(all.filter((message) => !words[message])).toEqual([]);
  });

  test("fill in what the English ones do, between the same tags", () => {
    const parts = (text: string) => partsOf(new IntlMessageFormat(text, locale).getAst());
    const wrong = all.filter((message) => {
      const own = words[message] ?? "";
      return String(parts(own)) !== String(parts(message));
    });
    expect(wrong).toEqual([]);
  });

  test("can be read as messages", () => {
    for (const message of all) new IntlMessageFormat(words[message] ?? "", locale);
  });
});

test("every message is said somewhere", () => {
  // The pictures of the sample content have their words in JSON.
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|json)$/.test(file) && !file.startsWith("languages"))
    .map((file) => readFileSync(`app/${file}`, "utf8"))
    .join("\n");
  // Some are put together of a word that is one of a few: `${notice.priority} priority` as Message.
  const put = [...sources.matchAll(/`([^`\n]*)` as Message\b/g)].map(
    ([, text = ""]) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, ".+")}$`),
  );
  const said = (message: string) =>
    sources.includes(JSON.stringify(message)) || put.some((pattern) => pattern.test(message));
  expect(all.filter((message) => !said(message))).toEqual([]);
});

test("an address has its language first; pages of staff, files and endpoints have none", () => {
  expect(splitAddress("/or/notices", translations)).toEqual({ language: odia, path: "/notices" });
  expect(splitAddress("/hi", translations)).toEqual({ language: hindi, path: "/" });
  expect(splitAddress("/bn/", translations)).toEqual({ language: bengali, path: "/" });
  for (const path of ["/notices", "/", "/order", "/or/dashboard", "/or/uploads/a.jpg", "/or/gdapi/notices"])
    expect(splitAddress(path, translations)).toEqual({ language: english, path });
  expect(splitAddress("/or/notices", [])).toEqual({ language: english, path: "/or/notices" });
  expect(addressIn(odia, "/notices/3-water?page=2#top")).toBe("/or/notices/3-water?page=2#top");
  expect(addressIn(odia, "/")).toBe("/or/");
  expect(addressIn(english, "/notices")).toBe("/notices");
  expect(inEnglish("/or/notices?page=2")).toBe("/notices?page=2");
  expect(
    ["/notices/feed.xml", "/notices/feed.json", "/calendar.ics", "/admission", "/login/second-step"].every(
      comesInLanguages,
    ),
  ).toBe(true);
  expect(
    ["/sitemap.xml", "/favicon.svg", "/notices/3/files/a.pdf", "/login/passkey"].some(comesInLanguages),
  ).toBe(false);
});

test("links and forms of a page lead to pages in its language, once", () => {
  const html = (start: string) =>
    `<a href="${start}/fees#x">a</a><form action="${start}/search"><a href="/uploads/a.pdf">b</a><a href="//else.example">c</a><a href="#top">d</a>`;
  expect(inLanguage(odia, () => localLinks(html("")))).toBe(html("/or"));
  expect(inLanguage(odia, () => localLinks(html("/or")))).toBe(html("/or"));
  expect(inLanguage(english, () => localLinks(html("")))).toBe(html(""));
});

test("a browser is offered the first language of its list, or the one that was chosen", () => {
  const offered = (accepted: string, cookies = "") => offeredLanguage(translations, cookies, accepted, false);
  expect(offered("or-IN,or;q=0.9,en;q=0.8")).toBe("or");
  expect(offered("en-IN,en;q=0.9,or;q=0.8")).toBeUndefined();
  expect(offered("fr,de")).toBeUndefined();
  expect(offered("hi", "a=b; language=bn")).toBe("bn");
  expect(offered("hi", "language=en")).toBeUndefined();
  expect(offered("hi", "language=xx")).toBe("hi");
  expect(offeredLanguage([], "language=or", "or", false)).toBeUndefined();
  expect(offeredLanguage(translations, "language=or; __Host-language=hi", "", true)).toBe("hi");
});

test("a message is said in the language of the page; what it lacks, in English", () => {
  expect(t("Notices")).toBe("Notices");
  expect(inLanguage(odia, () => t("Notices"))).toBe(odia.words.Notices);
  expect(inLanguage({ ...odia, words: {} }, () => t("Notices"))).toBe("Notices");
  const corrections = new Map([["Notices", "ଘୋଷଣା"]]);
  expect(inLanguage(odia, () => t("Notices"), { corrections })).toBe("ଘୋଷଣା");
  const spoken = inLanguage(hindi, () =>
    rich("For school news only, until you unsubscribe. <a>Privacy</a>", { a: () => "?" }),
  );
  expect(JSON.stringify(spoken)).toContain("?");
});

test("dates and numbers are those of the language, in the digits that the school chose", () => {
  const dates = () => [indianDate("2026-11-23"), indianSpan("2026-05-18", "2026-06-19"), indianTime("16:30")];
  expect(dates()).toEqual(["23 November 2026", "18 May – 19 June 2026", "4:30 pm"]);
  expect(inLanguage(hindi, () => indianDate("2026-11-23"))).toBe("23 नवंबर 2026");
  expect(inLanguage(bengali, () => indianDate("2026-11-23"))).toBe("23 নভেম্বর, 2026");
  expect(inLanguage(bengali, () => indianDate("2026-11-23"), { ownDigits: true })).toBe("২৩ নভেম্বর, ২০২৬");
});

test("a text in another language than the page is marked", () => {
  expect(inLanguage(odia, () => languageOf("Holiday on Friday"))).toBe("en");
  expect(inLanguage(odia, () => languageOf("ଶୁକ୍ରବାର ଛୁଟି"))).toBeUndefined();
  expect(inLanguage(odia, () => languageOf("हिन्दी में सूचना"))).toBe("hi");
  expect(inLanguage(odia, () => languageOf("98765 43210"))).toBeUndefined();
});

test("a browser says on pages of staff what the server does", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "or" } });
  const browser = await import("~/languages/say.browser");
  const names = (words: string) =>
    Object.fromEntries([...words.matchAll(/\{(\w+)/g)].map(([, name = ""], index) => [name, index + 2]));
  const elements = (words: string) =>
    Object.fromEntries(
      [...words.matchAll(/<(\w+)>/g)].map(([, name = ""]) => [
        name,
        (inner: ReactNode) => createElement(name, null, inner),
      ]),
    );
  const saidBy = (one: { t: typeof t; rich: typeof rich }, message: Message) =>
    message.includes("<")
      ? renderToStaticMarkup(one.rich(message, elements(message), names(message)))
      : one.t(message, names(message));
  for (const language of translations) {
    vi.stubGlobal("staffWords", language.words);
    for (const message of staffOnly) {
      const server = inLanguage(english, () => saidBy({ t, rich }, message), { staff: language });
      expect(saidBy(browser, message)).toBe(server);
    }
  }
  vi.unstubAllGlobals();
});
