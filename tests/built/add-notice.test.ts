import { describe, expect, test } from "vitest";
import { notice, openSite, origin, textOf, tokenOf } from "../support/site";
import { findStyles } from "../support/styles";

describe("posting a notice", () => {
  test.each([
    ["shows the whole of", 400, ""],
    ["says that there is more of", 401, " Read the whole notice"],
  ])("the marquee %s a notice of %d letters", async (_says, letters, more) => {
    const site = await openSite();
    const clerk = await site.staff();
    const details = "a".repeat(letters);
    await clerk.submit("/dashboard/add-notice", { ...notice, details });
    const home = await site.visitor().get("/");
    const marquee = /<aside[^>]*aria-label="Latest notice".*?<\/aside>/s.exec(home)?.[0] ?? "";
    const [, href, text] = /<a href="([^"]*)"[^>]*>([^<]*)<\/a>/.exec(marquee) ?? [];
    expect(href).toMatch(/^\/notices\/\d+-water-supply$/);
    expect(text).toBe(`${"a".repeat(400)}${more && "…"}${more}`);
    expect(textOf(await site.visitor().get(href ?? ""))).toContain(details);
  });

  test("login, add, read everywhere, edit, delete", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const added = await clerk.submit("/dashboard/add-notice", notice);
    expect([added.status, added.headers.get("Location")]).toEqual([303, "/dashboard"]);
    expect(textOf(await clerk.get("/dashboard"))).toContain("Notice Created Successfully");
    expect(textOf(await clerk.get("/dashboard"))).not.toContain("Notice Created Successfully");

    const reader = site.visitor();
    const home = await reader.get("/");
    expect(home).toMatch(
      /<a href="\/notices\/\d+-water-supply" class="[^"]+">The tanks are cleaned on Friday\.</,
    );
    expect(textOf(home)).toContain("Water supply");
    expect(textOf(home)).toContain("March 14, 2026");
    const all = await reader.get("/notices");
    const backgrounds = findStyles(all, "high priority").matchAll(/background-color:(#\w+)/g);
    expect([...backgrounds].at(-1)?.[1]).toBe("#a3241d");
    expect(textOf(home)).toMatch(/1 active notice /);
    expect(textOf(await reader.get("/notices"))).toContain("Water supply");
    const json = await (await reader.visit("/gdapi/get_notices.php")).json();
    const { id } = json.data[0];
    expect(textOf(await reader.get(`/notices/${id}`))).toContain("The tanks are cleaned on Friday.");

    const form = await clerk.get(`/dashboard/notice/${id}/update`);
    expect(form).toContain('value="Water supply"');
    const updated = await clerk.submit(`/dashboard/notice/${id}/update`, { ...notice, title: "Water" });
    expect(updated.status).toBe(303);
    expect(textOf(await reader.get("/"))).not.toContain("Water supply");

    expect(textOf(await clerk.get(`/dashboard/notice/${id}/delete`))).toContain("Delete this notice?");
    const deleted = await clerk.submit(`/dashboard/notice/${id}/delete`, {});
    expect(deleted.headers.get("Location")).toBe("/dashboard/deletenotice");
    const list = textOf(await clerk.get("/dashboard/deletenotice"));
    expect(list).toContain("Notice deleted successfully");
    expect(list).toContain("No notices found");
    expect(textOf(await reader.get("/"))).toContain("No Notice found.");
    expect(textOf(await reader.get("/"))).toContain("No details available");
    expect((await reader.visit(`/notices/${id}`)).status).toBe(404);
  });

  test("the form starts with the defaults of the specification", async () => {
    const clerk = await (await openSite()).staff();
    const form = await clerk.get("/dashboard/add-notice");
    expect(form).toMatch(/<option value="academic" selected="">/);
    expect(form).toMatch(/<option value="medium" selected="">/);
  });

  test("bad input: 422, error summary, title, typed text kept, nothing saved", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const response = await clerk.submit("/dashboard/add-notice", {
      ...notice,
      title: 'A "half" <b>title',
      details: "  ",
      date: "2026-02-30",
      category: "gossip",
      priority: "",
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toMatch(/<title>Error: Add Notice/);
    expect(html).toMatch(/<div class="[^"]+" role="alert" tabindex="-1" autofocus=""/);
    for (const field of ["details", "date", "category", "priority"]) {
      expect(html).toMatch(new RegExp(`<a [^>]*href="#${field}"`));
      expect(html).toContain(`id="${field}-error"`);
    }
    expect(html).toContain('value="A &quot;half&quot; &lt;b&gt;title"');
    expect(textOf(html)).toContain("Failed to create notice. Please try again.");
    expect(await site.db.selectFrom("notices").selectAll().execute()).toEqual([]);
  });

  test("a title is not needed", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    expect((await clerk.submit("/dashboard/add-notice", { ...notice, title: "" })).status).toBe(303);
    expect(textOf(await clerk.get("/notices"))).toContain("The tanks are cleaned on Friday.");
  });

  test("twenty identical posts at once are one row, all answered as success", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form_token = tokenOf(await clerk.get("/dashboard/add-notice")) ?? "";
    const posts = Array.from({ length: 20 }, () =>
      clerk.visit("/dashboard/add-notice", { form: { ...notice, form_token } }),
    );
    const answers = await Promise.all(posts);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([303]));
    expect(await site.db.selectFrom("notices").selectAll().execute()).toHaveLength(1);

    const corrected = { ...notice, title: "Water supply, corrected", form_token };
    expect((await clerk.visit("/dashboard/add-notice", { form: corrected })).status).toBe(303);
    expect(await site.db.selectFrom("notices").selectAll().execute()).toHaveLength(2);
  });

  test("saving that fails keeps the text and says so, without details", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form_token = tokenOf(await clerk.get("/dashboard/add-notice")) ?? "";
    await site.db.schema.alterTable("notices").renameTo("gone").execute();
    await site.db.schema.createTable("notices").addColumn("id", "integer").execute();
    const response = await clerk.visit("/dashboard/add-notice", { form: { ...notice, form_token } });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("SqliteError");
    expect(site.logged.join()).toContain("no such column");
  });
});

describe("a form whose session has ended", () => {
  test("a refused form is saved and offered again only to its sender", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form_token = tokenOf(await clerk.get("/dashboard/add-notice")) ?? "";
    await site.db.deleteFrom("sessions").execute();
    const late = await clerk.visit("/dashboard/add-notice", { form: { ...notice, form_token } });
    expect(late.status).toBe(303);
    const login = new URL(late.headers.get("Location") ?? "", origin);
    expect(login.pathname).toBe("/login");
    const words = textOf(await clerk.get(login.pathname + login.search));
    expect(words).toContain("Kindly Login. To access Dashboard!");
    const back = login.searchParams.get("next") ?? "";

    const other = await site.staff("colleague");
    expect(await other.get(back)).not.toContain("The tanks are cleaned");
    const again = await site.staff();
    const form = await again.get(back);
    expect(form).toContain("The tanks are cleaned on Friday.");
    expect(textOf(form)).toContain("Your session had ended.");
    expect(await site.db.selectFrom("notices").selectAll().execute()).toEqual([]);
    expect((await again.submit(back, notice)).status).toBe(303);
  });

  test("a form without a signed token is not saved", async () => {
    const site = await openSite();
    const stranger = site.visitor();
    const token = "x.1.nonce.signature";
    await stranger.visit("/dashboard/add-notice", { form: { ...notice, form_token: token } });
    await stranger.visit("/dashboard/add-notice", { form: notice });
    expect(await site.db.selectFrom("parked_forms").selectAll().execute()).toEqual([]);
  });
});
