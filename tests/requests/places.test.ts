import { expect, test } from "vitest";
import { openSite, textOf } from "../support/site";

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
    const html = await site.visitor().get("/mandatory-public-disclosure");
    return [...html.matchAll(/>Click Here<span[^>]*>: (\w+)/g)].map(([, name]) => name);
  };
  const places = async () =>
    [...textOf(await clerk.get("/dashboard/disclosures")).matchAll(/Position (\d+)/g)].map(
      ([, place]) => place,
    );
  const add = (name: string, position: string) => send("/dashboard/disclosures/add", name, position);
  return { site, clerk, send, order, places, add };
}

test("what is put at a place stands there, and the others move", async () => {
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
  expect(await places()).toEqual(["1", "2", "3", "4"]);
  await clerk.submit("/dashboard/disclosures/2/delete", {});
  expect(await order()).toEqual(["Rte", "Land", "Noc"]);
  expect(await places()).toEqual(["1", "2", "3"]);
  await clerk.visit("/dashboard/trash", { form: { item: "disclosure document:2" } });
  expect(await order()).toEqual(["Fee", "Rte", "Land", "Noc"]);
  expect(await places()).toEqual(["1", "2", "3", "4"]);
});

test("who only moved along has not been changed: their form is saved without a question", async () => {
  const { clerk, order, add, site } = await openDocuments();
  await add("Noc", "1");
  const form = await clerk.get("/dashboard/disclosures/1/update");
  const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? "";
  expect(version).not.toBe("");
  await add("Fee", "1");
  const body = new FormData();
  for (const [field, value] of Object.entries({ name: "Nocs", position: "1", version }))
    body.append(field, value);
  expect((await clerk.visit("/dashboard/disclosures/1/update", { body })).status).toBe(303);
  expect(await order()).toEqual(["Nocs", "Fee"]);
  const rows = await site.db.selectFrom("disclosures").select(["id", "version"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: 1, version: 2 },
    { id: 2, version: 1 },
  ]);
});
