import { describe, expect, test } from "vitest";
import { readActivity } from "../support/activity";
import { readPage } from "../support/page";
import { openSite, notice as sample, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const odia = { title: "ପାଣି ଯୋଗାଣ", details: "ଶୁକ୍ରବାର ଦିନ ଟାଙ୍କି ସଫା ହେବ।" };
const hindi = { title: "पानी की आपूर्ति", details: "शुक्रवार को टंकियाँ साफ़ होंगी।" };
const bengali = { title: "জল সরবরাহ", details: "শুক্রবার ট্যাঙ্ক পরিষ্কার করা হবে।" };

const formPath = (language: string, id: string | number = 1, kind = "notices") =>
  `/dashboard/languages/${kind}/${id}/${language}`;

function hiddenOf(html: string): Record<string, string> {
  const fields = readPage(html).parts('#words-form input[type="hidden"]');
  return Object.fromEntries(fields.map((field) => [field.attribute("name"), field.attribute("value") ?? ""]));
}

async function write(person: Person, path: string, words: Record<string, string>, opened?: string) {
  const html = opened ?? (await person.get(path));
  return person.visit(path, { form: { ...hiddenOf(html), ...words } });
}

async function siteWithNotice(values = {}) {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-notice", { ...sample, ...values });
  return { site, clerk, visitor: site.visitor() };
}

const readStatuses = (html: string) =>
  readPage(html)
    .texts("p")
    .find((text) => text.startsWith("Other languages"))
    ?.replace("Other languages ", "");

describe("a notice in four languages", () => {
  test("is read in each of them, in the list, on its page, in feeds and calendars, and in English where it was", async () => {
    const { clerk, visitor } = await siteWithNotice({ event_date: "2026-12-24", event_time: "10:00" });
    for (const [code, words] of Object.entries({ or: odia, hi: hindi, bn: bengali })) {
      const saved = await write(clerk, formPath(code), words);
      expect(saved.status).toBe(303);
      const page = await clerk.get(saved.headers.get("Location") ?? "");
      expect(page).toContain(`href="/${code}/notices/1-water-supply"`);
    }
    for (const [code, words] of Object.entries({ or: odia, hi: hindi, bn: bengali })) {
      for (const path of ["/notices", "/notices/1-water-supply", "/", "/notices/feed.xml"]) {
        const shown = await visitor.get(`/${code}${path}`);
        expect([code, path, shown.includes(words.title)]).toEqual([code, path, true]);
        expect([code, path, shown.includes(sample.title)]).toEqual([code, path, false]);
      }
      const event = (await visitor.get(`/${code}/notices/1/event.ics`)).replace(/\r\n /g, "");
      expect(event).toContain(`SUMMARY:${words.title}`);
      expect(event).toContain(`/${code}/notices/1-water-supply`);
    }
    for (const path of ["/notices", "/notices/1-water-supply", "/", "/notices/feed.xml"]) {
      const shown = await visitor.get(path);
      expect(shown).toContain(sample.title);
      expect(shown).not.toContain(odia.title);
    }
    const old = (await (await visitor.visit("/gdapi/get_notices.php")).json()) as {
      data: { title: string }[];
    };
    expect(old.data.map(({ title }) => title)).toEqual([sample.title]);
  });

  test("has one address, whatever it is called", async () => {
    const { clerk, visitor } = await siteWithNotice();
    await write(clerk, formPath("or"), odia);
    expect(await visitor.get("/or/notices")).toContain('href="/or/notices/1-water-supply"');
    const number = await visitor.visit("/or/notices/1");
    expect([number.status, number.headers.get("Location")]).toEqual([301, "/or/notices/1-water-supply"]);
  });

  test("falls back to English, marked, when a translation is emptied", async () => {
    const { clerk, visitor } = await siteWithNotice();
    await write(clerk, formPath("or"), odia);
    await write(clerk, formPath("or"), { title: "", details: odia.details });
    const shown = await visitor.get("/or/notices");
    expect(shown).toMatch(/lang="en"[^>]*>Water supply/);
    expect(shown).toContain(odia.details);
  });
});

test("a notice in Odia alone is shown to all, marked, and Odia is not missing", async () => {
  const { clerk, visitor } = await siteWithNotice(odia);
  const path = /href="(\/notices\/1[^"]*)"/.exec(await visitor.get("/notices"))?.[1] ?? "";
  for (const at of ["/notices", path])
    expect(await visitor.get(at)).toMatch(new RegExp(`lang="or"[^>]*>${odia.title}`));
  for (const at of ["/hi/notices", `/hi${path}`])
    expect(await visitor.get(at)).toMatch(new RegExp(`lang="or"[^>]*>${odia.title}`));
  expect(await visitor.get("/or/notices")).not.toMatch(new RegExp(`lang="or"[^>]*>${odia.title}`));
  expect(readStatuses(await clerk.get("/dashboard/notice/1/update"))).toBe(
    "ଓଡ଼ିଆ Done हिन्दी Missing বাংলা Missing",
  );
  expect(textOf(await clerk.get("/dashboard/languages?language=or"))).toContain("Nothing is missing here.");
  expect(await clerk.get("/dashboard/languages?language=hi")).toContain(`href="${formPath("hi")}"`);
});

test("after one language, the next one of the same record, or back to where one came from", async () => {
  const { clerk } = await siteWithNotice();
  const form = "/dashboard/notice/1/update";
  const toOdia = (await clerk.open(form)).part('a:has(> span[lang="or"])').attribute("href") ?? "";
  const after = async (path: string, words: object) => {
    const saved = await write(clerk, path, words as typeof odia);
    expect(saved.headers.get("Location")).toBe(form);
    return (await clerk.open(form)).links.find(([label]) => label.startsWith("Write in ")) ?? [];
  };
  const [hindi, toHindi = ""] = await after(toOdia, odia);
  expect(hindi).toBe("Write in हिन्दी");
  const [bengali, toBengali = ""] = await after(toHindi, odia);
  expect(bengali).toBe("Write in বাংলা");
  expect(await after(toBengali, odia)).toEqual([]);
});

test("counts missing translations by kind and language, newest first, and leads to the next", async () => {
  const { site, clerk } = await siteWithNotice();
  await clerk.submit("/dashboard/add-notice", { ...sample, title: "Sports day" });
  await clerk.submit("/dashboard/calendar/add", {
    title: "Winter break",
    date: "2099-01-02",
    last_date: "",
    kind: "holiday",
  });
  await clerk.get("/dashboard");
  const html = await clerk.get("/dashboard/languages?language=or&kind=notices");
  const [sports, water] = [html.indexOf(formPath("or", 2)), html.indexOf(formPath("or", 1))];
  expect(sports).toBeGreaterThan(0);
  expect(water).toBeGreaterThan(sports);
  expect(html).not.toContain("calendar_entries/1");
  expect(await clerk.get("/dashboard/languages?language=or")).toContain(
    formPath("or", 1, "calendar_entries"),
  );
  const saved = await write(clerk, formPath("or", 2), odia);
  const after = await clerk.get(saved.headers.get("Location") ?? "");
  expect(after).toMatch(
    new RegExp(`href="${formPath("or", 1, "calendar_entries")}"[^>]*>Next: Winter break`),
  );
  expect(after).not.toContain(formPath("or", 2));
  // Past events need no translation.
  await site.db
    .updateTable("calendar_entries")
    .set({ last_date: "2020-01-02", date: "2020-01-02" })
    .execute();
  await site.db.updateTable("notices").set({ ends_at: "2026-01-01T00:00:00.000Z" }).execute();
  expect(textOf(await clerk.get("/dashboard/languages?language=or"))).toContain("Nothing is missing here.");
});

test("a long list comes in pages", async () => {
  const { site, clerk } = await siteWithNotice();
  const first = await site.db.selectFrom("notices").selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: 30 }, (_, index) => ({ ...first, id: index + 2 }));
  await site.db.insertInto("notices").values(copies).execute();
  const [one, two] = [
    await clerk.get("/dashboard/languages?language=bn"),
    await clerk.get("/dashboard/languages?language=bn&page=2"),
  ];
  const rows = (html: string) => [...html.matchAll(/notices\/(\d+)\/bn"/g)].map(([, id]) => Number(id));
  expect(one).toContain("page=2");
  expect(two).not.toContain("page=3");
  expect([...rows(one), ...rows(two)].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 31 }, (_, i) => i + 1),
  );
});

test("reports English texts that change after translation, until staff have looked", async () => {
  const { clerk, visitor } = await siteWithNotice();
  await write(clerk, formPath("or"), odia);
  await clerk.submit("/dashboard/notice/1/update", {
    ...sample,
    title: "Water supply on Monday",
  });
  expect(readStatuses(await clerk.get("/dashboard/notice/1/update"))).toContain("ଓଡ଼ିଆ English changed since");
  expect(textOf(await clerk.get("/dashboard/languages?language=or"))).toContain("English changed since");
  expect(await visitor.get("/or/notices")).toContain(odia.title);
  await write(clerk, formPath("or"), odia);
  expect(readStatuses(await clerk.get("/dashboard/notice/1/update"))).toContain("ଓଡ଼ିଆ Done");
  // Other changes do not affect the translation.
  await clerk.submit("/dashboard/notice/1/update", {
    ...sample,
    title: "Water supply on Monday",
    priority: "low",
  });
  expect(readStatuses(await clerk.get("/dashboard/notice/1/update"))).toContain("ଓଡ଼ିଆ Done");
});

describe("two at once", () => {
  test("see both words, and nothing is lost", async () => {
    const { site, clerk, visitor } = await siteWithNotice();
    const colleague = await site.staff("colleague");
    const opened = await clerk.get(formPath("or"));
    await write(colleague, formPath("or"), odia);
    const mine = { title: "ପାଣି", details: "ଶୁକ୍ରବାର।" };
    const refused = await write(clerk, formPath("or"), mine, opened);
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(textOf(html)).toContain("Another person changed this while you had it open.");
    expect(textOf(html)).toContain(`Title ${odia.title} ${mine.title}`);
    expect(html).toMatch(new RegExp(`name="title"[^>]*value="${mine.title}"`));
    expect(await visitor.get("/or/notices")).toContain(odia.title);
    expect((await write(clerk, formPath("or"), mine, html)).status).toBe(303);
    expect(await visitor.get("/or/notices")).toContain(`>${mine.title}<`);
  });

  test("merges translations of different fields", async () => {
    const { site, clerk, visitor } = await siteWithNotice();
    const colleague = await site.staff("colleague");
    const opened = await clerk.get(formPath("or"));
    await write(colleague, formPath("or"), { title: odia.title, details: "" });
    expect((await write(clerk, formPath("or"), { title: "", details: odia.details }, opened)).status).toBe(
      303,
    );
    const page = await visitor.get("/or/notices");
    expect([page.includes(odia.title), page.includes(odia.details.slice(0, 20))]).toEqual([true, true]);
  });

  test("the English words changed: they are shown as they are now, and what was typed is kept", async () => {
    const { site, clerk, visitor } = await siteWithNotice();
    const colleague = await site.staff("colleague");
    const opened = await clerk.get(formPath("or"));
    await colleague.submit("/dashboard/notice/1/update", { ...sample, title: "No water" });
    const refused = await write(clerk, formPath("or"), odia, opened);
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain("No water");
    expect(html).toMatch(new RegExp(`name="title"[^>]*value="${odia.title}"`));
    expect(await visitor.get("/or/notices")).not.toContain(odia.title);
    expect((await write(clerk, formPath("or"), odia, html)).status).toBe(303);
  });

  test("the same form twice is saved once", async () => {
    const { site, clerk } = await siteWithNotice();
    const opened = await clerk.get(formPath("or"));
    const form = { ...hiddenOf(opened), ...odia };
    const answers = [
      await clerk.visit(formPath("or"), { form }),
      await clerk.visit(formPath("or"), { form }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const noted = await readActivity(
      site.db,
      ["subject"],
      (entry) => entry.action === "wrote a notice in another language",
    );
    expect(noted).toEqual([{ subject: "Water supply (ଓଡ଼ିଆ)" }]);
  });
});

test("letters are counted as people count them", async () => {
  const { clerk } = await siteWithNotice();
  const page = await clerk.open(formPath("or"));
  expect(page.text).toContain("At most 200 letters");
  expect(page.has('input[name="title"][lang="or"]')).toBe(true);
  // A grapheme of three code points.
  const letter = "କ୍ଷି";
  expect((await write(clerk, formPath("or"), { ...odia, title: letter.repeat(200) })).status).toBe(303);
  const refused = await write(clerk, formPath("or"), { ...odia, title: letter.repeat(203) });
  expect(refused.status).toBe(422);
  expect(textOf(await refused.text())).toContain("Title may have at most 200 letters: please take out 3");
});

describe("a copy as a new notice", () => {
  test("has the words too, where its English ones stay", async () => {
    const { clerk, visitor } = await siteWithNotice();
    await write(clerk, formPath("or"), odia);
    await clerk.submit("/dashboard/add-notice?copy=1", { ...sample, date: "2026-04-14" });
    expect((await visitor.get("/or/notices")).match(new RegExp(odia.title, "g"))?.length).toBeGreaterThan(1);
  });

  test("hides copied translations with another original until staff check them", async () => {
    const { clerk, visitor } = await siteWithNotice();
    await write(clerk, formPath("or"), odia);
    await clerk.submit("/dashboard/add-notice?copy=1", { ...sample, title: "No water at all" });
    expect(await visitor.get("/or/notices")).toMatch(/lang="en"[^>]*>No water at all/);
    expect(readStatuses(await clerk.get("/dashboard/notice/2/update"))).toContain("ଓଡ଼ିଆ To be checked");
    const html = await clerk.get(formPath("or", 2));
    expect(html).toContain(odia.title);
    expect((await write(clerk, formPath("or", 2), { ...odia, title: "ପାଣି ନାହିଁ" }, html)).status).toBe(303);
    expect(await visitor.get("/or/notices")).toContain("ପାଣି ନାହିଁ");
  });
});

test("refuses visitors, and editors for administrators' settings", async () => {
  const { site, clerk, visitor } = await siteWithNotice();
  await clerk.submit("/dashboard/settings/school", {
    school_name: "Lotus School",
    time_zone: "Asia/Kolkata",
  });
  for (const path of ["/dashboard/languages", formPath("or")]) {
    expect((await visitor.visit(path)).headers.get("Location")).toMatch(/^\/login/);
    expect((await visitor.visit(path, { form: odia })).headers.get("Location") ?? "/login").toMatch(
      /^\/login/,
    );
  }
  expect(await visitor.get("/or/notices")).not.toContain(odia.title);
  const editor = await site.editor();
  expect((await editor.visit(formPath("or"))).status).toBe(200);
  expect((await editor.visit(formPath("or", "school", "settings"))).status).toBe(403);
  expect((await editor.visit(formPath("or", "school", "settings"), { form: { motto: "x" } })).status).toBe(
    403,
  );
  expect((await editor.visit(formPath("or", "banner", "settings"))).status).toBe(200);
  expect(await editor.get("/dashboard/languages")).not.toContain("settings/school");
  expect(await clerk.get("/dashboard/languages")).toContain("settings/school");
  for (const path of [
    formPath("xx"),
    formPath("or", 99),
    formPath("or", 1, "toppers"),
    formPath("or", 1, "staff"),
  ])
    expect([path, (await clerk.visit(path)).status]).toEqual([path, 404]);
});

describe("texts of pages", () => {
  test("own words in the language, else own English ones, else the usual words of the language", async () => {
    const site = await openSite();
    const [clerk, visitor] = [await site.staff(), site.visitor()];
    const lead = async (path: string) => (await visitor.open(path)).text;
    const usual = "What the school costs, by class and term.";
    expect(await lead("/or/fees")).not.toContain(usual);
    await clerk.submit("/dashboard/texts/fees_lead", { value: "All fees of this year." });
    expect(await lead("/or/fees")).toContain("All fees of this year.");
    expect((await write(clerk, formPath("or", "fees_lead", "texts"), { value: "ଏହି ବର୍ଷର ଦେୟ" })).status).toBe(
      303,
    );
    expect(await lead("/or/fees")).toContain("ଏହି ବର୍ଷର ଦେୟ");
    expect(await lead("/hi/fees")).toContain("All fees of this year.");
    expect(await lead("/fees")).toContain("All fees of this year.");
    expect(readStatuses(await clerk.get("/dashboard/texts/fees_lead"))).toContain("ଓଡ଼ିଆ Done");
    await clerk.submit("/dashboard/texts/fees_lead", { value: "All fees of next year." });
    expect(readStatuses(await clerk.get("/dashboard/texts/fees_lead"))).toContain(
      "ଓଡ଼ିଆ English changed since",
    );
  });

  test("a table is written row by row, and checked as the English one is", async () => {
    const site = await openSite();
    const [clerk, visitor] = [await site.staff(), site.visitor()];
    await clerk.submit("/dashboard/texts/fees_table", {
      value: "Class I | 1000 | 2000\nClass II | 1100 | 2100",
    });
    const path = formPath("or", "fees_table", "texts");
    const saved = await write(clerk, path, { value: "ଶ୍ରେଣୀ ୧ | 1000 | 2000\nଶ୍ରେଣୀ ୨ | 1100 | 2100" });
    expect(saved.status).toBe(303);
    expect(textOf(await visitor.get("/or/fees"))).toMatch(/ଶ୍ରେଣୀ ୨\s+₹\s?1,100/);
    expect(textOf(await visitor.get("/fees"))).toMatch(/Class II\s+₹\s?1,100/);
    const dates = formPath("or", "admission_dates", "texts");
    await clerk.submit("/dashboard/texts/admission_dates", { value: "Class I | 2026-04-01 | 2026-04-30" });
    const refused = await write(clerk, dates, { value: "ଶ୍ରେଣୀ ୧ | soon" });
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain("“soon” is no date");
  });
});

describe("settings", () => {
  test("name and motto are in the language of the page", async () => {
    const site = await openSite();
    const [clerk, visitor] = [await site.staff(), site.visitor()];
    const settings = { school_name: "Lotus School", motto: "Learn and serve", time_zone: "Asia/Kolkata" };
    await clerk.submit("/dashboard/settings/school", { ...settings, address: "", sample_notice: "" });
    const words = { school_name: "ପଦ୍ମ ବିଦ୍ୟାଳୟ", motto: "", address: "", sample_notice: "" };
    expect((await write(clerk, formPath("or", "school", "settings"), words)).status).toBe(303);
    const html = await visitor.get("/or/contact");
    expect(html).toContain('property="og:site_name" content="ପଦ୍ମ ବିଦ୍ୟାଳୟ"');
    expect(html).toMatch(/lang="en"[^>]*>Learn and serve/);
    expect(await visitor.get("/contact")).not.toContain("ପଦ୍ମ");
    expect(await visitor.get("/or/notices/feed.xml")).toContain("ପଦ୍ମ ବିଦ୍ୟାଳୟ");
    expect(await clerk.get("/dashboard/settings/school")).toContain('value="Lotus School"');
  });

  test("words of the banner are shown as long as the English ones are those that they were made of", async () => {
    const site = await openSite();
    const [clerk, visitor] = [await site.staff(), site.visitor()];
    const banner = { banner_text: "Closed on Monday", banner_link: "", banner_until: "" };
    const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    await clerk.submit("/dashboard/settings/banner", { ...banner, banner_until: until });
    await write(clerk, formPath("or", "banner", "settings"), { banner_text: "ସୋମବାର ବନ୍ଦ" });
    expect(await visitor.get("/or/fees")).toContain("ସୋମବାର ବନ୍ଦ");
    await clerk.submit("/dashboard/settings/banner", {
      ...banner,
      banner_text: "Open on Monday",
      banner_until: until,
    });
    const shown = await visitor.get("/or/fees");
    expect(shown).toContain("Open on Monday");
    expect(shown).not.toContain("ସୋମବାର ବନ୍ଦ");
  });
});

test("erasing removes translations", async () => {
  const { site, clerk, visitor } = await siteWithNotice();
  await write(clerk, formPath("or"), odia);
  await clerk.submit("/dashboard/notice/1/delete", {});
  expect(await visitor.get("/or/notices")).not.toContain(odia.title);
  expect(await site.db.selectFrom("translations").selectAll().execute()).toHaveLength(2);
  await clerk.submit("/dashboard/trash/notice:1/erase", {});
  expect(await site.db.selectFrom("notices").selectAll().execute()).toEqual([]);
  expect(await site.db.selectFrom("translations").selectAll().execute()).toEqual([]);
});

test("a new notice is translated in the form that adds it, and refused with all that was typed", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const form = await clerk.get("/dashboard/add-notice");
  expect(textOf(form)).toContain("In other languages (optional)");
  for (const code of ["or", "hi", "bn"])
    expect(form).toMatch(new RegExp(`name="in-${code}-title"|id="in-${code}-title"`));
  const fields = { ...sample, title: "Picnic", details: "At the river.", "in-or-title": "ବଣଭୋଜି" };
  const tooLong = { ...fields, "in-hi-title": "क".repeat(201) };
  const refused = await (await clerk.submit("/dashboard/add-notice", tooLong)).text();
  expect(textOf(refused)).toContain("Title may have at most 200 letters: please take out 1");
  expect(refused).toContain('value="ବଣଭୋଜି"');
  const saved = await clerk.submit("/dashboard/add-notice", { ...fields, "in-or-details": "ନଦୀ କୂଳରେ।" });
  expect(saved.status).toBe(303);
  const next = textOf(await clerk.get(saved.headers.get("Location") ?? ""));
  expect(next).toContain("Write in हिन्दी");
  expect(next).not.toContain("Write in ଓଡ଼ିଆ");
  const odia = textOf(await site.visitor().get("/or/notices"));
  expect(odia).toContain("ବଣଭୋଜି");
  expect(odia).toContain("ନଦୀ କୂଳରେ।");
  expect(textOf(await site.visitor().get("/hi/notices"))).toContain("Picnic");
});
