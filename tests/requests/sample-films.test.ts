import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { illustrated } from "~db/seed/illustrated";
import { readPage } from "../support/page";
import { openSampleSite } from "../support/site";

test("the clips of the sample are small, and every sample video has one", () => {
  expect(illustrated.videos).toHaveLength(7);
  for (const { sample_film } of illustrated.videos)
    expect(statSync(`public/films/${sample_film}.mp4`).size, sample_film).toBeLessThan(300_000);
});

test("a tap on a poster shows the player of that film, which loads nothing else before", async () => {
  const site = await openSampleSite();
  const visitor = site.visitor();
  const list = await visitor.open("/events");
  expect(list.has("video")).toBe(false);
  const [path = "", anchor] = list.part('a[href^="/events?film="]').attribute("href")?.split("#") ?? [];
  const answer = await visitor.visit(path);
  expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
  const page = readPage(await answer.text());
  expect(page.has(`#${anchor}`)).toBe(true);
  expect(page.count("video")).toBe(1);
  const player = page.part("video[controls]");
  expect(player.attribute("preload")).toBe("none");
  expect(player.attribute("src")).toBe("/films/annual-day.mp4");
  expect(player.attribute("poster")).toMatch(/^\/uploads\//);
});

test("a film of another number is not cached", async () => {
  const site = await openSampleSite();
  const answer = await site.visitor().visit("/events?film=999");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(readPage(await answer.text()).has("video")).toBe(false);
});

test("a YouTube link replaces the clip", async () => {
  const site = await openSampleSite();
  await site.db
    .updateTable("videos")
    .set({ video_id: "dQw4w9WgXcQ" })
    .where("sample_film", "=", "annual-day")
    .execute();
  expect(await site.visitor().get("/events")).not.toContain("annual-day.mp4");
});

test("the light version links to the file, with its length", async () => {
  const site = await openSampleSite();
  const page = await site.visitor().open("/events", { headers: { "Save-Data": "on" } });
  expect(page.link("Annual day highlights")).toBe("/films/annual-day.mp4");
  expect(page.text).toMatch(/Annual day highlights.*?0:12/);
});
