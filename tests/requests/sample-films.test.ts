import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { illustrated } from "~db/seed/illustrated";
import { openSampleSite } from "../support/site";

test("the clips of the sample are small, and every sample video has one", () => {
  expect(illustrated.videos).toHaveLength(7);
  for (const { sample_film } of illustrated.videos)
    expect(statSync(`public/films/${sample_film}.mp4`).size, sample_film).toBeLessThan(300_000);
});

test("a tap on a poster shows the player of that film, which loads nothing else before", async () => {
  const site = await openSampleSite();
  const visitor = site.visitor();
  const list = await visitor.get("/events");
  expect(list).not.toContain("<video");
  const [, path = "", anchor = ""] = /href="(\/events\?film=\d+)#(film-\d+)"/.exec(list) ?? [];
  const answer = await visitor.visit(path);
  expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
  const page = await answer.text();
  expect(page).toContain(`id="${anchor}"`);
  const [player = "", ...others] = page.match(/<video[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  expect(player).toContain('preload="none"');
  expect(player).toContain('src="/films/annual-day.mp4"');
  expect(player).toMatch(/ controls[ =].* poster="\/uploads\//);
});

test("a film of another number is not cached", async () => {
  const site = await openSampleSite();
  const answer = await site.visitor().visit("/events?film=999");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(await answer.text()).not.toContain("<video");
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
  const answer = await site.visitor().visit("/events", { headers: { "Save-Data": "on" } });
  const html = await answer.text();
  expect(html).toMatch(/href="\/films\/annual-day\.mp4">Annual day highlights<\/a>.*?0:12/s);
});
