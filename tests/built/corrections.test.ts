import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { msg } from "#message";
import { messagesOfOurs } from "~/capabilities/translations/site-languages.server";
import { listMessages, messageId } from "~/languages/message-list.server";
import { readActivity } from "../support/activity";
import { translated } from "../support/languages";
import { openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const list = "/dashboard/languages/words";
const wordPath = (message: string, language = "or") => `${list}/${language}/${messageId(message)}`;
const usual = (message: string, language = "or") => translated(language, message);

const photos = "{count, plural, one {# photo} other {# photos}}";
const policy = "For school news only, until you unsubscribe. <a>Privacy</a>";

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

function formOf(html: string, words: string): Record<string, string> {
  const form = /<form[^>]*id="words-form".*?<\/form>/s.exec(html)?.[0] ?? "";
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return { ...Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value])), words };
}

const typedIn = (html: string) =>
  unescaped(
    /<input[^>]*name="words"[^>]*value="([^"]*)"/.exec(html)?.[1] ??
      /<textarea[^>]*name="words"[^>]*>(.*?)<\/textarea>/s.exec(html)?.[1] ??
      "",
  );

async function correct(person: Person, path: string, words: string, opened?: string) {
  return person.visit(path, { form: formOf(opened ?? (await person.get(path)), words) });
}

const saved = ({ db }: Site) =>
  db
    .selectFrom("translations")
    .select(["record", "language", "words", "updated_by"])
    .where("kind", "=", messagesOfOurs)
    .execute();

const rowsOf = (html: string) =>
  [...html.matchAll(/href="\/dashboard\/languages\/words\/\w+\/([\w-]+)\?/g)].map(([, id]) => id);

async function openCorrected(words: Partial<Record<string, string>> = { Menu: "ସୂଚୀ" }, language = "or") {
  const site = await openSite();
  const clerk = await site.staff();
  for (const [message, own = ""] of Object.entries(words))
    expect((await correct(clerk, wordPath(message, language), own)).status).toBe(303);
  return { site, clerk, visitor: site.visitor() };
}

describe("the list of all that the program says", () => {
  test("a message is found by its English text and its translation, in any case and digits", async () => {
    const clerk = await (await openSite()).staff();
    const found = async (q: string, more = "") =>
      rowsOf(await clerk.get(`${list}?language=or&q=${encodeURIComponent(q)}${more}`));
    for (const q of ["Menu", "mENU", usual("Menu")])
      expect([q, (await found(q))[0]]).toEqual([q, messageId("Menu")]);
    expect(await found("SKIP content")).toEqual([messageId("Skip to content")]);
    expect(await found("no such words anywhere")).toEqual([]);
    expect(await found("unsubscribe. privacy")).toEqual([messageId(policy)]);
    expect(await found(usual("Menu", "hi"))).not.toContain(messageId("Menu"));
    // Each meaning of an English word has its own translation and note.
    const both = await clerk.get(`${list}?language=or&q=to&show=staff`);
    expect(rowsOf(both)[0]).toBe(messageId("To"));
    const album = await clerk.get(wordPath(msg("To", "an album")));
    expect(typedIn(album)).toBe(usual(msg("To", "an album")));
    expect(both + album).not.toContain("an album\u0004");
    const html = await clerk.get(`${list}?language=hi&q=Accessibility`);
    expect(textOf(html)).toContain("for people with a disability");
    expect(html).toContain(usual("Accessibility", "hi"));
  });

  test("the list of messages has pages, with messages for visitors first", async () => {
    const clerk = await (await openSite()).staff();
    const [all, visitors] = [listMessages(), listMessages().filter(({ staff }) => !staff)];
    const pages = Math.ceil(all.length / 20);
    const first = await clerk.get(`${list}?language=or`);
    expect(rowsOf(first)).toEqual(visitors.slice(0, 20).map(({ id }) => id));
    expect(textOf(first)).toContain(`Page 1 of ${pages}`);
    expect(first).toContain(`href="${list}?language=or&amp;page=2"`);
    expect(rowsOf(await clerk.get(`${list}?language=or&page=2`))).toEqual(
      all.slice(20, 40).map(({ id }) => id),
    );
    for (const page of [pages, 99_999]) {
      const last = await clerk.get(`${list}?language=or&page=${page}`);
      expect(rowsOf(last)).toEqual(all.slice((pages - 1) * 20).map(({ id }) => id));
      expect(last).not.toContain('rel="next"');
    }
    const staff = await clerk.get(`${list}?language=or&show=staff`);
    expect(rowsOf(staff)).toEqual(
      all
        .filter((each) => each.staff)
        .slice(0, 20)
        .map(({ id }) => id),
    );
    expect(staff).toContain(`href="${list}?language=or&amp;show=staff&amp;page=2"`);
  });

  test("shows what is corrected, by whom, and only that where it is asked for", async () => {
    const { clerk } = await openCorrected();
    const html = await clerk.get(`${list}?language=or&show=corrected`);
    expect(rowsOf(html)).toEqual([messageId("Menu")]);
    expect(textOf(html)).toMatch(/ସୂଚୀ Corrected clerk, \w+ \d+, \d{4}/);
    expect(rowsOf(await clerk.get(`${list}?language=or&q=ସୂଚୀ`))[0]).toBe(messageId("Menu"));
    const other = await clerk.get(`${list}?language=bn&show=corrected`);
    expect(rowsOf(other)).toEqual([]);
    expect(textOf(other)).toContain("Nothing is corrected yet.");
  });
});

describe("a correction", () => {
  test("visitors read a correction at once, only in its language, until it is removed", async () => {
    const site = await openSite();
    const [clerk, visitor] = [await site.staff(), site.visitor()];
    const english = textOf(await visitor.get("/contact"));
    expect(textOf(await visitor.get("/or/contact"))).toContain(usual("Menu"));
    const opened = await clerk.get(wordPath("Menu"));
    expect(typedIn(opened)).toBe(usual("Menu"));
    expect(opened).toMatch(/<input[^>]*name="words"[^>]*lang="or"|<input[^>]*lang="or"[^>]*name="words"/);
    const answer = await correct(clerk, wordPath("Menu"), "ସୂଚୀ", opened);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${list}?language=or`]);
    expect(await saved(site)).toEqual([
      { record: "Menu", language: "or", words: "ସୂଚୀ", updated_by: "clerk" },
    ]);
    const html = textOf(await visitor.get("/or/contact"));
    expect(html).toContain("ସୂଚୀ");
    expect(html).not.toContain(usual("Menu"));
    expect(textOf(await visitor.get("/hi/contact"))).toContain(usual("Menu", "hi"));
    expect(textOf(await visitor.get("/contact"))).toBe(english);
    const noted = textOf(await clerk.get("/dashboard/activity"));
    expect(noted).toContain("corrected words of the website");
    expect(noted).toContain("Menu (ଓଡ଼ିଆ)");

    const again = formOf(await clerk.get(wordPath("Menu")), "ସୂଚୀ");
    expect((await clerk.visit(wordPath("Menu"), { form: { ...again, back: "yes" } })).status).toBe(303);
    expect(await saved(site)).toEqual([]);
    expect(textOf(await visitor.get("/or/contact"))).toContain(usual("Menu"));
    expect(textOf(await clerk.get("/dashboard/activity"))).toContain("took back corrected words");
  });

  test.each(["", "   ", usual("Menu")])(
    "an empty or unchanged text removes the correction: %j",
    async (words) => {
      const { site, clerk } = await openCorrected();
      expect((await correct(clerk, wordPath("Menu"), words)).status).toBe(303);
      expect(await saved(site)).toEqual([]);
    },
  );

  test("keeps the space before the next sentence, and lines where the message has some", async () => {
    const sentence = "You get this mail because {email} is on the newsletter list of {school}. ";
    const letter = listMessages().find(({ message }) => message.includes("\n"))?.message ?? "";
    const lines = "ଆମେ ଆସିବୁ।\n\nକେତେ ଜଣ:";
    const { site } = await openCorrected({ [sentence]: "{school}ର ସୂଚୀରେ {email} ଅଛି।", [letter]: lines });
    expect((await saved(site)).map(({ words }) => words).sort()).toEqual(
      ["{school}ର ସୂଚୀରେ {email} ଅଛି। ", lines].sort(),
    );
  });

  test.each([
    [photos, "ଫଟୋ", "Missing: {count}."],
    [photos, "{count}ଟି ଫଟୋ {school}", "Not in the English words: {school}."],
    [photos, "{count, plural, one {#ଟି ଫଟୋ}", "A bracket is missing, or there is one too many."],
    [policy, "କେବଳ ଖବର ପାଇଁ।", "Missing: <a>."],
    [policy, "<a>ଗୋପନୀୟତା</a> <b>ନୀତି</b>", "Not in the English words: <b>."],
    [policy, "<a>ଗୋପନୀୟତା", "A bracket is missing, or there is one too many."],
    ["Menu", "<b>ସୂଚୀ</b>", "Not in the English words: <b>."],
    ["Menu", "କ୍ଷି".repeat(51), "Your words may have at most 48 letters: please take out 3"],
    ["Save", "{count}", "Not in the English words: {count}."],
  ])("%j is not said as %j: %s", async (message, words, error) => {
    const site = await openSite();
    const clerk = await site.staff();
    const refused = await correct(clerk, wordPath(message), words);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(unescaped(textOf(html))).toContain(error);
    expect(typedIn(html)).toBe(words);
    expect(await saved(site)).toEqual([]);
  });

  test("if two people correct one message, the second sees both texts", async () => {
    const site = await openSite();
    const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
    const opened = await clerk.get(wordPath("Menu"));
    await correct(colleague, wordPath("Menu"), "ସୂଚୀ");
    const refused = await correct(clerk, wordPath("Menu"), "ତାଲିକା", opened);
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(textOf(html)).toContain("Another person changed this while you had it open.");
    expect(textOf(html)).toContain("Your words ସୂଚୀ ତାଲିକା");
    expect(typedIn(html)).toBe("ତାଲିକା");
    expect((await saved(site)).map(({ words }) => words)).toEqual(["ସୂଚୀ"]);
    expect((await correct(clerk, wordPath("Menu"), "ତାଲିକା", html)).status).toBe(303);
    expect(await saved(site)).toMatchObject([{ words: "ତାଲିକା", updated_by: "clerk" }]);
  });

  test("sent twice is saved once", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form = formOf(await clerk.get(wordPath("Menu")), "ସୂଚୀ");
    for (const _ of [1, 2]) expect((await clerk.visit(wordPath("Menu"), { form })).status).toBe(303);
    const noted = await readActivity(
      site.db,
      ["subject"],
      (entry) => entry.action === "corrected words of the website",
    );
    expect(noted).toEqual([{ subject: "Menu (ଓଡ଼ିଆ)" }]);
  });

  test("leads back to where its list was", async () => {
    const clerk = await (await openSite()).staff();
    const html = await clerk.get(`${list}?language=or&q=menu&show=visitors`);
    const to =
      /href="(\/dashboard\/languages\/words\/or\/[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const answer = await correct(clerk, to, "ସୂଚୀ");
    expect(answer.headers.get("Location")).toBe(`${list}?language=or&q=menu&show=visitors`);
  });
});

describe("pages of staff", () => {
  const scripts = (html: string) =>
    [...html.matchAll(/<script src="([^"]*)"/g)].map(([, src = ""]) => src.replaceAll("&amp;", "&"));

  test("staff pages and their scripts show the school's wording in the chosen language", async () => {
    const { clerk, site } = await openCorrected({
      "Other languages": "ଅଲଗା ଭାଷା",
      [policy]: "<a>ଗୋପନୀୟତା</a>",
    });
    const before = await clerk.get("/dashboard/languages");
    expect(before).not.toContain("ଅଲଗା ଭାଷା");
    expect(scripts(before)).toEqual([]);
    await clerk.submit("/dashboard/account", { language: "or" });
    const html = await clerk.get("/dashboard/languages");
    expect(textOf(html)).toContain("ଅଲଗା ଭାଷା");
    expect(textOf(html)).not.toContain(usual("Other languages"));
    const [ours = "", own = ""] = scripts(html);
    expect(ours).toMatch(/^\/assets\/messages-or-/);
    const answer = await clerk.visit(own);
    expect(answer.headers.get("Content-Type")).toContain("text/javascript");
    const browser = { messages: { Menu: "x" } as Record<string, unknown> };
    runInNewContext(await answer.text(), browser);
    expect(browser.messages).toMatchObject({ Menu: "x", "Other languages": "ଅଲଗା ଭାଷା" });
    // Changed messages get a new address, so that old ones can be cached.
    await correct(clerk, wordPath("Other languages"), "ଆଉ ଭାଷା");
    expect(scripts(await clerk.get("/dashboard/languages"))[1]).not.toBe(own);
    const colleague = await site.staff("colleague");
    await colleague.submit("/dashboard/account", { language: "hi" });
    expect(scripts(await colleague.get("/dashboard/languages"))).toHaveLength(1);
  });
});

describe("the dashboard in English", () => {
  test("shows an administrator's wording, also in its scripts; visitors and old endpoints keep theirs", async () => {
    const site = await openSite();
    const [clerk, editor] = [await site.staff(), await site.editor()];
    expect((await correct(clerk, wordPath("Other languages", "en"), "Our languages")).status).toBe(303);
    for (const reader of [clerk, editor]) {
      const html = await reader.get("/dashboard/languages");
      expect(textOf(html)).toContain("Our languages");
      const [, own = ""] = /<script src="(\/dashboard\/languages\/corrected[^"]*)"/.exec(html) ?? [];
      const browser = {};
      runInNewContext(await (await reader.visit(own.replaceAll("&amp;", "&"))).text(), browser);
      expect(browser).toMatchObject({ messages: { "Other languages": "Our languages" } });
    }
    expect(await clerk.get(`${list}?language=en&show=corrected`)).toContain("Our languages");
    // Words that visitors read are fixed.
    expect((await clerk.visit(wordPath("Menu", "en"))).status).toBe(404);
    expect((await editor.visit(wordPath("Other languages", "en"))).status).toBe(404);
    expect(await site.visitor().get("/contact")).not.toContain("Our languages");
  });
});

describe("words that no version says any more", () => {
  const old = "What an older version said";

  test("corrections of removed messages are listed and can only be erased", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    expect(await clerk.get(`${list}?language=or`)).not.toContain("No longer used");
    await site.db
      .insertInto("translations")
      .values({
        kind: messagesOfOurs,
        record: old,
        language: "or",
        words: "ପୁରୁଣା",
        updated_at: "2026-01-02T03:04:05.000Z",
        updated_by: "clerk",
      })
      .execute();
    const html = await clerk.get(`${list}?language=or&show=unused`);
    expect(rowsOf(html)).toEqual([messageId(old)]);
    expect(textOf(html)).toContain("No longer used");
    expect(rowsOf(await clerk.get(`${list}?language=or&show=corrected`))).toEqual([]);
    const opened = await clerk.get(wordPath(old));
    expect(textOf(opened)).toContain("ପୁରୁଣା");
    expect(opened).not.toMatch(/name="words"/);
    const form = formOf(opened, "");
    delete form.words;
    expect((await clerk.visit(wordPath(old), { form: { ...form, back: "yes" } })).status).toBe(303);
    expect(await saved(site)).toEqual([]);
    expect((await clerk.visit(wordPath(old))).status).toBe(404);
  });
});

test("permits corrections to logged-in staff only; unknown messages are not found", async () => {
  const site = await openSite();
  const visitor = site.visitor();
  for (const path of [list, wordPath("Menu"), "/dashboard/languages/corrected.js"])
    expect((await visitor.visit(path)).headers.get("Location")).toMatch(/^\/login/);
  await visitor.visit(wordPath("Menu"), { form: { words: "ସୂଚୀ" } });
  expect(await saved(site)).toEqual([]);
  const editor = await site.editor();
  expect((await correct(editor, wordPath("Menu"), "ସୂଚୀ")).status).toBe(303);
  for (const path of [wordPath("Menu", "en"), wordPath("Menu", "xx"), `${list}/or/none`])
    expect([path, (await editor.visit(path)).status]).toEqual([path, 404]);
});

test("an editor corrects what visitors read, and nothing of staff, logins or passwords", async () => {
  const site = await openSite();
  const [editor, clerk] = [await site.editor(), await site.staff()];
  for (const message of [
    "Erase it for good",
    "Log in",
    "Remember me",
    "Set the password",
    "This is not your password",
  ]) {
    const path = wordPath(message);
    for (const answer of [await editor.visit(path), await editor.visit(path, { form: { words: "ଫେରାନ୍ତୁ" } })])
      expect([message, answer.status]).toEqual([message, 403]);
    expect((await clerk.visit(path)).status).toBe(200);
    expect(await editor.get(`${list}?${new URLSearchParams({ language: "or", q: message })}`)).not.toContain(
      `${path}"`,
    );
  }
  expect(await saved(site)).toEqual([]);
  expect(await editor.get(list)).not.toContain("show=staff");
});

test("an editor of a site in English alone has nothing to correct", async () => {
  const site = await openSite();
  const [editor, clerk] = [await site.editor(), await site.staff()];
  await clerk.submit("/dashboard/settings/languages", { codes: "or hi bn", own_digits: "" });
  expect(textOf(await editor.get(list))).toContain("The site comes in English alone.");
  expect((await editor.visit(wordPath("Menu"))).status).toBe(404);
});
