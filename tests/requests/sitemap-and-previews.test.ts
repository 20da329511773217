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
  const addresses = (await site.visitor().open("/sitemap.xml")).texts("loc");
  expect(addresses).toContain("https://palash.example/newsletter");
  expect(addresses).toContain("https://palash.example/music&aerobic");
});

test("a shared link has a picture and an address of its own, whole ones", async () => {
  const site = await openSite({ ORIGIN: "https://palash.example" });
  const page = await site.visitor().open("/results?x=1");
  expect(page.meta("og:image")).toBe("https://palash.example/og.jpg");
  expect(page.canonical).toBe("https://palash.example/results");
  const [school] = (await site.visitor().open("/")).structuredData;
  expect(school).toMatchObject({ "@type": "School", url: "https://palash.example/" });
  expect(school).not.toHaveProperty("logo");
});
