import { describe, expect, test } from "vitest";
import { readActivity } from "../support/activity";
import { fieldOf, readPage } from "../support/page";
import { openedIn, openSampleSite, openSite, textOf } from "../support/site";
import { writeTexts } from "../support/texts";

const path = "/dashboard/texts/fees_table";
const typedIn = (html: string, name: string) => readPage(html).field(name);
const rowsOf = (html: string) => readPage(html).main.texts("tr");

const fields = (rows: string[][]) =>
  Object.fromEntries(rows.flatMap((cells, row) => cells.map((cell, at) => [`cell-${row}-${at}`, cell])));

describe("the form of a table", () => {
  test("fees of fifteen classes are one form: filled, saved, seen in the Indian way of writing", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const html = await clerk.get(path);
    const offered = [...html.matchAll(/name="cell-(\d+)-0"[^>]*value="([^"]+)"/g)].map(
      ([, , name = ""]) => name,
    );
    expect(offered).toHaveLength(15);
    const sent = await clerk.submit(path, fields(offered.map((name) => [name, "1,20,000", "9000"])));
    expect([sent.status, sent.headers.get("Location")]).toEqual([
      303,
      "/dashboard/pages?page=/fees#fees_table",
    ]);
    const rows = rowsOf(await site.visitor().get("/fees"));
    expect(rows[0]).toBe("Class On admission Term 1");
    expect(rows).toHaveLength(16);
    expect(rows[4]).toBe("Class I ₹ 1,20,000 ₹ 9,000");
  });

  test("on phones the cards of a long table are folded, and show the totals of the first and later years", async () => {
    const site = await openSite();
    const row = (name: string) => [name, "500", "600", "600", "600", "2300", "1800"].join(" | ");
    const cards = async () => (await site.visitor().open("/fees")).main;
    await writeTexts(site.db, { fees_table: [row("I"), row("II"), row("III")].join("\n") });
    expect((await cards()).has("details")).toBe(false);
    const names = ["I", "II", "III", "IV", "V"];
    await writeTexts(site.db, { fees_table: names.map(row).join("\n") });
    expect((await cards()).texts("summary")).toEqual(
      names.map((name) => `${name} First year, in total ₹ 2,300 Each later year ₹ 1,800`),
    );
    await writeTexts(site.db, {
      fees_table: Array(6).fill("VI | Free | Free | Free | Free | Free").join("\n"),
    });
    expect((await cards()).part("summary").text).toMatch(/VI .* Free/);
  });

  test("every head says what it heads", async () => {
    const site = await openSite();
    await writeTexts(site.db, { fees_table: "I | 500 | 600\nII | 500 | 600" });
    const { main } = await site.visitor().open("/fees");
    expect([main.count('th[scope="col"]'), main.count('th[scope="row"]')]).toEqual([3, 2]);
    expect(main.has("caption")).toBe(true);
  });

  test("the school names its terms", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await clerk.submit(path, { ...fields([["I", "500", "600"]]), "heading-2": "April to July" });
    expect(rowsOf(await site.visitor().get("/fees"))[0]).toBe("Class On admission April to July");
    expect(typedIn(await clerk.get(path), "heading-2")).toBe("April to July");
  });

  test("rows are added, moved and put in without saving, and without losing what was typed", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const typed = {
      ...fields([
        ["I", "500"],
        ["II", "x".repeat(100)],
      ]),
    };
    const added = await clerk.submit(path, { ...typed, change: "add" });
    expect(added.status).toBe(200);
    const more = await added.text();
    expect([typedIn(more, "cell-0-1"), typedIn(more, "cell-1-0")]).toEqual(["500", "II"]);
    expect(more).toContain('name="cell-6-5"');
    const moved = await (await clerk.submit(path, { ...typed, change: "up-1" })).text();
    expect([typedIn(moved, "cell-0-0"), typedIn(moved, "cell-1-0")]).toEqual(["II", "I"]);
    const put = await (await clerk.submit(path, { ...typed, change: "insert-1" })).text();
    expect([typedIn(put, "cell-0-0"), typedIn(put, "cell-1-0"), typedIn(put, "cell-2-0")]).toEqual([
      "I",
      "",
      "II",
    ]);
    for (const change of ["up-0", "up-999", "insert-999", "nothing-1"]) {
      expect([change, (await clerk.submit(path, { ...typed, change })).status]).toEqual([
        change,
        change.startsWith("nothing") ? 303 : 200,
      ]);
    }
  });

  test("rows of a spreadsheet are put into the table to look at, or saved as they are", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const value = "Class\tOnce\tApril\nI\t5,000\t700\nII\t6,000\t800";
    const shown = await (await clerk.submit(path, { value, change: "paste" })).text();
    expect([typedIn(shown, "cell-1-1"), typedIn(shown, "heading-1")]).toEqual(["6,000", "Once"]);
    expect(await site.visitor().get("/fees")).not.toContain("6,000");
    expect((await clerk.submit(path, { value, ...fields([["Old", "1"]]) })).status).toBe(303);
    expect(rowsOf(await site.visitor().get("/fees")).slice(1)).toEqual([
      "I ₹ 5,000 ₹ 700",
      "II ₹ 6,000 ₹ 800",
    ]);
  });

  test("shows errors next to fields and keeps typed values", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const answer = await clerk.submit(
      path,
      fields([
        ["I", "500"],
        ["", "700"],
      ]),
    );
    expect(answer.status).toBe(422);
    const page = readPage(await answer.text());
    expect(page.has('a[href="#cell-1-0"]')).toBe(true);
    expect(page.text).toContain("Row 2: enter the class");
    expect(page.part("input#cell-1-0").attribute("aria-invalid")).toBe("true");
    expect([page.field("cell-0-1"), page.field("cell-1-1")]).toEqual(["500", "700"]);
  });

  test("if two people edit a table, the second sees both and keeps the typed one", async () => {
    const site = await openSite();
    const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
    const opened = openedIn(await clerk.get(path));
    await colleague.submit(path, { ...fields([["I", "500"]]), opened });
    const answer = await clerk.visit(path, { form: { ...fields([["I", "900"]]), opened } });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(textOf(html)).toMatch(/Fees by class I \| 500 I \| 900/);
    expect([typedIn(html, "cell-0-1"), openedIn(html)]).toEqual(["900", openedIn(await clerk.get(path))]);
  });

  test("earlier versions are kept, compared and brought back", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    for (const amount of ["500", "900"]) await clerk.submit(path, fields([["I", amount]]));
    const [, version = ""] =
      /href="(\/dashboard\/texts\/fees_table\/versions\/\d+)"/.exec(await clerk.get(path)) ?? [];
    expect((await clerk.open(version)).texts("del")).toContain("500");
    expect((await clerk.submit(version, {})).status).toBe(303);
    expect(rowsOf(await site.visitor().get("/fees"))[1]).toBe("I ₹ 500");
  });
});

test("a double click saves once", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const html = await clerk.get(path);
  const token = fieldOf(html, "form_token");
  const form = { form_token: token, version: "0", ...fields([["I", "500"]]) };
  const answers = await Promise.all([1, 2, 3].map(() => clerk.visit(path, { form })));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  const said = await readActivity(site.db, ["id"], (entry) => entry.action === "changed a text");
  expect(said).toHaveLength(1);
});

test("the sample school's tables are samples until they are changed", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const samples = async () =>
    Number(/(\d+) texts are still samples/.exec(await clerk.get("/dashboard/pages"))?.[1]);
  const before = await samples();
  await clerk.submit(path, fields([["I", "500"]]));
  expect(await samples()).toBe(before - 1);
});
