import { expect, test } from "vitest";
import { parseVideo } from "~/content/videos/form.server";
import { openSite } from "../support/site";

test("robots.txt names the sitemap, which names every page by its public address", async () => {
  const site = await openSite({ ORIGIN: "https://palash.example" });
  const robots = await site.visitor().get("/robots.txt");
  expect(robots).toContain("Disallow: /dashboard\n");
  expect(robots).toContain("\nSitemap: https://palash.example/sitemap.xml\n");
  const sitemap = await site.visitor().get("/sitemap.xml");
  expect(sitemap).toContain("<loc>https://palash.example/newsletter</loc>");
  expect(sitemap).toContain("<loc>https://palash.example/music&amp;aerobic</loc>");
});

test("a shared link has a picture and an address of its own, whole ones", async () => {
  const site = await openSite({ ORIGIN: "https://palash.example" });
  const html = await site.visitor().get("/results?x=1");
  expect(html).toContain('<meta property="og:image" content="https://palash.example/og.jpg"/>');
  expect(html).toContain('<link rel="canonical" href="https://palash.example/results"/>');
  const home = await site.visitor().get("/");
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(home)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({
    "@type": "School",
    url: "https://palash.example/",
    logo: "https://palash.example/icon-512.png",
  });
});

const video = { title: "Annual day", category: "Events", position: "1" };

test.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10", "aqz-KE-bpKQ"],
  ["youtu.be/aqz-KE-bpKQ?si=x", "aqz-KE-bpKQ"],
  ["https://www.youtube.com/shorts/aqz-KE-bpKQ", "aqz-KE-bpKQ"],
  ["aqz-KE-bpKQ", "aqz-KE-bpKQ"],
  ["", ""],
])("a video's address is taken as it is copied: %s", (video_id, id) => {
  const parsed = parseVideo(new URLSearchParams({ ...video, video_id, views: "1,250", published_on: "" }));
  expect(parsed).toMatchObject({ ok: true, values: { video_id: id, views: 1250, published_on: null } });
});

test.each([
  ["video_id", "https://example.com/watch?v=aqz-KE-bpKQ"],
  ["video_id", "https://www.youtube.com/"],
  ["video_id", "javascript:alert(1)"],
  ["views", "many"],
  ["published_on", "yesterday"],
])("%s: %s is refused in words", (field, value) => {
  const parsed = parseVideo(new URLSearchParams({ ...video, [field]: value }));
  expect(parsed).toMatchObject({ ok: false, errors: { [field]: expect.stringMatching(/^Enter/) } });
});
