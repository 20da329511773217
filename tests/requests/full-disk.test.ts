import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { notice, openSite, textOf, tokenOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

/** The database may not grow any more, and has no room within: SQLite answers as on a full disk. */
async function fillDatabase(site: Site): Promise<void> {
  await site.db.deleteFrom("login_attempts").execute();
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

/** Takes the limit off again. */
async function makeRoom(site: Site): Promise<void> {
  await sql`pragma max_page_count = 1000000`.execute(site.db);
}

const long = { ...notice, details: "Bring a bottle. ".repeat(300) };

describe("a full disk", () => {
  test("a form is answered 503 in words, with the text kept; sent again later it is saved once", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form_token = tokenOf(await clerk.get("/dashboard/add-notice")) ?? "";
    await fillDatabase(site);
    const refused = await clerk.visit("/dashboard/add-notice", { form: { ...long, form_token } });
    const html = await refused.text();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "300"]);
    expect(textOf(html)).toContain("The disk of the server is full, so nothing was saved. Delete photos");
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

  test("a visitor is told to try later or to call", async () => {
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
