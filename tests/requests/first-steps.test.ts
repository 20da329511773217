import sharp from "sharp";
import { expect, test } from "vitest";
import { staffKinds } from "~/content/records/registry";
import { topper } from "~/content/toppers/topper";
import { openSampleSite, openSite, textOf } from "../support/site";

const path = "/dashboard/first-steps";

function stepsOf(html: string): Record<string, string> {
  const rows = html.matchAll(/<li id="([^"]+)"[^>]*>.*?<h3[^>]*>.*?<\/h3><p[^>]*>(.*?)<\/p>/gs);
  return Object.fromEntries([...rows].map(([, key = "", left = ""]) => [key, textOf(left).trim()]));
}

const tag = ">Sample</span>";

const undone = (html: string) =>
  Object.entries(stepsOf(html))
    .filter(([, left]) => left !== "")
    .map(([key]) => key);

test("a sample site has every step before it; each ticks itself, and the overview counts them", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const before = stepsOf(await clerk.get(path));
  expect(before).toMatchObject({
    school: "Still sample content: Name, Motto, Address.",
    notices: "Sample content left: 7 notices.",
    albums: "Sample content left: 2 albums.",
    texts: expect.stringMatching(/^\d+ texts are still sample text\.$/),
    password: "",
  });
  for (const { table } of staffKinds)
    expect([table, before[table]]).toEqual([table, expect.stringMatching(/Sample/)]);
  const all = Object.keys(before).length;
  expect(textOf(await clerk.get("/dashboard"))).toContain(`First steps: 1 of ${all} are done. Go on`);

  const tags = async () => (await clerk.get(topper.pages.list)).split(tag).length - 1;
  expect(await tags()).toBe(8);
  await clerk.submit(`${topper.pages.record}/1/update`, {
    name: "Asha Hembram",
    marks: "97 %",
    std: "Class X",
  });
  await clerk.submit(`${topper.pages.record}/2/delete`, {});
  expect(stepsOf(await clerk.get(path)).toppers).toBe("Sample content left: 6 results.");
  expect(await tags()).toBe(6);

  await clerk.submit("/dashboard/settings/school", { school_name: "Hill School", time_zone: "" });
  expect(stepsOf(await clerk.get(path)).school).toBe("Empty: Address.");
  await clerk.submit("/dashboard/settings/school", {
    school_name: "Hill School",
    address: "Palashpur Public School",
    time_zone: "",
  });
  expect(stepsOf(await clerk.get(path)).school).toBe("");
  expect(textOf(await clerk.get("/dashboard"))).toContain(`First steps: 3 of ${all} are done.`);
});

test("confirms a sample as the school's own, and logs it", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  for (const keep of ["amenities", "figures", "texts"]) {
    const sent = await clerk.submit(path, { keep });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${path}#${keep}`]);
    expect(stepsOf(await clerk.get(path))[keep]).toBe("");
  }
  expect(await clerk.get("/dashboard/pages?page=/fees")).not.toContain(tag);
  expect(await clerk.get("/dashboard/amenities")).not.toContain(tag);
  expect(await clerk.get("/dashboard/programs")).toContain(tag);
  expect(textOf(await clerk.get("/dashboard/activity"))).toMatch(
    /kept samples as the school's own.*Amenities/s,
  );
  expect((await clerk.submit(path, { keep: "nothing" })).status).toBe(404);
});

test("the logo is a step until there is one, or none is needed", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const left = async () => stepsOf(await clerk.get(path)).logo;
  expect(await left()).toBe("Every page still shows the sample logo.");
  await clerk.submit(path, { keep: "logo" });
  expect(await left()).toBe("");

  const other = await openSite();
  const person = await other.staff();
  const body = new FormData();
  const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: "teal" } });
  body.append("photo", new Blob([new Uint8Array(await picture.png().toBuffer())]), "logo.png");
  expect((await person.visit("/dashboard/settings/logo", { body })).status).toBe(303);
  expect(stepsOf(await person.get(path)).logo).toBe("");
});

test("an editor has the steps of the content, and no others", async () => {
  const site = await openSampleSite();
  const editor = await site.editor();
  expect(Object.keys(stepsOf(await editor.get(path)))).toEqual([
    "texts",
    ...staffKinds.map(({ table }) => table),
  ]);
  expect((await editor.submit(path, { keep: "figures" })).status).toBe(404);
});

test("a site without sample content asks for what it needs", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  expect(undone(await clerk.get(path))).toEqual([
    "school",
    "contact",
    "logo",
    "notices",
    "photos",
    "faculty",
    "disclosures",
    "backups",
  ]);
});

test("a site without samples left does not look for them, and the overview reads everything once", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const asked: string[] = [];
  const { selectFrom } = site.db;
  const noting = (table: Parameters<typeof selectFrom>[0]) => {
    asked.push(String(table));
    return selectFrom.call(site.db, table);
  };
  site.db.selectFrom = noting as typeof selectFrom;
  const timesOf = async (table: string, path: string) => {
    asked.length = 0;
    await clerk.get(path);
    return asked.filter((one) => one === table).length;
  };
  expect(await timesOf("toppers", topper.pages.list)).toBe(1);
  expect(await timesOf("backups", "/dashboard")).toBe(1);
  // All settings, and the setting that requires two-factor authentication.
  expect(await timesOf("settings", "/dashboard")).toBe(2);
});
