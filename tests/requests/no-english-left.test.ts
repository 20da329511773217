import { rm } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { comesInLanguages } from "~/languages/address";
import { translations } from "~/languages/languages";
import { saveSettings } from "~/settings/queries.server";
import { publicPages } from "../pages";
import { addCertificates } from "../support/certificates";
import { englishLeft, wordsIn } from "../support/english-left";
import { ownWords } from "../support/languages";
import { openOwnSite } from "../support/own-site";
import { readPage } from "../support/page";
import { openSite, tokenOf } from "../support/site";

/** Pages in each language; others are for staff. */
const pages = publicPages
  .filter((path) => !/^\/(log|set-password)/.test(path))
  .map((path) => path.replace("q=holiday", "q=2026"));

/** The others differ in their catalogues only: tests/unit/messages.test.ts. */
const one = translations.slice(0, 1);

test.each(translations)("no page in $english has English texts of the program", async ({ code }) => {
  const site = await openOwnSite(code);
  const visitor = site.visitor();
  const left: Record<string, string[]> = {};
  const note = (name: string, html: string) => {
    const found = englishLeft(html);
    if (found.length > 0) left[name] = found;
  };
  for (const path of pages) note(path, await visitor.get(`/${code}${path}`));
  for (const list of ["/notices", "/school-gallery"]) {
    const html = await visitor.get(`/${code}${list}`);
    const path = new RegExp(`href="(/${code}${list}/\\d[^"#]*)"`).exec(html)?.[1];
    if (path) note(`a record of ${list}`, await visitor.get(path));
  }
  for (const path of pages) {
    const answer = await visitor.visit(`/${code}${path}`, { method: "POST", body: new FormData() });
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    if (isPage) note(`form to ${path}: ${answer.status}`, await answer.text());
  }
  expect(left).toEqual({});
});

test.each(one)(
  "no page of an empty site in $english has English texts except the school's name",
  async ({ code }) => {
    const site = await openSite();
    await saveSettings(site.db, { school_name: ownWords[code] ?? "" });
    const visitor = site.visitor();
    const left: Record<string, string[]> = {};
    for (const path of pages) {
      const found = englishLeft(await visitor.get(`/${code}${path}`));
      if (found.length > 0) left[path] = found;
    }
    expect(left).toEqual({});
  },
);

type Site = Awaited<ReturnType<typeof openSite>>;

describe.each(one)("English words of ours in $english", ({ code }) => {
  async function expectRefusal(name: string, answer: Response, status: number) {
    expect([name, answer.status]).toEqual([name, status]);
    const html = await answer.text();
    // Request number.
    const found = englishLeft(html).filter((words) => words !== "request-1");
    expect([name, found]).toEqual([name, []]);
    expect(readPage(html).language).toBe(code);
  }

  const phone = "98765 43210";
  const message = { first_name: ownWords[code] ?? "", phone, message: ownWords[code] ?? "" };
  const post = (site: Site, path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    site.visitor().visit(`/${code}${path}`, { method: "POST", body, headers });

  test("pages that refuse a request have no English texts", async () => {
    const site = await openOwnSite(code);
    const visitor = site.visitor();
    await site.db
      .insertInto("erasures")
      .values(
        ["notices", "photos", "albums"].map((kind) => ({
          kind,
          record_id: 999,
          came_in_at: "2026-01-01T00:00:00.000Z",
          erased_at: "2026-01-02T00:00:00.000Z",
        })),
      )
      .execute();
    for (const path of ["/notices/999-x", "/school-gallery/999-x", "/take-down/photo/999"])
      await expectRefusal(path, await visitor.visit(`/${code}${path}`), 410);
    for (const path of ["/notices/998-x", "/take-down/photo/998", "/take-down/nothing/1", "/no/such/page"])
      await expectRefusal(path, await visitor.visit(`/${code}${path}`), 404);
    const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
    const large = `message=${"x".repeat(400_000)}`;
    for (const path of [
      "/contact",
      "/admission/enquiry",
      "/take-down/photo/1",
      "/newsletter",
      "/application",
    ])
      await expectRefusal(`413 ${path}`, await post(site, path, large, urlencoded), 413);
    const file = new FormData();
    file.append("name", "x".repeat(400_000));
    await expectRefusal("413 /career", await post(site, "/career", file), 413);
    const broken = { "Content-Type": "multipart/form-data; boundary=x" };
    for (const path of ["/contact", "/career"])
      await expectRefusal(`400 ${path}`, await post(site, path, "--x\r\nbroken", broken), 400);
    await expectRefusal("415", await post(site, "/contact", "<a/>", { "Content-Type": "text/xml" }), 415);
    const elsewhere = { ...urlencoded, "Sec-Fetch-Site": "cross-site" };
    for (const path of ["/contact", "/career"])
      await expectRefusal(`403 ${path}`, await post(site, path, "a=b", elsewhere), 403);
    await expectRefusal("405", await post(site, "/curriculum", "a=b", urlencoded), 405);
    await site.db.schema.dropTable("calendar_entries").execute();
    await expectRefusal("500", await visitor.visit(`/${code}/curriculum`), 500);
  });

  test("responses to too many requests, or without storage, have no English texts", async () => {
    const site = await openOwnSite(code);
    const visitor = site.visitor();
    const clerk = await site.staff();
    const pdf = `%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`;
    await addCertificates(clerk, { "TC-2026-014_2010-05-31.pdf": pdf });
    const forms: Record<string, Record<string, string>> = {
      "/newsletter": { email: "asha@example.com" },
      "/application": { number: "1234 5678", phone },
      "/transfer-certificates": { number: "TC/2026/099", born: "2010-05-31" },
      "/login": { username: "clerk", password: "wrong" },
      "/take-down/photo/1": { name: ownWords[code] ?? "", relation: "parent", phone },
    };
    for (const [path, form] of Object.entries(forms)) {
      let answer = await visitor.visit(`/${code}${path}`, { form });
      for (let tries = 0; tries < 200 && answer.status !== 429; tries += 1) {
        await answer.body?.cancel();
        answer = await visitor.visit(`/${code}${path}`, { form });
      }
      await expectRefusal(`429 ${path}`, answer, 429);
    }

    const full = await openOwnSite(code);
    full.files.freeBytes = async () => 0;
    const resume = new FormData();
    resume.append("resumeupload", new Blob([pdf]), "cv.pdf");
    await expectRefusal("503 /career", await post(full, "/career", resume), 503);
    const form_token = tokenOf(await full.visitor().get(`/${code}/contact`)) ?? "";
    await rm(full.config.databaseFile);
    const form = { ...message, form_token };
    await expectRefusal("503 /contact", await full.visitor().visit(`/${code}/contact`, { form }), 503);
    const out = `/${code}/newsletter/unsubscribe?token=none`;
    await expectRefusal("503 unsubscribe", await full.visitor().visit(out, { form: {} }), 503);
  });

  test("the light version has no English texts, and its links keep the language", async () => {
    const site = await openOwnSite(code);
    const visitor = site.visitor();
    visitor.cookies.set("light", "on");
    const left: Record<string, string[]> = {};
    for (const path of pages) {
      const answer = await visitor.visit(`/${code}${path}`);
      if (answer.status === 301) continue;
      const html = await answer.text();
      const page = readPage(html);
      expect([path, page.language, page.attribute("class")]).toEqual([path, code, "light"]);
      const others = [...page.attributes("[href]", "href"), ...page.attributes("[action]", "action")]
        .filter((to) => to.startsWith("/"))
        .filter((to) => !to.startsWith(`/${code}/`) && comesInLanguages(to.replace(/[?#].*/, "")))
        // The language switch links to other languages.
        .filter((to) => !/^\/(?:or|hi|bn)\//.test(to));
      const found = [...englishLeft(html), ...others.filter((to) => !/^\/(?:or|hi|bn)?$/.test(to))];
      if (found.length > 0) left[path] = found;
    }
    expect(left).toEqual({});
  });

  test("feeds and calendar files have no English texts", async () => {
    const site = await openOwnSite(code);
    const visitor = site.visitor();
    await site.db.updateTable("notices").set({ event_date: "2099-03-14", event_time: "16:30" }).execute();
    const notices = await visitor.get(`/${code}/notices`);
    const notice = new RegExp(`href="/${code}(/notices/(\\d+)[^"#]*)"`).exec(notices);
    const left: Record<string, string[]> = {};
    for (const path of ["/calendar.ics", "/holidays.ics", `/notices/${notice?.[2]}/event.ics`]) {
      const answer = await visitor.visit(`/${code}${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      const file = (await answer.text()).replace(/\r\n /g, "");
      const read = [
        ...file.matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION|CATEGORIES|NAME|X-WR-CALNAME)(?:;[^:]*)?:(.*)$/gm),
      ].map(([, words = ""]) => words);
      expect([path, read.length > 0]).toEqual([path, true]);
      left[path] = read.map((words) => words.replace(/\\n/g, " ")).flatMap(wordsIn);
    }
    const rss = await visitor.get(`/${code}/notices/feed.xml`);
    const texts = [
      ...rss.matchAll(/<(?:title|description|category)>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\//gs),
    ].map(([, words = ""]) => words.replace(/<[^>]*>/g, " "));
    expect(texts.length).toBeGreaterThan(2);
    left["/notices/feed.xml"] = texts.flatMap(wordsIn);
    const json = JSON.parse(await visitor.get(`/${code}/notices/feed.json`));
    const { title, description = "", language, items } = json;
    left["/notices/feed.json"] = [title, description, items[0].title, ...(items[0].tags ?? [])].flatMap(
      wordsIn,
    );
    expect([language, /<language>(.*?)<\/language>/.exec(rss)?.[1]]).toEqual([`${code}-IN`, `${code}-IN`]);
    expect(Object.entries(left).filter(([, found]) => found.length > 0)).toEqual([]);
  });
});
