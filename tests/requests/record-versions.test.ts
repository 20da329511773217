import { describe, expect, test } from "vitest";
import { keptVersions } from "~/content/texts/queries.server";
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
    // What is saved as it was is no version.
    await editor.submit(edit, { ...form, title: "Other name", details: `The text ${keptVersions + 5}` });
    const links = versionsIn(await editor.get(edit));
    expect(links).toHaveLength(keptVersions);
    expect(links[0]?.words).toMatch(/^Saved .* by colleague$/);
    const oldest = links.at(-1)?.to ?? "";
    const html = await editor.get(oldest);
    expect(textOf(html)).toContain("The text 5");
    expect(html).toContain("<del>5</del>");
    expect(html).toContain(`<ins>${keptVersions + 5}</ins>`);
    const answer = await editor.submit(oldest, {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, list]);
    const shown = await site.visitor().get(page);
    expect(shown).toContain("The text 5<");
    expect(shown).toContain("Other name");
    expect(textOf(await editor.get(edit))).toContain(`The text ${keptVersions + 5}`);
    // The one that was brought back made room: it was the oldest.
    expect((await editor.visit(oldest)).status).toBe(404);
  });

  test("from the sample content is the first of its versions; erased, it leaves none behind", async () => {
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
    const [first] = versionsIn(await clerk.get(edit));
    expect(textOf(await clerk.get(first?.to ?? ""))).toContain(sample.details.slice(0, 60));
    expect((await site.visitor().visit(first?.to ?? "")).status).toBe(303);
    await clerk.submit(`${list}/${sample.id}/delete`, {});
    expect((await clerk.visit(first?.to ?? "")).status).toBe(404);
    await site.db.deleteFrom(table).where("id", "=", sample.id).execute();
    expect(
      await site.db.selectFrom("text_versions").select("id").where("name", "like", "%:%").execute(),
    ).toEqual([]);
  });
});
