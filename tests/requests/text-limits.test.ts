import { describe, expect, test } from "vitest";
import { type FormPage, type Person, sendForm, textForms } from "../support/forms";
import { readPage } from "../support/page";
import { openSite, shareSite, textOf, tokenOf } from "../support/site";
import { writeTexts } from "../support/texts";

const refusalsIn = (html: string) => readPage(html).texts(':has(> span:contains("Error: "))');

/** Fills every text field up to `maxlength` and submits. */
const sendFull = (person: Person, form: FormPage, letter: string, multipart = false) =>
  sendForm(person, form, (longest) => letter.repeat(Math.floor(longest / letter.length)), { multipart });

describe.each([
  ["Odia letters", "ଓ"],
  ["Hindi conjuncts", "क्षि"],
  ["emoji", "😀"],
  ["families of emoji", "👩‍👩‍👧"],
])("everything that a form says it takes is taken in %s", (_, letter) => {
  const group = shareSite(async (site) => ({ visitor: site.visitor(), clerk: await site.staff() }));

  test.each(textForms)("$path", async (form) => {
    const { visitor, clerk } = group();
    const { answer } = await sendFull(form.visitors ? visitor : clerk, form, letter);
    expect([answer.status, refusalsIn(await answer.text())]).toEqual([303, []]);
  });
});

test.each(["/dashboard/add-notice", "/dashboard/settings/school"])(
  "%s takes it as multipart too",
  async (path) => {
    const site = await openSite();
    const form = textForms.find((each) => each.path === path);
    if (!form) throw new Error("no such form");
    const { answer } = await sendFull(await site.staff(), form, "ଓ", true);
    expect(answer.status).toBe(303);
  },
);

test("a long text in Odia is there again in its form", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const about = "ଆମ ବିଦ୍ୟାଳୟ ".repeat(800).trim();
  await writeTexts(site.db, { about });
  expect(await clerk.get("/dashboard/texts/about")).toContain(about);
});

test("a form of a session that ended keeps a long text in Odia", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const html = await clerk.get("/dashboard/add-notice");
  clerk.cookies.clear();
  const details = "ସୂଚନା ".repeat(1600).trim();
  const form = { form_token: tokenOf(html) ?? "", title: "ଛୁଟି", details };
  const answer = await clerk.visit("/dashboard/add-notice", { form });
  expect(answer.status).toBe(303);
  const next = new URL(answer.headers.get("Location") ?? "", "http://x").searchParams.get("next") ?? "";
  const again = await site.staff();
  expect(await again.get(next)).toContain(details);
});

describe("the old endpoints", () => {
  const escaped = (values: object) =>
    JSON.stringify(values).replace(
      /[^\0-\x7f]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  const json = (body: string) => ({ method: "POST", body, headers: { "Content-Type": "application/json" } });
  const words = { title: "", date: "2026-03-14", category: "academic", priority: "low" };

  test.each(["ଓ", "😀"])(
    "text fields accept 10,000 characters of %s as JSON, escaped or not",
    async (letter) => {
      const site = await openSite();
      const clerk = await site.staff();
      for (const write of [JSON.stringify, escaped]) {
        const body = write({ ...words, details: letter.repeat(10_000) });
        expect((await clerk.visit("/gdapi/uploadnotice.php", json(body))).status).toBe(200);
      }
      const rows = await site.db.selectFrom("notices").select("details").execute();
      expect(rows.map(({ details }) => details === letter.repeat(10_000))).toEqual([true, true]);
    },
  );

  test("an error says by how many characters a text is too long", async () => {
    const clerk = await (await openSite()).staff();
    const body = JSON.stringify({ ...words, details: "😀".repeat(10_003) });
    const answer = await clerk.visit("/gdapi/uploadnotice.php", json(body));
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        success: false,
        message: expect.stringContaining("The details may have at most 10000 characters: please take out 3"),
      },
    ]);
  });
});

describe("a text over its limit", () => {
  test.each([
    ["/dashboard/add-notice", "details", 10_014, 14],
    ["/dashboard/add-notice", "details", 17_000, 7000],
    ["/dashboard/texts/about", "value", 10_001, 1],
  ])("%s keeps %s of %d letters, and says that %d are too many", async (path, name, length, surplus) => {
    const site = await openSite();
    const clerk = await site.staff();
    const details = "ଓ".repeat(length);
    const answer = await clerk.submit(path, { title: "ଛୁଟି", [name]: details });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(details);
    expect(textOf(html)).toContain(`may have at most 10000 characters: please take out ${surplus}`);
    expect(html).toContain(`href="#${name}"`);
  });

  test("beyond any bound it is a page in words, with the way back", async () => {
    const clerk = await (await openSite()).staff();
    const answer = await clerk.submit("/dashboard/add-notice", { details: "x".repeat(3_000_000) });
    expect(answer.status).toBe(413);
    const words = textOf(await answer.text());
    expect(words).toContain("That is more text than this form takes.");
    expect(words).toContain("Your browser's Back button leads to the form again");
  });

  test("reads less of strangers' forms", async () => {
    const visitor = (await openSite()).visitor();
    for (const path of ["/login", "/newsletter", "/contact", "/gdapi/receive_mail.php", "/gdapi/login.php"]) {
      const answer = await visitor.visit(path, { form: { message: "x".repeat(300_000) } });
      expect([path, answer.status]).toEqual([path, 413]);
    }
  });
});

describe("an emoji where a text is cut", () => {
  const school = "👩🏽‍🏫";
  const half = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\ufffd/;

  test("stays whole in marquee, names and descriptions", async () => {
    for (let before = 55; before < 62; before += 1) {
      const site = await openSite();
      const at = new Date().toISOString();
      const details = `${"a".repeat(before)}${school.repeat(60)}`;
      const row = { title: "", details, date: "2026-03-14", category: "academic", priority: "low" };
      await site.db
        .insertInto("notices")
        .values({ ...row, created_at: at, updated_at: at, published_at: at })
        .execute();
      await writeTexts(site.db, { principal_message: `${"b".repeat(before + 90)}${school.repeat(9)}` });
      const visitor = site.visitor();
      for (const path of ["/", "/notices", "/notices/1", "/principal"]) {
        expect([before, path, half.test(await visitor.get(path))]).toEqual([before, path, false]);
      }
      const name = `${"a".repeat(before)}${school.repeat(Math.max(0, 60 - before))}…`.replace(
        /a{60,}/,
        "a".repeat(60),
      );
      expect((await visitor.open("/notices")).link(name)).toBeDefined();
    }
  });

  test("counts as one of the job panel's hundred characters", async () => {
    const site = await openSite();
    const at = new Date().toISOString();
    const details = `${"x".repeat(99)}${school}${school}`;
    await site.db
      .insertInto("jobs")
      .values({ title: "Teacher", details, created_at: at, updated_at: at, published_at: at })
      .execute();
    expect((await site.visitor().open("/")).texts("p")).toContain(`${"x".repeat(99)}${school}...`);
  });
});
