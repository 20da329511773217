import { statfsSync } from "node:fs";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Services } from "~/services/services.server";
import { publicPages } from "../pages";
import { staffPassword } from "../support/base-database";
import { phoneCode, setUpSecondStep } from "../support/phone";
import { notice, openSite, textOf, tokenOf } from "../support/site";
import { makeSmallDisk, noSmallDisk } from "../support/small-disk";

type Site = Awaited<ReturnType<typeof openSite>>;

/** Stops the database from growing: SQLite reports a full disk. */
async function fillDatabase(site: Site): Promise<void> {
  await site.db.deleteFrom("rate_limits").execute();
  await sql`pragma max_page_count = 1`.execute(site.db);
  for (let bytes = 4096; bytes >= 1; bytes = Math.floor(bytes / 2)) {
    const fill = () =>
      site.db
        .insertInto("settings")
        .values({ name: crypto.randomUUID(), value: "x".repeat(bytes) })
        .execute();
    for (;;) {
      const filled = await fill().then(
        () => false,
        () => true,
      );
      if (filled) break;
    }
  }
}

async function makeRoom(site: Site): Promise<void> {
  await sql`pragma max_page_count = 1000000`.execute(site.db);
}

/** Logs in by the form, because a full disk changes how the session is kept. */
async function logIn(site: Site, username = "clerk") {
  const person = site.visitor();
  const { status } = await person.visit("/login", { form: { username, password: staffPassword } });
  expect(status).toBe(303);
  return person;
}

const long = { ...notice, details: "Bring a bottle. ".repeat(300) };

describe("a full disk", () => {
  test("a form gets 503 with its typed text, and is saved once when it is sent again", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form_token = tokenOf(await clerk.get("/dashboard/add-notice")) ?? "";
    await fillDatabase(site);
    const refused = await clerk.visit("/dashboard/add-notice", { form: { ...long, form_token } });
    const html = await refused.text();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "300"]);
    expect(textOf(html)).toContain("The disk of the server is full, so nothing was saved. Delete old photos");
    expect(html).toContain(long.details.trim());
    await makeRoom(site);
    expect((await clerk.visit("/dashboard/add-notice", { form: { ...long, form_token } })).status).toBe(303);
    expect(await site.db.selectFrom("notices").select("title").execute()).toEqual([{ title: notice.title }]);
  });

  test("with script too", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await fillDatabase(site);
    const refused = await clerk.visit("/dashboard/add-notice.data", { form: long });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "300"]);
    expect(await refused.text()).toContain("The disk of the server is full");
  });

  test("asks a visitor to try later or to call", async () => {
    const site = await openSite();
    await fillDatabase(site);
    const form = { first_name: "Rina", email: "rina@example.com", message: "When is PTM? ".repeat(370) };
    const refused = await site.visitor().visit("/contact", { form });
    const html = await refused.text();
    expect(refused.status).toBe(503);
    expect(textOf(html)).toContain("Please try again later, or call the school.");
    expect(html).toContain(form.message.trim());
  });

  test("an old endpoint answers 503 with success false", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await fillDatabase(site);
    const body = JSON.stringify(long);
    const headers = { "Content-Type": "application/json" };
    const refused = await clerk.visit("/gdapi/uploadnotice.php", { body, headers });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "300"]);
    const { success, message } = (await refused.json()) as { success: boolean; message: string };
    expect([success, message.includes("The disk of the server is full")]).toEqual([false, true]);
  });

  test("a form of one button has an error page in words", async () => {
    const site = await openSite();
    const html = await site.visitor().get("/newsletter");
    await fillDatabase(site);
    const form = { email: `${"a".repeat(60)}@example.com`, form_token: tokenOf(html) ?? "" };
    let refused = await site.visitor().visit("/newsletter", { form });
    for (let index = 0; refused.status === 303 && index < 50; index += 1) {
      const email = `${index}${form.email}`;
      refused = await site.visitor().visit("/newsletter", { form: { ...form, email } });
    }
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "300"]);
    expect(textOf(await refused.text())).toContain("The disk of the server is full, so nothing was saved.");
  });
});

const skipped = noSmallDisk();

async function openSiteOnDisk(more: Partial<Services> = {}) {
  const disk = makeSmallDisk(24);
  onTestFinished(disk.remove);
  const site = await openSite({}, more, disk.path);
  site.reserve.refill();
  const free = () => {
    const { bavail, bsize } = statfsSync(disk.path);
    return bavail * bsize;
  };
  return { disk, site, free };
}

const jpeg = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: "#8a5a35" } })
    .jpeg()
    .toBuffer();

function multipart(fields: Record<string, string>, files: Record<string, [Buffer, string]>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [field, [content, name]] of Object.entries(files))
    body.append(field, new Blob([new Uint8Array(content)]), name);
  return { body };
}

describe.skipIf(skipped)(`a disk without a byte left${skipped ? ` (not run: ${skipped})` : ""}`, () => {
  test.each([
    ["/dashboard/uploadimage", { title: "Kite day", description: "On the roof" }, "photo"],
    ["/dashboard/add-faculty", { name: "Kite day", title: "Physics", details: "On the roof" }, "photo"],
    ["/dashboard/disclosures/add", { name: "Kite day", position: "15" }, "document"],
  ])("%s keeps the text", async (path, fields, field) => {
    const { disk, site } = await openSiteOnDisk();
    const clerk = await site.staff();
    const form_token = tokenOf(await clerk.get(path)) ?? "";
    const pdf = Buffer.from(`%PDF-1.4\n${"x".repeat(200_000)}\n%%EOF\n`);
    const file: [Buffer, string] = field === "photo" ? [await jpeg(), "p.jpg"] : [pdf, "d.pdf"];
    const send = () => clerk.visit(path, multipart({ ...fields, form_token }, { [field]: file }));
    disk.fill();
    const refused = await send();
    const html = await refused.text();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "300"]);
    expect(textOf(html)).toContain("The disk of the server is full");
    expect(html).toContain('value="Kite day"');
    if (field === "photo") expect(html).toContain("On the roof</textarea>");
    disk.makeRoom();
    expect((await send()).status).toBe(303);
  });

  test("one photo sent by script is answered in JSON", async () => {
    const { disk, site } = await openSiteOnDisk();
    const clerk = await site.staff();
    disk.fill();
    const sent = multipart({ title: "Kite day" }, { photo: [await jpeg(), "p.jpg"] });
    const refused = await clerk.visit("/dashboard/uploadimage/one", sent);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "300"]);
    const { success, message } = (await refused.json()) as { success: boolean; message: string };
    expect([success, message.startsWith("The disk of the server is full")]).toEqual([false, true]);
    const old = await clerk.visit(
      "/gdapi/uploadImg.php",
      multipart({ title: "Kite day" }, { photo: [await jpeg(), "p.jpg"] }),
    );
    expect([old.status, ((await old.json()) as { success: boolean }).success]).toEqual([503, false]);
  });

  test("a form whose session ended is there after the login, and saved once there is room", async () => {
    const { disk, site } = await openSiteOnDisk();
    const clerk = await site.staff();
    const path = "/dashboard/add-faculty";
    const fields = { name: "Mr. Khan", title: "Physics", details: "M.Sc. ".repeat(100) };
    const form_token = tokenOf(await clerk.get(path)) ?? "";
    clerk.cookies.delete("session");
    disk.fill();
    const late = await clerk.visit(
      path,
      multipart({ ...fields, form_token }, { photo: [await jpeg(), "p.jpg"] }),
    );
    expect(late.status).toBe(303);
    const back = new URL(late.headers.get("Location") ?? "", "http://school.test").searchParams.get("next");
    const again = await logIn(site);
    const html = await again.get(back ?? "");
    expect(html).toContain(fields.details.trim());
    expect(await (await logIn(site, "colleague")).get(back ?? "")).not.toContain(fields.details.trim());
    disk.makeRoom();
    const token = tokenOf(html) ?? "";
    const saved = await again.visit(
      path,
      multipart({ ...fields, form_token: token }, { photo: [await jpeg(), "p.jpg"] }),
    );
    expect(saved.status).toBe(303);
  });

  test("codes log in and prove the identity; each works once, after its session is stored", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { disk, site } = await openSiteOnDisk();
    const { secret, codes } = await setUpSecondStep(await site.staff());
    const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
    later(60);
    const logIn = async (code: string) => {
      const visitor = site.visitor();
      await visitor.visit("/login", { form: { username: "clerk", password: staffPassword } });
      const { status } = await visitor.visit("/login/second-step", { form: { code } });
      return { visitor, status };
    };
    await sql`pragma wal_checkpoint(truncate)`.execute(site.db);
    disk.fill();
    const [byPhone, byRecovery] = [phoneCode(secret), codes[0] ?? ""];
    const first = await logIn(byPhone);
    expect([first.status, (await logIn(byPhone)).status]).toEqual([303, 422]);
    const second = await logIn(byRecovery);
    expect([second.status, (await logIn(byRecovery)).status]).toEqual([303, 422]);
    const used = async () =>
      (await site.db.selectFrom("recovery_codes").select("used_at").execute()).filter((row) => row.used_at);
    expect([await used(), (await site.db.selectFrom("sessions").selectAll().execute()).length]).toEqual([
      [],
      1,
    ]);

    later(11 * 60);
    const { visitor } = second;
    expect((await visitor.visit("/dashboard/staff/passkeys")).status).toBe(303);
    const proof = { proof_code: phoneCode(secret) };
    expect((await visitor.visit("/dashboard/confirm", { form: proof })).status).toBe(303);
    expect((await visitor.visit("/dashboard/staff/passkeys")).status).toBe(200);
    // Each download is logged first.
    const file = await visitor.visit("/dashboard/activity.csv");
    expect([file.status, textOf(await file.text()).includes("The disk of the server is full")]).toEqual([
      503,
      true,
    ]);

    disk.makeRoom();
    later(61);
    expect((await visitor.visit("/dashboard")).status).toBe(200);
    await vi.waitFor(async () => expect(await used()).toHaveLength(1));
    expect((await logIn(byRecovery)).status).toBe(422);
  });

  test("staff log in and delete until there is room, and then all goes on by itself", async () => {
    const { disk, site, free } = await openSiteOnDisk();
    const first = await site.staff();
    for (const title of ["one", "two", "three", "four"])
      await first.visit(
        "/dashboard/uploadimage",
        multipart({ title }, { photo: [await jpeg(), `${title}.jpg`] }),
      );
    await first.visit("/logout", { form: {} });
    await sql`pragma wal_checkpoint(truncate)`.execute(site.db);
    disk.fill();
    expect(free()).toBe(0);

    const clerk = await logIn(site);
    expect(await site.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    expect((await clerk.visit("/dashboard")).status).toBe(200);
    const [one, two, three] = await site.db.selectFrom("photos").select("id").orderBy("id").execute();
    expect((await clerk.submit(`/dashboard/image/${one?.id}/delete`, {})).status).toBe(303);
    expect((await clerk.submit(`/dashboard/image/${two?.id}/delete`, {})).status).toBe(303);
    const item = encodeURIComponent(`photo:${one?.id}`);
    disk.fill();
    expect((await clerk.submit(`/dashboard/trash/${item}/erase`, {})).status).toBe(303);
    disk.fill();
    const trash = await clerk.get("/dashboard/trash");
    const hidden = [...trash.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].filter(
      ([, name]) => name !== "item",
    );
    const form = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
    expect((await clerk.visit("/dashboard/trash", { form: { ...form, empty: "yes" } })).status).toBe(303);
    expect(
      await site.db.selectFrom("photos").select("id").where("deleted_at", "is not", null).execute(),
    ).toEqual([]);
    expect(free()).toBeGreaterThan(0);
    expect((await clerk.submit(`/dashboard/image/${three?.id}/delete`, {})).status).toBe(303);

    disk.makeRoom();
    expect((await clerk.submit("/dashboard/add-notice", notice)).status).toBe(303);
    site.reserve.refill();
    disk.fill();
    expect(textOf(await site.visitor().get("/notices/1"))).toContain(notice.details);
  });

  test("the dashboard warns before it comes to that", async () => {
    const { site } = await openSiteOnDisk();
    const words = textOf(await (await logIn(site)).get("/dashboard"));
    expect(words).toMatch(/The server's disk is almost full: [\d.]+ MB are left/);
  });

  test("reports why deleting fails without a reserve, with and without script", async () => {
    const { disk, site } = await openSiteOnDisk({ reserve: { giveWay: () => false, refill: () => {} } });
    const clerk = await site.staff();
    expect((await clerk.submit("/dashboard/add-notice", notice)).status).toBe(303);
    await sql`pragma wal_checkpoint(truncate)`.execute(site.db);
    disk.fill();
    const words = "The disk of the server is full, so nothing was saved. Delete old photos";
    const refused = await clerk.submit("/dashboard/notice/1/delete", {});
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "300"]);
    expect(textOf(await refused.text())).toContain(words);
    const byScript = await clerk.visit("/dashboard/notice/1/delete.data", { form: { any: "field" } });
    expect([byScript.status, byScript.headers.get("Retry-After")]).toEqual([503, "300"]);
    expect(await byScript.text()).toContain(words);
    expect(textOf(await clerk.get("/notices/1"))).toContain(notice.details);
  });

  test("guessing passwords is slowed down all the same, and a logout counts", async () => {
    const { disk, site } = await openSiteOnDisk();
    const known = await site.staff();
    const cookie = known.cookies.get("session") ?? "";
    disk.fill();
    const guess = () =>
      site.visitor("198.51.100.4").visit("/login", { form: { username: "clerk", password: "wrong" } });
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await guess()).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([422, 429]);
    expect((await known.visit("/logout", { form: {} })).status).toBe(303);
    const copy = site.visitor();
    copy.cookies.set("session", cookie);
    expect((await copy.visit("/dashboard")).headers.get("Location")).toContain("/login");
  });

  test("every public page answers, also to staff", async () => {
    const { disk, site } = await openSiteOnDisk();
    const clerk = await site.staff();
    const anHourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    const statuses = async () => {
      const all: [string, number, number][] = [];
      for (const path of publicPages)
        all.push([path, (await site.visitor().visit(path)).status, (await clerk.visit(path)).status]);
      return all;
    };
    const before = await statuses();
    expect(before.filter(([, status]) => status === 200).length).toBeGreaterThan(25);
    await site.db.updateTable("sessions").set({ last_seen_at: anHourAgo }).execute();
    disk.fill();
    expect(await statuses()).toEqual(before);
  });
});
