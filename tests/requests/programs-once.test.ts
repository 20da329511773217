import { expect, test } from "vitest";
import { keepPrograms } from "~db/seed/programs-once";
import { isEmpty, seedStarterContent } from "~db/seed/starter-content";
import { ensureIdentity } from "~db/site-identity";
import { notice, openSite, textOf } from "../support/site";

const shown = async (site: Awaited<ReturnType<typeof openSite>>) => {
  const visitor = site.visitor();
  return [
    textOf(await visitor.get("/programs")).includes("Middle stage"),
    textOf(await visitor.get("/")).includes("Cafeteria"),
  ];
};

test("a site from before keeps the programs and amenities that it showed, once", async () => {
  const site = await openSite();
  await ensureIdentity(site.db);
  await (await site.staff()).submit("/dashboard/add-notice", notice);
  await keepPrograms(site.db, isEmpty);
  expect(await shown(site)).toEqual([true, true]);
  await keepPrograms(site.db, isEmpty);
  expect(await site.db.selectFrom("programs").select("id").execute()).toHaveLength(5);
  await site.db.deleteFrom("programs").execute();
  await site.db.deleteFrom("amenities").execute();
  await keepPrograms(site.db, isEmpty);
  expect(await shown(site)).toEqual([false, false]);
});

test("a new site that starts without sample content gets none; one with it gets each once", async () => {
  const bare = await openSite();
  await ensureIdentity(bare.db);
  await keepPrograms(bare.db, isEmpty);
  await (await bare.staff()).submit("/dashboard/add-notice", notice);
  await keepPrograms(bare.db, isEmpty);
  expect(await shown(bare)).toEqual([false, false]);

  const full = await openSite();
  await ensureIdentity(full.db);
  await seedStarterContent(full.db, full.files);
  await keepPrograms(full.db, isEmpty);
  expect(await shown(full)).toEqual([true, true]);
  expect(await full.db.selectFrom("amenities").select("id").execute()).toHaveLength(6);
});
