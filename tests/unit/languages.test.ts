import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type Message, msg } from "#message";
import { rich, t } from "#say";
import { longDate, shortDate, shortSpan } from "~/dates/dates";
import { indianDate, indianSpan, indianTime, monthLabel } from "~/dates/indian-dates";
import { localizeLinks } from "~/http/document.server";
import { addressIn, comesInLanguages, inEnglish, splitAddress } from "~/languages/address";
import { findTranslation } from "~/languages/catalogs.server";
import { findProblem, readable } from "~/languages/check-words.server";
import { offeredLanguage } from "~/languages/choice.server";
import { type Speech, speaking } from "~/languages/current";
import { english, translations } from "~/languages/languages";
import { listMessages } from "~/languages/message-list.server";
import { allEntries, groups } from "~/routes/dashboard/menu/entries";
import { detectLanguage } from "~/text/language";
import { translated } from "../support/languages";

const [odia, hindi, bengali] = translations as [typeof english, typeof english, typeof english];
const staffOnly = listMessages().filter(({ staff }) => staff);

const loadInBrowser = (code: string) =>
  vi.stubGlobal(
    "messages",
    Object.fromEntries(listMessages().map(({ message }) => [message, findTranslation(code, message)])),
  );

function inLanguage<Result>(language: typeof english, act: () => Result, more: Partial<Speech> = {}): Result {
  const speech = {
    language,
    languages: [english, ...translations],
    corrections: new Map(),
    ownDigits: false,
  };
  return speaking({ ...speech, ...more }, act);
}

test("a text can replace a message if it has the same placeholders and tags", () => {
  const photos = "{count, plural, one {# photo} other {# photos}}";
  const problem = (words: string, message = photos) => findProblem(message, words);
  for (const words of [
    "{count, plural, one {# फ़ोटो} other {# फ़ोटो}}",
    "{count, plural, other {# फ़ोटो}}",
    "{count} फ़ोटो",
    "{count, number} फ़ोटो",
  ])
    expect([words, problem(words)]).toEqual([words, undefined]);
  expect(problem("फ़ोटो")).toEqual({ is: "missing", parts: ["{count}"] });
  expect(problem("{count} {school}")).toEqual({ is: "unknown", parts: ["{school}"] });
  expect(problem("{count, select, other {# फ़ोटो}}")).toEqual({ is: "unknown", parts: ["{count, …}"] });
  expect(problem("{count, date}")).toEqual({ is: "unknown", parts: ["{count, …}"] });
  expect(problem("{school, number}", "{school}")).toEqual({ is: "unknown", parts: ["{school, …}"] });
  for (const words of ["{count", "{count, plural, one {# फ़ोटो}}", "{count} <b>फ़ोटो", "count} {count}"])
    expect([words, problem(words)?.is]).toEqual([words, "unreadable"]);
  expect(problem("'{count}")).toEqual({ is: "quoted" });
  expect(problem("{count} विद्यालय का 'फ़ोटो'")).toBeUndefined();
  const link = "Read <a>this</a>.";
  expect(problem("<a>यह</a> पढ़ें।", link)).toBeUndefined();
  expect(problem("यह पढ़ें।", link)).toEqual({ is: "missing", parts: ["<a>"] });
  expect(problem("<a><a>यह</a></a> पढ़ें।", link)).toEqual({ is: "unreadable" });
  expect(problem("<b>यह</b> <a>पढ़ें</a>", link)).toEqual({ is: "unknown", parts: ["<b>"] });
  const bold = "Press **Save**.";
  expect(problem("**सहेजें** दबाएँ।", bold)).toBeUndefined();
  expect(problem("**सहेजें दबाएँ।", bold)).toEqual({ is: "missing", parts: ["**"] });
  expect(problem("सहेजें दबाएँ।", bold)).toEqual({ is: "missing", parts: ["**"] });
  expect(problem("**सहेजें** दबाएँ।", "Press Save.")).toEqual({ is: "unknown", parts: ["**"] });
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
  expect(inLanguage(odia, () => localizeLinks(html("")))).toBe(html("/or"));
  expect(inLanguage(odia, () => localizeLinks(html("/or")))).toBe(html("/or"));
  expect(inLanguage(english, () => localizeLinks(html("")))).toBe(html(""));
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

test("a message is in the language of the page, or in English if it is not translated", () => {
  expect(t("Notices")).toBe("Notices");
  expect(inLanguage(odia, () => t("Notices"))).toBe(translated("or", "Notices"));
  expect(inLanguage({ ...odia, code: "xx" }, () => t("Notices"))).toBe("Notices");
  const count = msg("{count, plural, one {# photo} other {# photos}}");
  expect(inLanguage({ ...odia, code: "xx" }, () => t(count, { count: 2 }))).toBe("2 photos");
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
  expect(inLanguage(bengali, () => indianDate("2026-11-23"))).toBe("23 নভেম্বর 2026");
  expect(inLanguage(hindi, () => indianTime("16:30"))).toBe("शाम 4:30");
  expect(inLanguage(bengali, () => indianTime("16:30"))).toBe("বিকেল 4:30");
  const inBengaliDigits = (say: () => string) => inLanguage(bengali, say, { ownDigits: true });
  expect(inBengaliDigits(() => indianDate("2026-11-23"))).toBe("২৩ নভেম্বর ২০২৬");
  expect(inBengaliDigits(() => longDate("2026-11-23"))).toBe("২৩ নভেম্বর ২০২৬");
  expect(inBengaliDigits(() => monthLabel("2026-11"))).toBe("নভেম্বর ২০২৬");
});

test("the day comes before the month in every Indian language, and what two dates share is said once", () => {
  for (const say of [indianDate, longDate, shortDate])
    expect(inLanguage(odia, () => say("2026-11-23"))).toBe("23 ନଭେମ୍ବର 2026");
  const spans = [
    ["2026-05-18", "2026-05-18", "18 ମଇ 2026"],
    ["2026-05-18", "2026-05-20", "18–20 ମଇ 2026"],
    ["2026-05-18", "2026-06-19", "18 ମଇ – 19 ଜୁନ 2026"],
    ["2025-12-24", "2026-01-02", "24 ଡିସେମ୍ବର 2025 – 2 ଜାନୁଆରୀ 2026"],
  ] as const;
  for (const [first, last, words] of spans)
    for (const say of [indianSpan, shortSpan]) expect(inLanguage(odia, () => say(first, last))).toBe(words);
});

test("a text in another language than the page is marked", () => {
  expect(inLanguage(odia, () => detectLanguage("Holiday on Friday"))).toBe("en");
  expect(inLanguage(odia, () => detectLanguage("ଶୁକ୍ରବାର ଛୁଟି"))).toBeUndefined();
  expect(inLanguage(odia, () => detectLanguage("हिन्दी में सूचना"))).toBe("hi");
  expect(inLanguage(odia, () => detectLanguage("98765 43210"))).toBeUndefined();
});

test("a count is grouped as in India, on the server as in browsers", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en-IN" } });
  const browser = await import("~/languages/say.browser");
  const message = msg("{count, plural, one {# address} other {# addresses}}");
  for (const language of [english, ...translations]) {
    loadInBrowser(language.code);
    vi.stubGlobal("document", { documentElement: { lang: language.code } });
    for (const [count, written] of [
      [0, "0"],
      [1, "1"],
      [999, "999"],
      [1000, "1,000"],
      [123456, "1,23,456"],
    ] as const) {
      const server = inLanguage(english, () => t(message, { count }), { staff: language });
      expect(server).toContain(written);
      expect(browser.t(message, { count })).toBe(server);
    }
  }
  vi.unstubAllGlobals();
});

test("dates on pages of staff are the same in browsers, which do not know every language", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "or" } });
  const browser = await import("~/languages/say.browser");
  expect([browser.timesAsNumbers(), browser.figures(2026), browser.currentLocale()]).toEqual([
    true,
    "2026",
    "en-IN",
  ]);
  const dates = () => [indianDate("2026-11-23"), indianSpan("2026-05-18", "2026-06-19"), indianTime("16:30")];
  expect(inLanguage(english, dates, { staff: odia })).toEqual([
    `23 ${translated("or", "November")} 2026`,
    `18 ${translated("or", "May")} – 19 ${translated("or", "June")} 2026`,
    "16:30",
  ]);
  vi.unstubAllGlobals();
});

test("one English word with two meanings is two messages, shown without context", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en-IN" } });
  const browser = await import("~/languages/say.browser");
  const toAlbum = msg("To", "an album");
  expect([t("To"), t(toAlbum), browser.t(toAlbum)]).toEqual(["To", "To", "To"]);
  expect(inLanguage(odia, () => t(toAlbum))).toBe(translated("or", toAlbum));
  expect(translated("or", toAlbum)).not.toBe(translated("or", "To"));
  vi.unstubAllGlobals();
});

test.each(translations)("no two entries of the menu of staff are called the same in $english", (language) => {
  const labels = [...allEntries.map(({ label }) => label), ...groups.map(({ title }) => title)];
  const english = new Set(labels);
  expect(english.size).toBeGreaterThan(30);
  const called = [...english].map((label) => inLanguage(language, () => t(label)));
  expect(called.filter((name, index) => called.indexOf(name) !== index)).toEqual([]);
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
    loadInBrowser(language.code);
    vi.stubGlobal("document", { documentElement: { lang: language.code } });
    for (const { message: text } of staffOnly) {
      const message = text as Message;
      const server = inLanguage(english, () => saidBy({ t, rich }, message), { staff: language });
      expect(saidBy(browser, message)).toBe(server);
    }
  }
  vi.unstubAllGlobals();
});

test("shows an ellipsis for an empty tag of a text, and no tags", () => {
  expect(readable("Today, {day}: <answer></answer>.")).toBe("Today, {day}: ….");
  expect(readable("Read <link>the help</link>.")).toBe("Read the help.");
});
