import { expect, test } from "vitest";
import { avifJobs } from "~/files/pictures/avif-jobs.server";
import { addPictureRow } from "~/files/pictures/picture-rows.server";
import { randomStem } from "~/files/store/store.server";
import { openSite, textOf } from "../support/site";

const made = () => ({ stem: randomStem(), width: 800, height: 600, placeholder: "", bytes: 1 });

const woken: string[] = [];

async function siteWithSetAside(count: number) {
  const site = await openSite({}, { pictureAdded: () => void woken.push("woken") });
  for (let index = 0; index < count; index += 1) await addPictureRow(site.db, made());
  await site.db
    .updateTable("avif_jobs")
    .set({ attempts: 3, last_error: "The program that makes it crashed or took too long." })
    .execute();
  return site;
}

test("lists photos that were set aside on the dashboard, and retries them", async () => {
  const site = await siteWithSetAside(2);
  const clerk = await site.staff();
  expect(textOf(await clerk.get("/dashboard"))).toContain(
    "The small copies of 2 photos could not be made. See why, and try again",
  );
  const page = await clerk.get("/dashboard/photo-copies");
  expect(page.match(/crashed or took too long/g)?.length).toBeGreaterThanOrEqual(2);
  expect(await avifJobs(site.db).claim()).toBeUndefined();

  woken.length = 0;
  const answer = await clerk.submit("/dashboard/photo-copies", {});
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard"]);
  expect(woken).toEqual(["woken"]);
  const overview = textOf(await clerk.get("/dashboard"));
  expect(overview).toContain("The small copies are being made again.");
  expect(overview).not.toContain("could not be made");
  expect(await avifJobs(site.db).claim()).toMatchObject({ attempts: 1 });
  expect(textOf(await clerk.get("/dashboard/photo-copies"))).toContain("Every photo has its small copies");
});

test("photos at their third try, or waiting for disk space, are not reported yet", async () => {
  const site = await openSite();
  for (let index = 0; index < 2; index += 1) await addPictureRow(site.db, made());
  const jobs = avifJobs(site.db);
  await site.db.updateTable("avif_jobs").set({ attempts: 2 }).execute();
  await jobs.claim();
  const held = await jobs.claim();
  if (held) await jobs.postpone(held, "The disk refused: ENOSPC.");
  const clerk = await site.staff();
  expect(textOf(await clerk.get("/dashboard"))).not.toContain("could not be made");
});
