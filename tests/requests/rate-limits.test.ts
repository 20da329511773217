import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { issueToken, visitor } from "~/forms/one-time.server";
import { purgeExpired } from "../../server/background/purge-expired";
import { staffPassword } from "../support/base-database";
import { readPage } from "../support/page";
import { sendPhoto } from "../support/photo-form";
import { openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const pdf = new Blob([`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`]);

/** Visitors' forms: request, text on the refusing page, and burst size. */
const forms = [
  {
    path: "/contact",
    most: 120,
    kept: "When is PTM?</textarea>",
    title: "Error: Contact",
    body: async (site: Site) => {
      const form_token = issueToken(site.db, visitor, Date.now() - 60_000);
      return new URLSearchParams({ email: "a@example.com", message: "When is PTM?", form_token });
    },
  },
  {
    path: "/newsletter",
    most: 60,
    kept: 'value="rina@example.com"',
    title: "Error: Newsletter",
    body: async () => new URLSearchParams({ email: "rina@example.com" }),
  },
  {
    path: "/career",
    most: 60,
    kept: 'value="Rina Das"',
    title: "Error: Career",
    body: async () => {
      const body = new FormData();
      body.append("name", "Rina Das");
      body.append("phone", "98765 43210");
      body.append("resumeupload", pdf, "cv.pdf");
      return body;
    },
  },
];

describe("too many forms", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  test.each(forms)(
    "$path: the answer says when, keeps what was typed, and is right to the second",
    async (form) => {
      const site = await openSite();
      const send = async (address?: string) =>
        site.visitor(address).visit(form.path, { body: await form.body(site) });
      for (let count = 0; count < form.most; count += 1) expect((await send()).status).toBe(303);
      vi.setSystemTime(Date.now() + 7400);
      const refused = await send();
      const html = await refused.text();
      const wait = Number(refused.headers.get("Retry-After"));
      expect(refused.status).toBe(429);
      expect(wait).toBe(Math.ceil(3600 / form.most - 7.4));
      expect(textOf(html)).toContain(`came from your network lately. Please try again in ${wait} seconds`);
      expect(html).toContain(form.kept);
      expect(readPage(html).title).toBe(`${form.title} · Our School`);
      expect((await send("198.51.100.9")).status).toBe(303);
      vi.setSystemTime(Date.now() + (wait - 1) * 1000);
      expect((await send()).status).toBe(429);
      vi.setSystemTime(Date.now() + 1000);
      expect((await send()).status).toBe(303);
      expect((await send()).status).toBe(429);
    },
  );

  test("a login too many says when, and is right to the second", async () => {
    const site = await openSite();
    const login = (password: string) =>
      site.visitor().visit("/login", { form: { username: "clerk", password } });
    for (let count = 0; count < 5; count += 1) expect((await login("wrong password")).status).toBe(422);
    vi.setSystemTime(Date.now() + 2500);
    const refused = await login(staffPassword);
    const html = await refused.text();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "28"]);
    expect(textOf(html)).toContain("Please wait 28 seconds and try again.");
    expect(html).toContain('value="clerk"');
    expect(readPage(html).title).toBe("Error: Login · Our School");
    vi.setSystemTime(Date.now() + 27_000);
    expect((await login(staffPassword)).status).toBe(429);
    vi.setSystemTime(Date.now() + 1000);
    expect((await login(staffPassword)).status).toBe(303);
  });

  test("the old endpoints say when, too", async () => {
    const site = await openSite();
    const call = async (name: string, body: BodyInit) => {
      for (let count = 0; ; count += 1) {
        const answer = await site.visitor().visit(`/gdapi/${name}`, { body });
        const wait = answer.headers.get("Retry-After");
        if (wait || count > 130) return { status: answer.status, wait, text: await answer.text() };
      }
    };
    const resume = new FormData();
    resume.append("resumeupload", pdf, "cv.pdf");
    expect(await call("resume.php", resume)).toEqual({
      status: 429,
      wait: "60",
      text: "Very many files came from your network lately. Please try again in 60 seconds.",
    });
    const broken = await site.visitor().visit("/gdapi/resume.php", {
      body: new FormData(),
      headers: { "Content-Type": "multipart/form-data" },
    });
    expect(broken.status).toBe(429);
    const message = await call(
      "receive_mail.php",
      new URLSearchParams({ email: "a@b.example", message: "Hi" }),
    );
    expect([message.status, message.wait]).toEqual([429, "30"]);
    expect(JSON.parse(message.text)).toEqual({
      success: false,
      message:
        "Very many messages came from your network lately. Please try again in 30 seconds, or call us.",
    });
    const login = await call("login.php", new URLSearchParams({ username: "clerk", password: "wrong one" }));
    expect([login.status, login.wait]).toEqual([200, "30"]);
  });

  test("all IPv6 networks of one customer share a larger limit", async () => {
    const site = await openSite();
    const send = (address: string) =>
      site.visitor(address).visit("/newsletter", { form: { email: "rina@example.com" } });
    for (let count = 0; count < 240; count += 1)
      expect((await send(`2001:db8:7:${count.toString(16)}::1`)).status).toBe(303);
    expect((await send("2001:db8:7:ffff::1")).status).toBe(429);
    expect((await send("2001:db8:8::1")).status).toBe(303);
  });

  test("everybody shares a budget, and the message blames no network", async () => {
    const site = await openSite();
    const hour = 60 * 60 * 1000;
    await site.db
      .insertInto("rate_limits")
      .values({ key: "newsletter total", free_at: new Date(Date.now() + hour).toISOString() })
      .execute();
    const refused = await site.visitor().visit("/newsletter", { form: { email: "rina@example.com" } });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3"]);
    expect(textOf(await refused.text())).toContain(
      "Very many addresses came in lately. Please try again in 3",
    );
  });
});

test("a class of forty behind one address sends its forms at once, and all are taken", async () => {
  const site = await openSite();
  const send = async (number: number) => {
    const form = { email: `pupil${number}@example.com`, message: "May we visit the laboratory?" };
    const answer = await site.visitor("198.51.100.20").visit("/contact", { form });
    return answer.status;
  };
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => send(index)));
  expect(answers).toEqual(Array.from({ length: 40 }, () => 303));
});

test("teachers who log in rightly behind one address do not use its tries up", async () => {
  const site = await openSite();
  for (let count = 0; count < 45; count += 1) {
    const form = { username: "clerk", password: staffPassword };
    expect((await site.visitor("198.51.100.20").visit("/login", { form })).status).toBe(303);
  }
});

test("neither addresses nor names are stored, and what is over is purged", async () => {
  const site = await openSite();
  await site.visitor("198.51.100.20").visit("/login", { form: { username: "clerk", password: "wrong one" } });
  await site.visitor("198.51.100.20").visit("/newsletter", { form: { email: "rina@example.com" } });
  const rows = await site.db.selectFrom("rate_limits").selectAll().execute();
  expect(rows.length).toBeGreaterThan(5);
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|clerk/);
  await purgeExpired(site.db);
  expect(await site.db.selectFrom("rate_limits").selectAll().execute()).toHaveLength(rows.length);
  await purgeExpired(site.db, Date.now() + 60 * 60 * 1000);
  expect(await site.db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
});

describe("resumes in all", () => {
  const send = (site: Site) => {
    const body = new FormData();
    body.append("name", "Rina Das");
    body.append("phone", "98765 43210");
    body.append("resumeupload", pdf, "cv.pdf");
    return site.visitor().visit("/career", { body });
  };
  const keep = (site: Site, count: number, bytes: number) =>
    site.db
      .insertInto("resumes")
      .values(
        Array.from({ length: count }, (_, index) => ({
          original_name: `cv-${index}.pdf`,
          file_name: `cv-${index}.pdf`,
          file_type: "application/pdf",
          file_size: bytes,
          uploaded_at: new Date().toISOString(),
          received_at: new Date().toISOString(),
        })),
      )
      .execute();

  test.each([
    { count: 2000, bytes: 1000 },
    { count: 4, bytes: 512 * 1024 * 1024 },
  ])(
    "after $count records of $bytes bytes the next is refused with a message, and staff are told",
    async (kept) => {
      const site = await openSite();
      await keep(site, kept.count, kept.bytes);
      const refused = await send(site);
      expect(refused.status).toBe(503);
      const html = await refused.text();
      expect(textOf(html)).toContain("No files can be taken at the moment. Please send it by e-mail");
      expect(html).toContain('value="Rina Das"');
      const clerk = await site.staff();
      expect(textOf(await clerk.get("/dashboard"))).toContain("There is hardly room for more resumes.");
      await site.db
        .deleteFrom("resumes")
        .where("id", "<=", Math.ceil(kept.count / 4))
        .execute();
      expect((await send(site)).status).toBe(303);
      expect(textOf(await clerk.get("/dashboard"))).not.toContain("There is hardly room");
    },
  );

  test("photos that are on their way count against the disk", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const megabyte = 1024 * 1024;
    site.files.freeBytes = async () => 264 * megabyte;
    let end = () => {};
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("--x\r\n"));
        end = () => controller.close();
      },
    });
    const headers = {
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": String(10 * megabyte),
    };
    const begun = clerk.visit("/dashboard/uploadimage", { body: slow, headers });
    await expect.poll(async () => (await send(site)).status).toBe(503);
    end();
    await begun;
    expect((await send(site)).status).toBe(303);
  });
});

describe("space for strangers' messages", () => {
  const at = "2026-01-02T03:04:05.678Z";
  const words = { name: "Rina Das", relation: "parent", phone: "98765 43210", email: "", reason: "" };
  const asked = {
    path: "/contact",
    form: { first_name: "Rina", phone: "98765 43210", message: "When is it?" },
  };

  const inboxes = {
    messages: {
      table: "messages",
      columns: "first_name, last_name, phone, email, message, form, created_at",
      values: `'', '', '', '', $text, 'contact', '${at}'`,
      most: 20_000,
      bytes: 40 * 1024 ** 2,
      ...asked,
      told: "There is hardly room for more messages.",
    },
    enquiries: {
      table: "messages",
      columns: "first_name, last_name, phone, email, message, form, created_at",
      values: `'', '', '', '', $text, 'admission', '${at}'`,
      most: 10_000,
      bytes: 20 * 1024 ** 2,
      path: "/admission/enquiry",
      form: { name: "Rina", phone: "98765 43210", class_wanted: "LKG", message: "When is it?" },
      told: "There is hardly room for more messages.",
    },
    addresses: {
      table: "subscribers",
      columns: "email, token, created_at",
      values: `'a' || n || $text, 'token' || n, '${at}'`,
      most: 20_000,
      bytes: 4 * 1024 ** 2,
      path: "/newsletter",
      form: { email: "rina@example.org" },
      told: "The newsletter list is almost full.",
    },
    "take-down requests": {
      table: "take_downs",
      columns: "kind, record_id, name, relation, phone, email, reason, state, created_at",
      values: `'photo', n, '', '', '', '', $text, 'kept', '${at}'`,
      most: 5_000,
      bytes: 8 * 1024 ** 2,
      path: "/take-down/photo/1",
      form: words,
      told: "There is hardly room for more requests to remove a photo.",
    },
  };
  type Inbox = (typeof inboxes)[keyof typeof inboxes];

  async function openFull({ table, columns, values }: Inbox, count: number, text: string) {
    const site = await openSite();
    const clerk = await site.staff();
    await sendPhoto(clerk, "/dashboard/uploadimage", { title: "A photo" });
    // Indexing 20,000 rows for the search takes seconds.
    for (const event of ["insert", "delete"])
      await sql`drop trigger if exists ${sql.ref(`${table}_search_${event}`)}`.execute(site.db);
    await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
      insert into ${sql.table(table)} (${sql.raw(columns)})
      select ${sql.raw(values.replace("$text", `'${text}'`))} from numbers`.execute(site.db);
    return { site, clerk };
  }
  const send = (site: Site, { path, form }: Inbox) =>
    site.visitor().submit(path, form as Record<string, string>);

  test.each(Object.entries(inboxes))("%s by their number", async (_name, inbox) => {
    const { site, clerk } = await openFull(inbox, inbox.most, "");
    const refused = await send(site, inbox);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "300"]);
    const html = await refused.text();
    expect(textOf(html)).toContain(
      "There is no room for more at the moment, so nothing was saved. Please call",
    );
    for (const typed of Object.values(inbox.form).filter(Boolean)) expect(html).toContain(typed);
    expect(textOf(await clerk.get("/dashboard"))).toContain(inbox.told);
    await sql`delete from ${sql.table(inbox.table)} where id > ${Math.floor(inbox.most * 0.89)}`.execute(
      site.db,
    );
    expect((await send(site, inbox)).status).toBe(303);
    expect(textOf(await clerk.get("/dashboard"))).not.toContain("There is hardly room");
  });

  test.each(Object.entries(inboxes))("%s by their bytes", async (_name, inbox) => {
    const { site } = await openFull(inbox, 80, " ".repeat(Math.ceil(inbox.bytes / 80)));
    expect((await send(site, inbox)).status).toBe(503);
  });

  test.each(Object.entries(inboxes))("%s by what is free on the disk", async (_name, inbox) => {
    const { site } = await openFull(inbox, 1, "");
    const { freeBytes } = site.files;
    site.files.freeBytes = async () => 249 * 1024 * 1024;
    expect((await send(site, inbox)).status).toBe(503);
    site.files.freeBytes = freeBytes;
    expect((await send(site, inbox)).status).toBe(303);
  });

  test("informs old clients too", async () => {
    const { site } = await openFull(inboxes.messages, inboxes.messages.most, "");
    const answer = await site.visitor().visit("/gdapi/receive_mail.php", { form: asked.form });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { success: false, message: expect.stringContaining("Please call the school office.") },
    ]);
  });
});
