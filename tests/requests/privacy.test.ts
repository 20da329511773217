import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { addMonths } from "~/dates/dates";
import { eraseOldRecords } from "~/retention/old-records.server";
import { defaultSettings } from "~/settings/parts";
import { readActivity } from "../support/activity";
import { fieldOf, readPage } from "../support/page";
import { openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const pdf = (text: string) => new Blob([`%PDF-1.4\n${`% ${text}\n`.repeat(60)}trailer\n%%EOF\n`]);

async function sendMessage(site: Site, form: Record<string, string>) {
  const response = await site.visitor().visit("/contact", { form: { message: "When is PTM?", ...form } });
  if (response.status !== 303) throw new Error(`The contact form answered ${response.status}.`);
}

async function sendResume(site: Site, name: string) {
  const body = new FormData();
  body.append("resumeupload", pdf(name), name);
  const response = await site.visitor().visit("/career", { body });
  if (response.status !== 303) throw new Error(`The resume form answered ${response.status}.`);
}

async function siteWithPeople() {
  const site = await openSite();
  await sendMessage(site, { first_name: "Bimal", last_name: "Das", phone: "+91 98765 43210" });
  await sendMessage(site, { first_name: "Bimal", email: "bimal@example.com", message: "Call ९८७६५४३२११" });
  await sendMessage(site, { first_name: "Rina", phone: "98765 00000", message: "The bus is late" });
  await site.visitor().visit("/newsletter", { form: { email: "bimal@example.com" } });
  await sendResume(site, "Bimal Das.pdf");
  await sendResume(site, "Rina Mahato.pdf");
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-notice", {
    title: "Prize for Bimal Das",
    details: "First in the district",
    date: "2026-03-14",
    category: "academic",
    priority: "low",
  });
  return { site, clerk };
}

const itemsOf = (html: string) =>
  readPage(html)
    .parts('input[name="item"]')
    .map((box) => `${box.attribute("value")}${box.attribute("checked") === undefined ? "" : " marked"}`);

const person = (query: string) => `/dashboard/person?${new URLSearchParams({ q: query })}`;

describe("personal data", () => {
  test.each([
    ["bimal@example.com", ["message:2 marked", "subscriber:1 marked"]],
    ["BIMAL@example.com", ["message:2 marked", "subscriber:1 marked"]],
    ["9876543210", ["message:1 marked"]],
    ["(0)98765-43210", ["message:1 marked"]],
    ["९८७६५ ४३२१०", ["message:1 marked"]],
    ["+91 98765 43211", ["message:2"]],
    ["bimal das", ["message:1", "notice:1", "resume:1"]],
    ["nobody@example.com", []],
  ])("a person is found by %s", async (query, items) => {
    const { clerk } = await siteWithPeople();
    const html = await clerk.get(person(query));
    expect(itemsOf(html).sort()).toEqual(items);
    if (items.length === 0) expect(textOf(html)).toContain("Nothing is kept about “nobody@example.com”.");
  });

  test("a person's records in the trash are found and marked", async () => {
    const { clerk } = await siteWithPeople();
    await clerk.submit("/dashboard/notice/1/delete", {});
    const html = await clerk.get(person("bimal das"));
    expect(itemsOf(html)).toContain("notice:1");
    expect(textOf(html)).toContain("in the trash");
  });

  test("the export of a person has all their data and files, and no others", async () => {
    const { clerk, site } = await siteWithPeople();
    const path = "/dashboard/person/person.zip?q=x&item=message:1&item=resume:1&item=message:99&item=staff:1";
    const response = await clerk.visit(path);
    expect(response.headers.get("Content-Type")).toBe("application/zip");
    expect(response.headers.get("Content-Disposition")).toContain("personal-data.zip");
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual(["data.json", "files/resume-1-Bimal Das.pdf"]);
    const text = Buffer.from(files["data.json"] ?? []).toString();
    expect(JSON.parse(text)).toMatchObject({
      held_by: "Our School",
      records: [
        { kind: "message", first_name: "Bimal", last_name: "Das", phone: "+91 98765 43210" },
        { kind: "resume", original_name: "Bimal Das.pdf", file: "files/resume-1-Bimal Das.pdf" },
      ],
    });
    expect(text).not.toMatch(/Rina|password|token/);
    expect(Buffer.from(files["files/resume-1-Bimal Das.pdf"] ?? []).toString()).toContain("% Bimal Das.pdf");
    const [entry] = (await readActivity(site.db, ["action", "subject"])).slice(-1);
    expect(entry).toEqual({
      action: "downloaded what is held about a person",
      subject: "message: 1, resume: 1",
    });
  });

  test("a person's data is erased after a question, with files and names in the activity log", async () => {
    const { clerk, site } = await siteWithPeople();
    const { file_name } = await site.db
      .selectFrom("resumes")
      .select("file_name")
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    await clerk.visit(`/gdapi/uploads/${file_name}`);
    const path =
      "/dashboard/person/erase?q=bimal&item=message:1&item=message:2&item=resume:1&item=subscriber:1&item=notice:1";
    const page = textOf(await clerk.get(path));
    expect(page).toContain("Erase these 5 records?");
    expect(page).toContain("bimal@example.com");
    expect(await site.db.selectFrom("messages").select("id").execute()).toHaveLength(3);
    const answer = await clerk.submit(path, {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard/person"]);
    expect(textOf(await clerk.get("/dashboard/person"))).toContain("5 records were erased for good");
    for (const query of ["bimal", "bimal@example.com", "9876543210"]) {
      expect(itemsOf(await clerk.get(person(query)))).toEqual([]);
    }
    expect(itemsOf(await clerk.get(person("rina")))).toEqual(["message:3", "resume:2"]);
    expect(await readdir(join(site.config.uploadsDir, "resumes"))).toHaveLength(1);
    const activity = await site.db.selectFrom("activity").selectAll().execute();
    expect(JSON.stringify(activity)).not.toMatch(/bimal/i);
    const ledger = await site.db.selectFrom("erasures").select(["kind", "record_id"]).execute();
    expect(ledger.map(({ kind, record_id }) => `${kind} ${record_id}`).sort()).toEqual([
      "messages 1",
      "messages 2",
      "notices 1",
      "resumes 1",
      "subscribers 1",
    ]);
  });

  test.each(["erase", "person.zip"])(
    "a person's data is exported and erased only after a proof (%s)",
    async (page) => {
      const { clerk, site } = await siteWithPeople();
      await site.db.updateTable("sessions").set({ proved_at: "2026-01-01T00:00:00.000Z" }).execute();
      const response = await clerk.visit(`/dashboard/person/${page}?q=bimal&item=message:1`);
      expect(response.headers.get("Location")).toMatch(/^\/dashboard\/confirm\?/);
      await clerk.visit("/dashboard/person/erase?item=message:1", { form: { item: "message:1" } });
      expect(await site.db.selectFrom("messages").select("id").execute()).toHaveLength(3);
    },
  );

  test.each(["erase", "person.zip"])("choosing no record leads back with a message (%s)", async (page) => {
    const { clerk } = await siteWithPeople();
    const response = await clerk.visit(`/dashboard/person/${page}?q=bimal`);
    const back = response.headers.get("Location") ?? "";
    expect([response.status, back]).toEqual([302, "/dashboard/person?q=bimal&nothing=marked"]);
    expect(textOf(await clerk.get(back))).toContain("Mark at least one record first.");
  });

  test("every kind of record can be found and erased", async () => {
    const { openWholeSite } = await import("../support/whole-site");
    const { clerk, db } = await openWholeSite();
    const { allKinds } = await import("~/kinds/registry");
    // Consents last, because they are deleted with their record.
    for (const { key, table } of allKinds.toReversed()) {
      const row = await db
        .selectFrom(table as "notices")
        .select("id")
        .orderBy("id")
        .executeTakeFirstOrThrow();
      const path = `/dashboard/person/erase?item=${encodeURIComponent(`${key}:${row.id}`)}`;
      expect([key, (await clerk.submit(path, {})).status]).toEqual([key, 303]);
      const left = await db
        .selectFrom(table as "notices")
        .select("id")
        .where("id", "=", row.id)
        .execute();
      expect([key, left]).toEqual([key, []]);
    }
  }, 60_000);
});

describe("old messages and addresses", () => {
  const monthsAgo = (months: number) => addMonths(new Date(), -months).toISOString();

  async function siteWithOld() {
    const site = await openSite();
    for (const months of [30, 20, 1]) {
      const sender = { first_name: `${months}`, last_name: "", phone: "", email: "", message: "x" };
      const created_at = monthsAgo(months);
      await site.db
        .insertInto("messages")
        .values({ ...sender, created_at, read_at: null })
        .execute();
      const address = { email: `${months}@example.com`, token: `${months}`, created_at };
      await site.db.insertInto("subscribers").values(address).execute();
    }
    return site;
  }
  const left = async (site: Site) => ({
    messages: (await site.db.selectFrom("messages").select("first_name").orderBy("id").execute()).map(
      (row) => row.first_name,
    ),
    addresses: (await site.db.selectFrom("subscribers").select("email").orderBy("id").execute()).map(
      (row) => row.email,
    ),
  });

  test("messages and addresses are erased after the time of the settings", async () => {
    const site = await siteWithOld();
    expect(await eraseOldRecords(site.db)).toBe(1);
    expect(await left(site)).toEqual({
      messages: ["20", "1"],
      addresses: ["30@example.com", "20@example.com", "1@example.com"],
    });
    const clerk = await site.staff();
    const form = { ...defaultSettings, school_name: "Our School", subscriber_months: "12" };
    const asked = await clerk.submit("/dashboard/settings/privacy", { ...form, activity_months: "36" });
    const html = await asked.text();
    expect(asked.status).toBe(422);
    expect(textOf(html)).toContain(
      "With 12 instead of 36 months, 2 newsletter addresses will be erased for good.",
    );
    expect(html).toContain('value="36"');
    expect(await eraseOldRecords(site.db)).toBe(0);
    const answer = fieldOf(html, "subscriber_months_asked");
    const again = await clerk.submit("/dashboard/settings/privacy", {
      ...form,
      subscriber_months_asked: answer,
    });
    expect(again.status).toBe(303);
    expect(await eraseOldRecords(site.db)).toBe(2);
    expect((await left(site)).addresses).toEqual(["1@example.com"]);
  });

  test.each([
    ["message_months", "0", "from 1 to 120"],
    ["subscriber_months", "x", "from 1 to 120"],
    ["activity_months", "11", "from 12 to 120"],
  ])("%s %s is refused in words", async (name, value, words) => {
    const clerk = await (await openSite()).staff();
    const form = { ...defaultSettings, school_name: "Our School", [name]: value };
    const response = await clerk.submit("/dashboard/settings/privacy", form);
    expect([response.status, textOf(await response.text()).includes(words)]).toEqual([422, true]);
  });

  test("the list says how long messages are kept, and each message until when", async () => {
    const site = await openSite();
    await sendMessage(site, { first_name: "Rina", phone: "98765 00000" });
    const year = new Date().getFullYear() + 2;
    const clerk = await site.staff();
    expect(textOf(await clerk.get("/dashboard/messages"))).toContain("Messages are kept for 24 months.");
    expect(textOf(await clerk.get("/dashboard/messages/1"))).toMatch(
      new RegExp(`kept until \\w+ \\d+, ${year}`),
    );
  });
});

test.each([
  ["/contact", /We use what you write to answer you\..*erased after 24 months/],
  ["/newsletter", /We use your address for school news only\..*unsubscribe, or after 36 months/],
  ["/career", /We use your resume to fill posts at the school\..*erased after 12 months/],
])("the form of %s says what for, how long, and whom to ask", async (path, words) => {
  const site = await openSite();
  const { saveSettings } = await import("~/settings/queries.server");
  await saveSettings(site.db, { email_office: "office@school.example" });
  const form = (await site.visitor().open(path)).main.part("form");
  expect(form.text).toMatch(words);
  const addresses = ["mailto:office@school.example", "/privacy"];
  expect(form.attributes("a", "href")).toEqual(expect.arrayContaining(addresses));
});

test("the newsletter box at the foot of every page says what for, and the privacy page says the rest", async () => {
  const site = await openSite();
  const html = await site.visitor().get("/");
  expect(textOf(html)).toContain("For school news only, until you unsubscribe.");
  expect(html).toContain('href="/privacy#newsletter"');
  const privacy = await site.visitor().get("/privacy");
  expect(privacy).toContain('id="newsletter"');
  expect(textOf(privacy)).toMatch(/erased after 24 months.*erased after 12 months.*or after 36 months/);
});
