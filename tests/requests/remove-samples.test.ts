import { describe, expect, test } from "vitest";
import { trashDays } from "~/capabilities/trash/days";
import { summarizeTrash } from "~/capabilities/trash/queries.server";
import { staffKinds } from "~/kinds/registry";
import { topper } from "~/kinds/topper";
import { readSettings } from "~/settings/queries.server";
import { purgeUndo } from "~/undo/undo.server";
import { createTexts } from "~db/seed/texts";
import { starterIds, starterKeys } from "~db/starter-marks";
import { fieldOf, readPage } from "../support/page";
import { openSampleSite, openSite, textOf, tokenOf } from "../support/site";

const steps = "/dashboard/first-steps";
const path = `${steps}/remove-samples`;

type Site = Awaited<ReturnType<typeof openSampleSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const boxes = (html: string) =>
  readPage(html)
    .parts('input[name="samples"]')
    .map((box) => ({
      value: box.attribute("value") ?? "",
      isTicked: box.attribute("checked") !== undefined,
    }));

async function remove(clerk: Person, values: string[]) {
  const form = new URLSearchParams(values.map((value) => ["samples", value]));
  form.set("form_token", tokenOf(await clerk.get(path)) ?? "");
  return clerk.visit(path, { body: form });
}

const undoOf = (html: string) => fieldOf(html, "undo");

async function read({ db }: Site) {
  const counts = await Promise.all(staffKinds.map(async ({ table }) => (await starterIds(db, table)).length));
  const texts = await db
    .selectFrom("texts")
    .select(["name", "language", "value", "is_sample"])
    .where("value", "!=", "")
    .orderBy("name")
    .orderBy("language")
    .execute();
  return {
    counts,
    texts,
    settings: await readSettings(db),
    marks: (await starterKeys(db, "settings")).sort(),
  };
}

test("one page removes all samples, and one Undo restores them", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const before = await read(site);
  expect(await clerk.get(steps)).toContain(`href="${path}"`);
  const html = await clerk.get(path);
  expect(textOf(html)).toContain("Images (10 photos) The page then says: “No photos found.”");
  const shown = boxes(html);
  expect(shown.map(({ value }) => value)).toEqual([...staffKinds.map(({ key }) => key), "texts", "settings"]);
  expect(shown.every(({ isTicked }) => isTicked)).toBe(true);

  const answer = await remove(
    clerk,
    shown.map(({ value }) => value),
  );
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, steps]);
  const after = await clerk.get(steps);
  expect(textOf(after)).toContain("Sample content removed. Undo");
  const emptied = await read(site);
  expect(emptied.counts.every((count) => count === 0)).toBe(true);
  expect(emptied.texts).toEqual([]);
  expect(emptied.settings).toMatchObject({
    school_name: "Palashpur Public School",
    phone: "+91 00000 00000",
    facebook_url: "",
    stat_years: "",
    sample_notice: "",
  });
  expect(textOf(await site.visitor().get("/school-gallery"))).toContain("No photos found.");
  expect((await clerk.visit(path)).headers.get("Location")).toBe(steps);
  const home = await site.visitor().get("/");
  expect(home).not.toContain(`id="about-heading"`);
  expect(textOf(home)).not.toMatch(/Our mission|Our vision/);

  await clerk.visit("/dashboard/undo", { form: { undo: undoOf(after) } });
  expect(await read(site)).toEqual(before);
});

test("removes only what is ticked, and never the school's own", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/texts/about", { value: "Our own words." });
  await clerk.submit("/dashboard/settings/figures", { stat_years: "12" });
  await clerk.submit(`${topper.pages.record}/1/update`, {
    name: "Asha Hembram",
    marks: "97 %",
    std: "Class X",
  });
  const choices = textOf(await clerk.get(path));
  expect(choices).toMatch(/Results \(\d+ results\) Visitors then see only the school's own\./);
  expect(choices).toMatch(/Faculty \(\d+ faculty members\) The page then says: “No Faculty found\.”/);
  expect((await remove(clerk, [])).status).toBe(422);
  await remove(clerk, ["topper", "texts", "settings"]);
  const { texts, settings } = await read(site);
  expect(texts.map(({ value }) => value)).toEqual(["Our own words."]);
  expect(settings.stat_years).toBe("12");
  const results = textOf(await site.visitor().get("/results"));
  expect(results).toContain("Asha Hembram");
  expect(results).not.toContain("people on this page are invented");
  expect(textOf(await site.visitor().get("/faculty"))).toContain("people on this page are invented");
});

test("undo leaves alone what the school wrote since", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  await remove(clerk, ["texts", "settings"]);
  const undo = undoOf(await clerk.get(steps));
  await clerk.submit("/dashboard/texts/about", { value: "Our own words." });
  await clerk.submit("/dashboard/settings/figures", { stat_years: "12" });
  await clerk.visit("/dashboard/undo", { form: { undo } });
  const { texts, settings } = await read(site);
  expect(texts.filter(({ name }) => name === "about")).toEqual([
    { name: "about", language: "en", value: "Our own words.", is_sample: 0 },
  ]);
  expect(texts.length).toBeGreaterThan(20);
  expect(settings).toMatchObject({ stat_years: "12", count_students: "400" });
});

test("an editor removes sample records and texts, but no settings", async () => {
  const site = await openSampleSite();
  const editor = await site.editor();
  expect(boxes(await editor.get(path)).map(({ value }) => value)).not.toContain("settings");
  await remove(editor, ["settings", "notice"]);
  expect((await read(site)).settings.facebook_url).not.toBe("");
  const empty = await openSite();
  expect(boxes(await (await empty.staff()).get(path))).toEqual([]);
});

describe("the trash keeps removed texts and settings", () => {
  const trash = "/dashboard/trash";
  const keyOf = (html: string) => fieldOf(html, "samples");

  test("the trash finds and restores removed samples as long as records", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    const before = await read(site);
    expect(await clerk.get(trash)).not.toContain("Sample texts and settings");
    await remove(clerk, ["texts", "settings"]);
    const days = (count: number) => Date.now() + count * 24 * 60 * 60 * 1000;
    await purgeUndo(site.db, days(trashDays - 1));
    const found = async (query: string) => keyOf(await clerk.get(`${trash}?${query}`));
    const html = await clerk.get(trash);
    expect(textOf(html)).toContain(`${Object.keys(createTexts()).length} texts`);
    for (const query of ["kind=samples", "q=Palashpur", "q=sample", "kind=samples&q=library"])
      expect([query, await found(query)]).toEqual([query, keyOf(html)]);
    for (const query of ["kind=notice", "q=elephant"]) expect(await found(query)).toBe("");
    const editor = await site.editor();
    expect(textOf(await editor.get(trash))).toContain("An administrator can restore this.");
    expect((await editor.visit(trash, { form: { samples: keyOf(html) } })).status).toBe(403);
    await clerk.visit(trash, { form: { samples: keyOf(html) } });
    expect(await read(site)).toEqual(before);
    expect(await found("")).toBe("");
    await remove(clerk, ["texts"]);
    await purgeUndo(site.db, days(trashDays + 1));
    expect(await found("")).toBe("");
  });

  test("apart from the records that were removed with them", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    await remove(clerk, [topper.key, "texts"]);
    await clerk.visit(trash, { form: { samples: keyOf(await clerk.get(trash)) } });
    expect(await starterIds(site.db, topper.table)).toEqual([]);
    expect(await site.db.selectFrom("texts").select("name").where("is_sample", "=", 1).execute()).not.toEqual(
      [],
    );
    await remove(clerk, ["texts"]);
    const { count, newest } = await summarizeTrash(site.db);
    await clerk.submit(trash, { empty: "yes", count: String(count), until: newest ?? "" });
    expect(textOf(await clerk.get(trash))).toContain("Sample texts and settings");
  });
});
