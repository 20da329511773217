import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { saveSettings } from "~/content/settings/queries.server";
import { openSite, textOf, tokenOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

interface FormPage {
  path: string;
  /** What cannot be just any text. */
  fixed: Record<string, string>;
  /** The field of its file, where it has one. */
  file?: "photo" | "document";
  visitors?: boolean;
}

const video = { video_id: "https://youtu.be/abcdefghijk", duration: "6:20", views: "12", published_on: "" };
const settingsFixed = Object.fromEntries(
  ["facebook_url", "instagram_url", "youtube_url", "x_url", "channel_url", "campus_video_id"]
    .concat(["email_office", "email_admissions", "email_principal", "phone", "stat_years", "stat_alumni"])
    .concat(
      ["students", "teachers", "classrooms", "activities", "awards", "countries"].map((n) => `count_${n}`),
    )
    .concat(["count_programs", "count_years", "message_months", "subscriber_months", "activity_months"])
    .map((name) => [name, ""]),
);
const forms: FormPage[] = [
  { path: "/dashboard/add-notice", fixed: { date: "2026-03-14", category: "academic", priority: "low" } },
  { path: "/dashboard/add-job", fixed: {} },
  {
    path: "/dashboard/settings",
    fixed: { ...settingsFixed, resume_months: "12", backup_time: "02:30", backup_folder: "", time_zone: "" },
  },
  { path: "/dashboard/calendar/add", fixed: { date: "2026-03-14", last_date: "", kind: "event" } },
  { path: "/dashboard/uploadimage", fixed: {}, file: "photo" },
  { path: "/dashboard/add-result", fixed: {}, file: "photo" },
  { path: "/dashboard/add-faculty", fixed: {}, file: "photo" },
  { path: "/dashboard/addparent-testimonial", fixed: {}, file: "photo" },
  { path: "/dashboard/add-popup", fixed: { link_url: "/contact" }, file: "photo" },
  { path: "/dashboard/slides/add", fixed: { position: "1" }, file: "photo" },
  { path: "/dashboard/videos/add", fixed: { ...video, category: "Events", position: "1" }, file: "photo" },
  { path: "/dashboard/disclosures/add", fixed: { position: "20" }, file: "document" },
  { path: "/contact", fixed: { phone: "", email: "parent@example.com" }, visitors: true },
];

const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer(),
  );
const pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

/** The text fields of a page's form and how many UTF-16 units the browser lets into each. */
function fieldsOf(html: string): Map<string, number> {
  const fields = new Map<string, number>();
  for (const [tag] of html.matchAll(/<(?:input|textarea)\b[^>]*>/g)) {
    const name = /\bname="([^"]+)"/.exec(tag)?.[1];
    const longest = /\bmaxlength="(\d+)"/i.exec(tag)?.[1];
    if (name && name !== "q" && longest) fields.set(name, Number(longest));
  }
  return fields;
}

/** What a refused form says. */
function refusalsIn(html: string): string[] {
  return [...html.matchAll(/<span class="[^"]*">Error: <\/span>([^<]*)/g)].map(([, words]) => words ?? "");
}

/** Fills every text field of the form with as much of `letter` as a browser lets in, and sends it. */
async function sendFull(
  person: Person,
  { path, fixed, file, visitors }: FormPage,
  letter: string,
  multipart = false,
) {
  const html = await person.get(path);
  // A visitor's form that comes with its token at once is taken for a machine's.
  const values: Record<string, string> = visitors ? {} : { form_token: tokenOf(html) ?? "" };
  for (const [name, longest] of fieldsOf(html)) {
    values[name] = letter.repeat(Math.floor(longest / letter.length));
  }
  Object.assign(values, fixed);
  if (!file && !multipart) return { values, answer: await person.visit(path, { form: values }) };
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  if (file === "photo") body.append("photo", new Blob([await photo()]), "p.jpg");
  if (file === "document") body.append("document", new Blob([pdf]), "d.pdf");
  return { values, answer: await person.visit(path, { body }) };
}

describe.each([
  ["Odia letters", "ଓ"],
  ["Hindi conjuncts", "क्षि"],
  ["emoji", "😀"],
  ["families of emoji", "👩‍👩‍👧"],
])("everything that a form says it takes is taken in %s", (_, letter) => {
  test.each(forms)("$path", async (form) => {
    const site = await openSite();
    const person = form.visitors ? site.visitor() : await site.staff();
    const { answer } = await sendFull(person, form, letter);
    expect([answer.status, refusalsIn(await answer.text())]).toEqual([303, []]);
  });
});

test.each(["/dashboard/add-notice", "/dashboard/settings"])("%s takes it as multipart too", async (path) => {
  const site = await openSite();
  const form = forms.find((each) => each.path === path);
  if (!form) throw new Error("no such form");
  const { answer } = await sendFull(await site.staff(), form, "ଓ", true);
  expect(answer.status).toBe(303);
});

test("the whole settings in Odia are there again on the page", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const about_text = "ଆମ ବିଦ୍ୟାଳୟ ".repeat(800).trim();
  await saveSettings(site.db, { about_text });
  expect(await clerk.get("/dashboard/settings")).toContain(about_text);
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

  test.each(["ଓ", "😀"])("take 10,000 of %s as JSON, escaped or not", async (letter) => {
    const site = await openSite();
    const clerk = await site.staff();
    for (const write of [JSON.stringify, escaped]) {
      const body = write({ ...words, details: letter.repeat(10_000) });
      expect((await clerk.visit("/gdapi/uploadnotice.php", json(body))).status).toBe(200);
    }
    const rows = await site.db.selectFrom("notices").select("details").execute();
    expect(rows.map(({ details }) => details === letter.repeat(10_000))).toEqual([true, true]);
  });

  test("say by how many letters a text is too long", async () => {
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
    ["/dashboard/settings", "about_text", 10_001, 1],
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

  test("what strangers send is not read that far", async () => {
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
        .values({ ...row, created_at: at, updated_at: at })
        .execute();
      await saveSettings(site.db, { principal_message: `${"b".repeat(before + 90)}${school.repeat(9)}` });
      const visitor = site.visitor();
      for (const path of ["/", "/notices", "/notices/1", "/principal"]) {
        expect([before, path, half.test(await visitor.get(path))]).toEqual([before, path, false]);
      }
      const name = `${"a".repeat(before)}${school.repeat(Math.max(0, 60 - before))}…`.replace(
        /a{60,}/,
        "a".repeat(60),
      );
      expect(await visitor.get("/notices")).toContain(`>${name}</a>`);
    }
  });

  test("counts as one of the job panel's hundred characters", async () => {
    const site = await openSite();
    const at = new Date().toISOString();
    const details = `${"x".repeat(99)}${school}${school}`;
    await site.db
      .insertInto("jobs")
      .values({ title: "Teacher", details, created_at: at, updated_at: at })
      .execute();
    expect(await site.visitor().get("/")).toContain(`>${"x".repeat(99)}${school}...</p>`);
  });
});
