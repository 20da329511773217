import { expect, test } from "vitest";
import { addNamedFacilities } from "~db/seed/facilities";
import { ensureIdentity } from "~db/site-identity";
import { openSite } from "../support/site";

test("robots.txt names the sitemap, which names every page by its public address", async () => {
  const site = await openSite({ ORIGIN: "https://palash.example" });
  await ensureIdentity(site.db);
  await addNamedFacilities(site.db);
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
  expect(JSON.parse(data)).toMatchObject({ "@type": "School", url: "https://palash.example/" });
  expect(data).not.toContain("logo");
});
