import { describe, expect, test } from "vitest";
import { keptVersions } from "~/page-texts/queries.server";
import { sendPhoto } from "../support/photo-form";
import { openSampleSite, openSite, textOf } from "../support/site";

const kinds = [
  {
    list: "/dashboard/facilities",
    table: "facilities",
    form: { title: "Chess Room", position: "1", photos: "", beside_place: "", address: "chess" },
    page: "/chess",
  },
  {
    list: "/dashboard/programs",
    table: "programs",
    form: { title: "First stage", grades: "", subjects: "", position: "1" },
    page: "/programs",
  },
] as const;

const versionsIn = (html: string) =>
  [...html.matchAll(/href="([^"]+\/versions\/\d+)"[^>]*>([^<]*)/g)].map(([, to = "", words = ""]) => ({
    to,
    words,
  }));

describe.each(kinds)("a text of $table", ({ list, table, form, page }) => {
  test(`keeps its last ${keptVersions} versions: one can be compared and brought back`, async () => {
    const site = await openSite();
    const editor = await site.editor();
    await editor.submit(`${list}/add`, { ...form, details: "The text 0" });
    const edit = `${list}/1/update`;
    for (let number = 1; number <= keptVersions + 5; number += 1) {
      await editor.submit(edit, { ...form, details: `The text ${number}` });
    }
    // Unchanged saves add no version.
    await editor.submit(edit, { ...form, title: "Other name", details: `The text ${keptVersions + 5}` });
    const links = versionsIn(await editor.get(edit));
    expect(links).toHaveLength(keptVersions);
    expect(links[0]?.words).toMatch(/^Saved .* by colleague$/);
    const oldest = links.at(-1)?.to ?? "";
    const version = await editor.open(oldest);
    expect(version.text).toContain("The text 5");
    expect(version.texts("del")).toContain("5");
    expect(version.texts("ins")).toContain(`${keptVersions + 5}`);
    const answer = await editor.submit(oldest, {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, list]);
    const shown = await site.visitor().get(page);
    expect(shown).toContain("The text 5<");
    expect(shown).toContain("Other name");
    expect(textOf(await editor.get(edit))).toContain(`The text ${keptVersions + 5}`);
    expect((await editor.visit(oldest)).status).toBe(404);
  });

  test("sample content is the first version of a record, and erasing the record removes all versions", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    const sample = await site.db
      .selectFrom(table)
      .select(["id", "details"])
      .orderBy("id")
      .executeTakeFirstOrThrow();
    const edit = `${list}/${sample.id}/update`;
    expect(versionsIn(await clerk.get(edit))).toEqual([]);
    await clerk.submit(edit, { ...form, details: "Ours." });
    const links = versionsIn(await clerk.get(edit));
    const pages = await Promise.all(links.map(async ({ to }) => textOf(await clerk.get(to))));
    const first = links[pages.findIndex((page) => page.includes(sample.details.slice(0, 60)))];
    expect(first).toBeDefined();
    expect((await site.visitor().visit(first?.to ?? "")).status).toBe(303);
    await clerk.submit(`${list}/${sample.id}/delete`, {});
    expect((await clerk.visit(first?.to ?? "")).status).toBe(404);
    await site.db.deleteFrom(table).where("id", "=", sample.id).execute();
    expect(
      await site.db.selectFrom("text_versions").select("id").where("name", "like", "%:%").execute(),
    ).toEqual([]);
  });
});

interface Case {
  list: string;
  table: "facility_cards" | "amenities" | "facilities";
  form: Record<string, string>;
  field: string;
  page: string;
}

describe.each([
  {
    list: "/dashboard/facility-cards",
    table: "facility_cards",
    form: { title: "Green Campus", features: "", opens: "", position: "1" },
    field: "description",
    page: "/",
  },
  {
    list: "/dashboard/amenities",
    table: "amenities",
    form: { icon: "bus", position: "1" },
    field: "label",
    page: "/",
  },
  {
    list: "/dashboard/facilities",
    table: "facilities",
    form: {
      title: "Chess Room",
      position: "1",
      photos: "",
      beside_place: "",
      address: "chess",
      details: "As it is.",
    },
    field: "lead",
    page: "/chess",
  },
] as Case[])("$field of $table", ({ list, table, form, field, page }) => {
  test(`keeps its last ${keptVersions} versions, to compare and to bring back, and none once it is erased`, async () => {
    const site = await openSite();
    const clerk = await site.staff();
    if (table === "facility_cards")
      await sendPhoto(clerk, `${list}/add`, { ...form, [field]: "The words 0" });
    else await clerk.submit(`${list}/add`, { ...form, [field]: "The words 0" });
    const { id } = await site.db
      .selectFrom(table)
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const edit = `${list}/${id}/update`;
    const save = (words: string) =>
      table === "facility_cards"
        ? sendPhoto(clerk, edit, { ...form, [field]: words })
        : clerk.submit(edit, { ...form, [field]: words });
    for (let number = 1; number <= keptVersions + 3; number += 1) {
      const answer = await save(`The words ${number}`);
      if (answer.status !== 303) throw new Error(textOf(await answer.text()));
    }
    const links = versionsIn(await clerk.get(edit));
    expect(links).toHaveLength(keptVersions);
    const oldest = links.at(-1)?.to ?? "";
    const version = await clerk.open(oldest);
    expect(version.texts("del")).toContain("3");
    expect(version.texts("ins")).toContain(`${keptVersions + 3}`);
    expect((await clerk.submit(oldest, {})).status).toBe(303);
    const row = await site.db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ [field]: "The words 3" });
    if (page === "/chess") expect(await site.visitor().get(page)).toContain("The words 3");
    await site.db.deleteFrom(table).where("id", "=", id).execute();
    expect(
      await site.db.selectFrom("text_versions").select("id").where("name", "like", "%:%").execute(),
    ).toEqual([]);
  });
});
