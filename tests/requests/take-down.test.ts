import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { takeTry } from "~/limits/rate-limit.server";
import { saveSettings } from "~/settings/queries.server";
import { readActivity } from "../support/activity";
import { readPage } from "../support/page";
import { sendPhoto } from "../support/photo-form";
import { openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const asks = { name: "Rina Das", relation: "parent", phone: "98765 43210" };

/** Path, form and public pages of each kind. */
const kinds = {
  photo: {
    add: "/dashboard/uploadimage",
    fields: { title: "Zebrafinch" },
    page: "/school-gallery",
    call: "/gdapi/get_image.php",
  },
  topper: {
    add: "/dashboard/add-result",
    fields: { name: "Zebrafinch", marks: "97%", std: "XII" },
    page: "/results",
    call: "/gdapi/get_toppers.php",
  },
  testimonial: {
    add: "/dashboard/addparent-testimonial",
    fields: { name: "Zebrafinch", details: "We are glad." },
    page: "/parents-testimonial",
    call: "/gdapi/get_monials.php",
  },
} as const;

async function add(clerk: Person, kind: keyof typeof kinds) {
  expect((await sendPhoto(clerk, kinds[kind].add, kinds[kind].fields)).status).toBe(303);
}

async function openWith(kind: keyof typeof kinds, count = 1) {
  const site = await openSite();
  const clerk = await site.staff();
  for (let index = 0; index < count; index += 1) await add(clerk, kind);
  return { site, clerk };
}

const ask = (site: Site, path: string, fields: Record<string, string> = asks, address?: string) =>
  site.visitor(address).submit(path, fields);
const states = async (site: Site) =>
  (await site.db.selectFrom("take_downs").select("state").orderBy("id").execute()).map(({ state }) => state);
const onSite = async (site: Site, table: "photos" | "toppers" | "testimonials") =>
  (await site.db.selectFrom(table).select("id").where("deleted_at", "is", null).execute()).length;

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  "a %s has the way to ask beside it, and is gone everywhere with the request",
  async (kind) => {
    const { site } = await openWith(kind);
    const { page, call } = kinds[kind];
    const visitor = site.visitor();
    const path = `/take-down/${kind}/1`;
    expect(await visitor.get(page)).toContain(`href="${path}"`);
    const files = await readdir(join(site.config.uploadsDir, "pictures"));
    const everywhere = [page, call, "/", "/sitemap.xml"];
    expect(await visitor.get(page)).toContain("Zebrafinch");
    const form = await visitor.visit(path);
    expect(form.headers.get("Cache-Control")).toBe("no-store");
    const html = await form.text();
    expect(html).toContain('content="noindex"');
    expect(textOf(html)).toContain("Zebrafinch");

    const answer = await visitor.submit(path, asks);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
    expect(textOf(await visitor.get(path))).toContain("Thank you. The");
    for (const place of everywhere) {
      expect([place, (await visitor.get(place)).includes("Zebrafinch")]).toEqual([place, false]);
    }
    expect(textOf(await visitor.get("/search?q=Zebrafinch"))).toMatch(/Nothing|No /);
    for (const name of files) {
      expect((await visitor.visit(`/uploads/${name}`)).status).toBe(404);
      expect((await visitor.visit(`/gdapi/uploads/${name}`)).status).toBe(404);
    }
    const gone = await visitor.visit(path);
    expect(gone.status).toBe(404);
    expect(textOf(await gone.text())).toMatch(/This (photo|result|testimonial) is not on the website/);
    const [entry] = await readActivity(
      site.db,
      ["staff_name", "action", "record_id"],
      (entry) => entry.staff_name === "a visitor",
    );
    expect(entry).toMatchObject({ record_id: 1, action: expect.stringMatching(/^asked to remove a /) });
  },
);

test("requires name, relation and one contact before taking anything down", async () => {
  const { site } = await openWith("photo");
  const answer = await ask(site, "/take-down/photo/1", {
    name: "",
    relation: "aunt",
    email: "x",
    reason: "Please",
  });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  for (const words of ["Enter your name", "Choose who you are", "Enter an e-mail address such as"])
    expect(textOf(html)).toContain(words);
  expect(readPage(html).texts("textarea")).toContain("Please");
  const noWay = await ask(site, "/take-down/photo/1", { name: "Rina", relation: "parent" });
  expect(textOf(await noWay.text())).toContain("Give us a phone number or an e-mail address");
  expect([await onSite(site, "photos"), await states(site)]).toEqual([1, []]);
});

test("the office finds the request in the inbox, counted as new, and puts the record back", async () => {
  const { site, clerk } = await openWith("topper");
  await ask(site, "/take-down/topper/1", { ...asks, reason: "She is 12." });
  expect(textOf(await clerk.get("/dashboard"))).toMatch(/Site settings 1 new/);
  expect(textOf(await clerk.get("/dashboard"))).toContain(
    "A visitor asks you to remove something from the website.",
  );
  expect(textOf(await clerk.get("/dashboard/take-downs"))).toContain("asked by Rina Das, mother or father");
  const page = textOf(await clerk.get("/dashboard/take-downs/1"));
  for (const words of ["Zebrafinch", "She is 12.", "98765 43210", "Erase it for good"])
    expect(page).toContain(words);
  await clerk.submit("/dashboard/take-downs/1", { decision: "restore" });
  expect(await site.visitor().get("/results")).toContain("Zebrafinch");
  expect(await states(site)).toEqual(["restored"]);
  expect(textOf(await clerk.get("/dashboard"))).not.toMatch(/Site settings 1 new/);
  // Restored records stay public until staff decide.
  await ask(site, "/take-down/topper/1");
  expect([await onSite(site, "toppers"), await states(site)]).toEqual([1, ["restored", "waiting"]]);
});

test("erasing it erases the files, and its name in the log", async () => {
  const { site, clerk } = await openWith("testimonial");
  await ask(site, "/take-down/testimonial/1");
  const answer = await clerk.submit("/dashboard/take-downs/1", { decision: "erase" });
  expect(answer.status).toBe(303);
  expect(await readdir(join(site.config.uploadsDir, "pictures"))).toEqual([]);
  expect(await states(site)).toEqual(["erased"]);
  const subjects = await readActivity(site.db, ["subject"]);
  expect(subjects.filter(({ subject }) => subject.includes("Zebrafinch"))).toEqual([]);
  expect((await site.visitor().visit("/take-down/testimonial/1")).status).toBe(410);
});

test("only a limited number of take-downs a day hides records at once; others wait in the inbox", async () => {
  const { site, clerk } = await openWith("photo", 6);
  await saveSettings(site.db, { take_down_daily: "4" });
  for (const id of [1, 2, 3]) await ask(site, `/take-down/photo/${id}`);
  expect(await states(site)).toEqual(["hidden", "hidden", "waiting"]);
  const waiting = await ask(site, "/take-down/photo/3", { ...asks, reason: "Once more" });
  expect(waiting.headers.get("Location")).toBe("/school-gallery");
  for (const id of [4, 5, 6]) await ask(site, `/take-down/photo/${id}`, asks, `198.51.100.${id}`);
  expect(await states(site)).toEqual([
    "hidden",
    "hidden",
    "waiting",
    "waiting",
    "hidden",
    "hidden",
    "waiting",
  ]);
  expect(await onSite(site, "photos")).toBe(2);
  await clerk.submit("/dashboard/take-downs/3", { decision: "hide" });
  expect(await onSite(site, "photos")).toBe(1);
  await clerk.submit("/dashboard/take-downs/7", { decision: "keep" });
  expect(await states(site)).toEqual(["hidden", "hidden", "hidden", "hidden", "hidden", "hidden", "kept"]);
  expect(await onSite(site, "photos")).toBe(1);
});

test("with 0 in the settings staff always look first", async () => {
  const { site } = await openWith("photo");
  await saveSettings(site.db, { take_down_daily: "0" });
  await ask(site, "/take-down/photo/1");
  expect([await states(site), await onSite(site, "photos")]).toEqual([["waiting"], 1]);
  await ask(site, "/take-down/photo/1");
  expect(await states(site), "the same form, sent twice").toEqual(["waiting"]);
});

test("limits requests per network and hour", async () => {
  const { site } = await openWith("photo");
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    await site.db.updateTable("photos").set({ deleted_at: null }).execute();
    statuses.push((await ask(site, "/take-down/photo/1")).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(303));
  expect(statuses[20]).toBe(429);
});

test("a flood from ten networks keeps no parent out who has sent nothing today", async () => {
  const { site } = await openWith("photo");
  const total = { key: "take-down total", burst: 200, every: 3600 / 200 };
  for (let count = 0; count < 180; count += 1) await takeTry(site.db, [total]);
  const statuses: number[] = [];
  for (let index = 0; index < 30; index += 1) {
    await site.db.updateTable("photos").set({ deleted_at: null }).execute();
    statuses.push((await ask(site, "/take-down/photo/1", asks, `198.51.100.${index % 10}`)).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(303));
  // More come back while the test runs.
  expect(statuses.slice(22)).toEqual(Array(8).fill(429));
  await site.db.updateTable("photos").set({ deleted_at: null }).execute();
  expect((await ask(site, "/take-down/photo/1", asks, "192.0.2.1")).status).toBe(303);
  expect((await ask(site, "/take-down/photo/1", asks, "2001:db8:5::1")).status).toBe(303);
});

test("a take-down of an unknown record shows a message, and bots change nothing", async () => {
  const { site } = await openWith("photo");
  for (const path of [
    "/take-down/photo/99",
    "/take-down/photo/x",
    "/take-down/notice/1",
    "/take-down/staff/1",
  ])
    expect([path, (await site.visitor().visit(path)).status]).toEqual([path, 404]);
  const late = await ask(site, "/take-down/photo/99");
  expect([late.status, late.headers.get("Location")]).toEqual([303, "/take-down/photo/99"]);
  await ask(site, "/take-down/photo/1", { ...asks, website: "https://spam.example" });
  expect([await states(site), await onSite(site, "photos")]).toEqual([[], 1]);
});

test("the trash does not restore a taken-down record, and emptying it erases the record", async () => {
  const { site, clerk } = await openWith("photo", 2);
  const editor = await site.editor();
  await ask(site, "/take-down/photo/1");
  expect(textOf(await editor.get("/dashboard/trash"))).toContain("An administrator decides.");
  for (const who of [editor, clerk]) await who.submit("/dashboard/trash", { item: "photo:1" });
  await clerk.submit("/dashboard/trash/chosen?do=restore&id=photo:1", { do: "restore", id: "photo:1" });
  expect(await site.db.selectFrom("undo_steps").select("step").execute()).toEqual([]);
  expect([await onSite(site, "photos"), await states(site)]).toEqual([1, ["hidden"]]);
  const answer = await clerk.submit("/dashboard/trash/photo:1/erase", {});
  expect(answer.status).toBe(303);
  expect(await states(site)).toEqual(["erased"]);
});

test("an editor sees nothing of who asked", async () => {
  const { site } = await openWith("photo");
  await ask(site, "/take-down/photo/1");
  const editor = await site.editor();
  expect((await editor.visit("/dashboard/take-downs")).status).toBe(403);
  expect((await editor.visit("/dashboard/take-downs/1")).status).toBe(403);
});
