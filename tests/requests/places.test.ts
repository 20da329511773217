import { describe, expect, test } from "vitest";
import { t } from "#say";
import { staffKinds } from "~/kinds/registry";
import { readActivity } from "../support/activity";
import { addRecord } from "../support/records";
import { openedIn, openSite, textOf } from "../support/site";

const pdf = new Blob([`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`]);

async function openDocuments() {
  const site = await openSite();
  const clerk = await site.staff();
  const send = async (path: string, name: string, position: string) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ name, position })) body.append(field, value);
    body.append("document", new Blob([pdf, `% ${name}`, "\n%%EOF\n"]), "a.pdf");
    expect((await clerk.visit(path, { body })).status).toBe(303);
  };
  const order = async () => {
    const page = await site.visitor().open("/mandatory-public-disclosure");
    return page.texts("a").flatMap((label) => /^Click Here : (\w+)/.exec(label)?.[1] ?? []);
  };
  const places = async () => {
    const there = site.db.selectFrom("disclosures").select("position").where("deleted_at", "is", null);
    return (await there.orderBy("position").execute()).map(({ position }) => position);
  };
  const add = (name: string, position: string) => send("/dashboard/disclosures/add", name, position);
  return { site, clerk, send, order, places, add };
}

test("moves a record to a position, and the others along", async () => {
  const { clerk, send, order, places, add } = await openDocuments();
  await add("Noc", "1");
  await add("Fee", "1");
  expect(await order()).toEqual(["Fee", "Noc"]);
  await add("Rte", "2");
  expect(await order()).toEqual(["Fee", "Rte", "Noc"]);
  await add("Land", "99");
  expect(await order()).toEqual(["Fee", "Rte", "Noc", "Land"]);
  await send("/dashboard/disclosures/4/update", "Land", "1");
  expect(await order()).toEqual(["Land", "Fee", "Rte", "Noc"]);
  await send("/dashboard/disclosures/4/update", "Land", "3");
  expect(await order()).toEqual(["Fee", "Rte", "Land", "Noc"]);
  expect(await places()).toEqual([1, 2, 3, 4]);
  await clerk.submit("/dashboard/disclosures/2/delete", {});
  expect(await order()).toEqual(["Rte", "Land", "Noc"]);
  expect(await places()).toEqual([1, 2, 3]);
  await clerk.visit("/dashboard/trash", { form: { item: "disclosure document:2" } });
  expect(await order()).toEqual(["Fee", "Rte", "Land", "Noc"]);
  expect(await places()).toEqual([1, 2, 3, 4]);
});

test("moving other records causes no edit conflict", async () => {
  const { clerk, order, add, site } = await openDocuments();
  await add("Noc", "1");
  const form = await clerk.get("/dashboard/disclosures/1/update");
  const opened = openedIn(form);
  expect(opened).not.toBe("");
  await add("Fee", "1");
  const body = new FormData();
  for (const [field, value] of Object.entries({ name: "Nocs", position: "1", opened }))
    body.append(field, value);
  expect((await clerk.visit("/dashboard/disclosures/1/update", { body })).status).toBe(303);
  expect(await order()).toEqual(["Fee", "Nocs"]);
  const rows = await site.db.selectFrom("disclosures").select(["id", "version"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: 1, version: 2 },
    { id: 2, version: 1 },
  ]);
});

const orderedKinds = staffKinds.filter(({ ordered }) => ordered);

test("every table with a place is of a kind that staff put in order", async () => {
  const { db } = await openSite();
  const tables = await db.introspection.getTables();
  const placed = tables.filter(({ columns }) => columns.some(({ name }) => name === "position"));
  const ofRecords = placed.filter(({ columns }) => columns.some(({ name }) => name === "deleted_at"));
  expect(orderedKinds.map(({ table }) => table).sort()).toEqual(ofRecords.map(({ name }) => name).sort());
});

describe.each(orderedKinds)("the arrows of the list of every $key", (kind) => {
  const { pages, table } = kind;

  async function openList(count = 4) {
    const site = await openSite();
    const names = ["Four", "Three", "Two", "One"].slice(-count);
    for (const name of kind.ordered === "new last" ? names.reverse() : names) {
      await addRecord(site.db, kind, name, { ...("position" in kind.fields && { position: 1 }) });
    }
    const clerk = await site.staff();
    const rows = async () =>
      site.db
        .selectFrom(table as "slides")
        .select([kind.columns.name as "title", "position", "id", "version"])
        .where("deleted_at", "is", null)
        .orderBy("position")
        .execute();
    const nameOf = (row: object) => (row as Record<string, string>)[kind.columns.name];
    const order = async () => (await rows()).map(nameOf);
    const shown = async () =>
      [...(await clerk.get(pages.list)).matchAll(/aria-label="Edit (\w+)"/g)].map(([, name]) => name);
    const arrow = async (name: string, way: "up" | "down") => {
      const buttons = (await clerk.open(pages.list)).parts("button");
      return buttons.find(({ text }) => text === `Move ${name} ${way}`)?.attribute("value");
    };
    const send = (move: string) => clerk.visit(pages.list, { form: { move } });
    const press = async (name: string, way: "up" | "down") => send((await arrow(name, way)) ?? "none");
    return { site, clerk, rows, order, shown, arrow, send, press };
  }

  test("move a row by one, and come back to it", async () => {
    const { site, order, shown, press, arrow, rows } = await openList();
    expect(await shown()).toEqual(["One", "Two", "Three", "Four"]);
    const answer = await press("Three", "up");
    const [, three] = await rows();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${pages.list}#row-${three?.id}`]);
    expect(await order()).toEqual(["One", "Three", "Two", "Four"]);
    expect(await shown()).toEqual(["One", "Three", "Two", "Four"]);
    await press("One", "down");
    expect(await order()).toEqual(["Three", "One", "Two", "Four"]);
    expect((await rows()).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect([await arrow("Three", "up"), await arrow("Four", "down")]).toEqual([undefined, undefined]);
    const log = await readActivity(site.db, ["action", "subject"]);
    const action = `moved ${t(kind.names.counted, { count: 1 })}`;
    expect(log.filter((entry) => entry.action === action)).toEqual([
      { action, subject: "Three" },
      { action, subject: "One" },
    ]);
  });

  test("a move that is sent twice moves once, with one line of activity", async () => {
    const { site, order, arrow, send, rows } = await openList();
    const move = (await arrow("Three", "up")) ?? "";
    await Promise.all([send(move), send(move)]);
    expect(await order()).toEqual(["One", "Three", "Two", "Four"]);
    const log = await readActivity(site.db, ["action"], (entry) => /^moved/.test(entry.action));
    expect(log).toHaveLength(1);
    expect((await rows()).map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  });

  test("concurrent moves of two people are both applied without equal positions", async () => {
    const { order, arrow, send, rows } = await openList();
    const moves = [await arrow("Two", "up"), await arrow("Three", "down"), await arrow("Four", "up")];
    await Promise.all([...moves, ...moves].map((move) => send(move ?? "")));
    expect((await rows()).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    const now = await order();
    expect(now.indexOf("Two")).toBeLessThan(now.indexOf("One"));
    expect(now.indexOf("Four")).toBeLessThan(now.indexOf("Three"));
  });

  test("a move from an outdated page changes nothing in place, and reports deleted records", async () => {
    const { site, clerk, order, arrow, send } = await openList();
    const old = (await arrow("Four", "up")) ?? "";
    const other = (await arrow("Three", "down")) ?? "";
    await send(other);
    expect(await order()).toEqual(["One", "Two", "Four", "Three"]);
    await send(old);
    expect(await order()).toEqual(["One", "Two", "Four", "Three"]);
    const gone = (await arrow("Two", "up")) ?? "";
    const { id } = await site.db
      .selectFrom(table as "slides")
      .select("id")
      .where(kind.columns.name as "title", "=", "One")
      .executeTakeFirstOrThrow();
    await clerk.submit(`${pages.record}/${id}/delete`, {});
    for (const move of [gone, "", "1 before", "1 before x", "1 over 2"]) {
      const answer = await send(move);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, pages.list]);
      expect(textOf(await clerk.get(pages.list))).toContain("The list has changed since you opened it");
      expect(await order()).toEqual(["Two", "Four", "Three"]);
    }
  });
});

test("visitors see faculty in the order of staff", async () => {
  const site = await openSite();
  const member = staffKinds.find(({ key }) => key === "faculty member");
  if (!member) throw new Error("There are no faculty.");
  const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;
  for (const [name, at] of [
    ["Old", day(1)],
    ["Newest", day(3)],
    ["Middle", day(2)],
    ["Later", day(2)],
  ] as const) {
    await addRecord(site.db, member, name, { at });
  }
  for (const [index, id] of [2, 4, 3, 1].entries())
    await site.db
      .updateTable("faculty")
      .set({ position: index + 1 })
      .where("id", "=", id)
      .execute();
  const cards = async () =>
    (await site.visitor().open("/faculty"))
      .texts("h2")
      .filter((name) => ["Old", "Newest", "Middle", "Later", "Added"].includes(name));
  expect(await cards()).toEqual(["Newest", "Later", "Middle", "Old"]);
  const clerk = await site.staff();
  await clerk.visit("/dashboard/deletefaculty", { form: { move: "1 before 2" } });
  expect(await cards()).toEqual(["Old", "Newest", "Later", "Middle"]);
  await addRecord(site.db, member, "Added");
  expect(await cards()).toEqual(["Old", "Newest", "Later", "Middle", "Added"]);
  const reply = await (await site.visitor().visit("/gdapi/getfacultylist.php")).json();
  expect(reply.photos.map(({ name }: { name: string }) => name)).toEqual([
    "Added",
    "Newest",
    "Later",
    "Middle",
    "Old",
  ]);
});
