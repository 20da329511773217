import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { purgeExpired } from "../../server/background/purge-expired";
import { readActivity } from "../support/activity";
import { openSite, textOf, tokenOf } from "../support/site";

const day = 24 * 60 * 60 * 1000;

test("a form that is kept while its session has ended is kept without its passwords", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const form_token = tokenOf(await clerk.get("/dashboard/staff/add")) ?? "";
  clerk.cookies.clear();
  const secret = "a very secret sentence";
  const form = { form_token, username: "newcomer", password: secret, current: secret };
  const response = await clerk.visit("/dashboard/staff/add", { form });
  expect(response.headers.get("Location")).toContain("restore");
  const rows = await site.db.selectFrom("parked_forms").select("fields").execute();
  expect(rows).toEqual([{ fields: "username=newcomer" }]);
});

test.each([
  ["messages", "Delete message", "Keep it"],
  ["subscribers", "Delete newsletter address", "Keep it"],
])("data of %s is erased only after a confirmation, and the log has no names", async (list, ...words) => {
  const site = await openSite();
  const visitor = site.visitor();
  await visitor.visit("/contact", {
    form: { first_name: "Bimal", phone: "98765 43210", message: "The bus" },
  });
  await visitor.visit("/newsletter", { form: { email: "bimal@example.com" } });
  const clerk = await site.staff();
  const path = `/dashboard/${list}/1/delete`;
  expect(await clerk.get(`/dashboard/${list}`)).toContain(`href="${path}"`);
  const page = textOf(await clerk.get(path));
  for (const each of words) expect(page).toContain(each);
  expect(page.toLowerCase()).toContain("bimal");
  const rows = () => sql<{ id: number }>`select id from ${sql.table(list)}`.execute(site.db);
  expect((await rows()).rows).toHaveLength(1);
  expect((await clerk.submit(path, {})).headers.get("Location")).toBe(`/dashboard/${list}`);
  expect((await rows()).rows).toEqual([]);
  expect((await clerk.visit(path)).status).toBe(404);
  const log = await clerk.get("/dashboard/activity");
  expect(textOf(log)).toMatch(/clerk (deleted a message|deleted a newsletter address).*(sent on|since) /);
  expect(log.toLowerCase()).not.toContain("bimal");
});

describe("resumes", () => {
  const pdf = new Blob([`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`]);

  async function siteWithResume() {
    const site = await openSite();
    const body = new FormData();
    body.append("resumeupload", pdf, "Rina Das.pdf");
    await site.visitor().visit("/career", { body });
    const { id, file_name } = await site.db
      .selectFrom("resumes")
      .select(["id", "file_name"])
      .executeTakeFirstOrThrow();
    return { site, clerk: await site.staff(), id, file: `/gdapi/uploads/${file_name}` };
  }
  type Site = Awaited<ReturnType<typeof openSite>>;
  const logOf = async (site: Site) => {
    const rows = await readActivity(site.db, ["action", "subject"], (entry) => entry.topic !== "login");
    return rows.map(({ action, subject }) => `${action}: ${subject}`);
  };

  test("every look is noted, a question about the file is not", async () => {
    const { site, clerk, file } = await siteWithResume();
    await clerk.visit(file, { method: "HEAD" });
    await clerk.visit(file, { headers: { Range: "bytes=999999-" } });
    await clerk.visit("/gdapi/get_resume.php", { method: "HEAD" });
    expect(await logOf(site)).toEqual([]);
    await clerk.visit(file);
    await clerk.visit("/gdapi/get_resume.php");
    expect(await logOf(site)).toEqual(["downloaded a resume: Rina Das.pdf", "looked at the resumes: "]);
  });

  test("an erased one leaves no name behind", async () => {
    const { site, clerk, id, file } = await siteWithResume();
    await clerk.visit(file);
    await clerk.submit(`/dashboard/resume/${id}/delete`, {});
    const log = await logOf(site);
    expect(log[0]).toBe("downloaded a resume: erased since");
    expect(log[1]).toMatch(/^deleted a resume: sent on [A-Z]/);
    expect(JSON.stringify(log)).not.toContain("Rina");
  });
});

describe("names that several resumes have", () => {
  test("stay in the log as long as one of them is there", async () => {
    const site = await openSite();
    for (const text of ["one", "two"]) {
      const body = new FormData();
      const content = `%PDF-1.4\n${`% ${text}\n`.repeat(60)}trailer\n%%EOF\n`;
      body.append("resumeupload", new Blob([content]), "resume.pdf");
      expect((await site.visitor().visit("/career", { body })).status).toBe(303);
    }
    const clerk = await site.staff();
    const rows = await site.db.selectFrom("resumes").select(["id", "file_name"]).execute();
    for (const { file_name } of rows) await clerk.visit(`/gdapi/uploads/${file_name}`);
    const named = async () =>
      (await readActivity(site.db, ["id"], (entry) => entry.subject === "resume.pdf")).length;
    for (const [{ id }, left] of [
      [rows[0] ?? { id: 0 }, 2],
      [rows[1] ?? { id: 0 }, 0],
    ] as const) {
      await clerk.submit(`/dashboard/resume/${id}/delete`, {});
      expect(await named()).toBe(left);
    }
  });
});

test("resumes can be read and deleted while the activity log cannot be written", async () => {
  const site = await openSite();
  const body = new FormData();
  body.append("resumeupload", new Blob([`%PDF-1.4\n${"x\n".repeat(200)}trailer\n%%EOF\n`]), "resume.pdf");
  await site.visitor().visit("/career", { body });
  const clerk = await site.staff();
  await sql`create trigger full before insert on activity begin select raise(abort, 'disk is full'); end`.execute(
    site.db,
  );
  const { file_name } = await site.db.selectFrom("resumes").select("file_name").executeTakeFirstOrThrow();
  for (const path of ["/dashboard/get-resume", "/gdapi/get_resume.php", `/gdapi/uploads/${file_name}`]) {
    expect([path, (await clerk.visit(path)).status]).toEqual([path, 200]);
  }
  expect(site.logged.join("")).toContain('"verb":"downloaded","kind":"resume"');
});

test("an erased message is in no file any more once the house was kept", async () => {
  const site = await openSite();
  const word = "Quittenmarmelade";
  await site
    .visitor()
    .visit("/contact", { form: { first_name: "Bimal", phone: "98765 43210", message: word } });
  const clerk = await site.staff();
  await clerk.submit("/dashboard/messages/1/delete", {});
  const found = async () => {
    const file = site.config.databaseFile;
    const contents = await Promise.all([file, `${file}-wal`].map((path) => readFile(path, "latin1")));
    return contents.some((content) => content.toLowerCase().includes(word.toLowerCase()));
  };
  expect(await found()).toBe(true);
  await purgeExpired(site.db);
  expect(await found()).toBe(false);
});

test("the activity log goes back two years", async () => {
  const site = await openSite();
  const now = Date.now();
  for (const age of [0, 700, 800]) {
    await site.db
      .insertInto("activity")
      .values({
        at: new Date(now - age * day).toISOString(),
        staff_name: "clerk",
        verb: "added",
        subject: `${age} days ago`,
      })
      .execute();
  }
  await purgeExpired(site.db, now);
  const rows = await readActivity(site.db, ["subject"]);
  expect(rows.map(({ subject }) => subject)).toEqual(["0 days ago", "700 days ago"]);
});

test("staff pages open though nothing can be written", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await site.db
    .updateTable("sessions")
    .set({ last_seen_at: new Date(Date.now() - 120_000).toISOString() })
    .execute();
  await sql`create trigger full before update on sessions begin select raise(abort, 'disk is full'); end`.execute(
    site.db,
  );
  expect((await clerk.visit("/dashboard/deletenotice")).status).toBe(200);
  expect(site.logged.join("")).toContain("disk is full");
});

test("a search for signs finds nothing without an error", async () => {
  const clerk = await (await openSite()).staff();
  for (const query of ["%00", "a%00b", "%1b%5b"]) {
    expect((await clerk.visit(`/dashboard/deletenotice?q=${query}`)).status).toBe(200);
  }
});
