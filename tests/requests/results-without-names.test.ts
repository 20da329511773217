import { afterEach, describe, expect, test, vi } from "vitest";
import { noteConsent } from "~/capabilities/consents/at-adding.server";
import { consents } from "~/capabilities/consents/consent.server";
import { topper } from "~/kinds/topper";
import { saveSettings } from "~/settings/queries.server";
import { markAsStarter } from "~db/starter-marks";
import { sendPhoto } from "../support/photo-form";
import { openSampleSite, openSite, textOf } from "../support/site";

afterEach(() => void vi.useRealTimers());

type Site = Awaited<ReturnType<typeof openSite>>;

const add = "/dashboard/add-result";
const students = [
  { name: "Zebrafinch Das", marks: "97.4%", std: "Class X" },
  { name: "Nuthatch Roy", marks: "96.1%", std: "Class X" },
  { name: "Wagtail Sen", marks: "91%", std: "Class X" },
];

async function openThree(rule: string) {
  const site = await openSite();
  const clerk = await site.staff();
  for (const student of students) await sendPhoto(clerk, add, student);
  await saveSettings(site.db, { consent_rule: rule });
  return { site, clerk };
}

const results = async (site: Site) => textOf(await site.visitor().get("/results"));
const reply = async (site: Site) =>
  ((await (await site.visitor().visit("/gdapi/get_toppers.php")).json()) as { photos: { name: string }[] })
    .photos;
const agree = (site: Site, id: number, on?: string) =>
  noteConsent(site.db, topper, id, { who: "clerk", by: "Mrs. Das", ...(on && { on }) });

async function seen(site: Site) {
  const { stem } = await site.db
    .selectFrom("toppers")
    .innerJoin("pictures", "pictures.id", "picture_id")
    .select("stem")
    .where("toppers.id", "=", 1)
    .executeTakeFirstOrThrow();
  const visitor = site.visitor();
  const asked = await visitor.visit("/take-down/topper/1");
  return {
    picture: (await visitor.visit(`/gdapi/uploads/${stem}-960.webp`)).status,
    asked: asked.status,
    name: (await asked.text()).includes("Zebrafinch"),
  };
}

describe("if every result needs a consent", () => {
  test("results without a consent are counted in bands without name, photo and marks", async () => {
    const { site } = await openThree("require");
    const page = await results(site);
    expect(page).not.toMatch(/Zebrafinch|Nuthatch|Wagtail|97\.4|No student results found/);
    expect(page).toContain("More results, without names");
    expect(page).toContain("Class X Marks Students 95–100 % 2 90–95 % 1");
    expect(page).toContain("Students by marks, Class X 95–100 %: 2, 90–95 %: 1");
    expect(await reply(site)).toEqual([]);
    expect(await seen(site)).toEqual({ picture: 404, asked: 404, name: false });
  });

  test("names a result until its consent ends or is withdrawn", async () => {
    const { site } = await openThree("require");
    await agree(site, 1);
    expect(await results(site)).toContain("Zebrafinch Das Class X 97.4%");
    expect(await results(site)).toContain("95–100 % 1 90–95 % 1");
    expect((await reply(site)).map(({ name }) => name)).toEqual(["Zebrafinch Das"]);
    expect(await seen(site)).toEqual({ picture: 200, asked: 200, name: true });
    await site.db.updateTable("consents").set({ valid_until: "2026-11-30" }).execute();
    vi.setSystemTime("2026-11-30T18:00:00Z");
    expect(await seen(site)).toEqual({ picture: 200, asked: 200, name: true });
    vi.setSystemTime("2026-11-30T18:35:00Z");
    expect(await results(site)).not.toContain("Zebrafinch");
    expect(await seen(site)).toEqual({ picture: 404, asked: 404, name: false });
    await site.db.updateTable("consents").set({ valid_until: "" }).execute();
    expect((await seen(site)).picture).toBe(200);
    for (const { id } of await consents.list(site.db, { limit: 9 })) await consents.erase(site.db, id);
    expect(await results(site)).not.toContain("Zebrafinch");
    expect((await seen(site)).picture).toBe(404);
  });

  test("a consent for printed matter does not count for the website", async () => {
    const { site } = await openThree("require");
    await agree(site, 1);
    await site.db.updateTable("consents").set({ for_site: 0, for_print: 1 }).execute();
    expect(await results(site)).not.toContain("Zebrafinch");
  });

  test("a request to take one down that waits can be decided after its consent has ended", async () => {
    const { site, clerk } = await openThree("require");
    await agree(site, 1);
    await saveSettings(site.db, { take_down_daily: "0" });
    const request = { name: "Mrs. Das", relation: "parent", phone: "98765 43210" };
    expect((await site.visitor().submit("/take-down/topper/1", request)).status).toBe(303);
    await site.db.deleteFrom("consents").execute();
    expect(textOf(await clerk.get("/dashboard/take-downs/1"))).toContain("Zebrafinch Das");
    expect((await clerk.submit("/dashboard/take-downs/1", { decision: "hide" })).status).toBe(303);
    const { deleted_at } = await site.db
      .selectFrom("toppers")
      .select("deleted_at")
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    expect(deleted_at).not.toBeNull();
  });

  test("staff see all results, and sample results stay", async () => {
    const { site, clerk } = await openThree("require");
    expect(textOf(await clerk.get("/dashboard/manageresults"))).toContain("Zebrafinch Das");
    await markAsStarter(site.db, "toppers", [2]);
    expect(await results(site)).toContain("Nuthatch Roy");
    await site.db.updateTable("toppers").set({ version: 2 }).where("id", "=", 2).execute();
    expect(await results(site)).not.toContain("Nuthatch Roy");
    const samples = await openSampleSite();
    await saveSettings(samples.db, { consent_rule: "require" });
    expect(await results(samples)).not.toContain("without names");
  });
});

test.each(["", "ask", "off"])("with the rule %j results are shown as entered", async (rule) => {
  const { site } = await openThree(rule);
  const page = await results(site);
  for (const { name, marks } of students) expect(page).toContain(`${name} Class X ${marks}`);
  expect(page).not.toContain("without names");
  expect(await reply(site)).toHaveLength(3);
  expect(await seen(site)).toEqual({ picture: 200, asked: 200, name: true });
});

test("renders a cached page again when a consent is added, changed or deleted", async () => {
  const { site } = await openThree("require");
  const revision = async () =>
    (await site.db.selectFrom("content_revision").select("revision").executeTakeFirstOrThrow()).revision;
  const before = await revision();
  await agree(site, 1);
  expect(await revision()).toBe(before + 1);
});
