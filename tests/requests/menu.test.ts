import { expect, test } from "vitest";
import { readSettings } from "~/settings/queries.server";
import { valuesOf } from "../support/page";
import { openSampleSite, textOf } from "../support/site";

test("an album ends with pages of school life, and the contact page with none", async () => {
  const visitor = (await openSampleSite()).visitor();
  const related = async (path: string) =>
    (await visitor.open(path)).parts('aside[aria-label="Related pages"]');
  for (const path of ["/school-gallery", "/school-gallery/1", "/events"]) {
    const [pages] = await related(path);
    expect(pages?.text, path).toContain("School life");
    expect(pages?.attributes("a", "href"), path).not.toContain("/fees");
  }
  const [ofFees] = await related("/fees");
  expect(ofFees?.attributes("a", "href")).toContain("/admission");
  expect(await related("/contact")).toEqual([]);
});

test("a hidden menu entry keeps its page, and empty groups disappear", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const page = "/dashboard/settings/menu";
  const form = valuesOf(await clerk.get(page));
  expect(form["show /labs"]).toBe("yes");
  const about = ["show /about-us", "show /mission", "show /principal", "show /career"];
  const gone = [...about, "show /swimming-pool-and-open-gym", "show /curriculum", "show /results"];
  const chosen = Object.fromEntries(Object.entries(form).filter(([name]) => !gone.includes(name)));
  const sent = await clerk.submit(page, chosen);
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/dashboard/settings#menu"]);

  const visitor = site.visitor();
  const home = await visitor.open("/");
  const menu = home.part('nav[aria-label="Main"]');
  expect(menu.text).not.toMatch(/About|Our Story|Swimming|Curriculum|Results/);
  expect(menu.has('a[href="/labs"]')).toBe(true);
  const footer = home.part("footer");
  for (const to of ["/about-us", "/curriculum", "/calendar", "/result"])
    expect(footer.has(`a[href="${to}"]`)).toBe(false);
  expect(footer.has('a[href="/faculty"]')).toBe(true);
  const quick = home.attributes('nav[aria-label="Quick links"] a', "href");
  expect(quick.join()).not.toMatch(/curriculum|chair-person|results/);
  for (const path of ["/sitemap", "/sitemap.xml"]) {
    expect(await visitor.get(path)).not.toMatch(/\/swimming-pool-and-open-gym|\/mission/);
  }
  expect((await visitor.visit("/mission")).status).toBe(200);

  expect(textOf(await clerk.get(page))).toContain("Hidden now. The page is still at /mission");
  expect(textOf(await clerk.get("/dashboard/activity?what=settings"))).toContain("Swimming Pool & Open Gym");
});

test("home, contact and the public disclosure stay in the menu, and so does what a form did not show", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const page = "/dashboard/settings/menu";
  await clerk.submit(page, { entries: "/ /contact /mandatory-public-disclosure /labs" });
  expect((await readSettings(site.db)).hidden_menu).toBe("/labs");
  const menu = (await site.visitor().open("/terms")).attributes('nav[aria-label="Main"] a', "href");
  for (const to of ["/", "/contact", "/mandatory-public-disclosure", "/library"]) expect(menu).toContain(to);
  expect(menu).not.toContain("/labs");
  expect((await clerk.submit(page, { entries: "javascript:x" })).status).toBe(422);
});

test("if two people change the menu, the second is asked with their own choices", async () => {
  const site = await openSampleSite();
  const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
  const page = "/dashboard/settings/menu";
  const { "show /labs": _labs, ...mine } = valuesOf(await clerk.get(page));
  const { "show /library": _library, ...theirs } = valuesOf(await colleague.get(page));
  expect((await colleague.submit(page, theirs)).status).toBe(303);
  const answer = await clerk.submit(page, mine);
  expect(answer.status).toBe(409);
  const again = valuesOf(await answer.text());
  expect(again["show /labs"]).toBeUndefined();
  expect(again["show /library"]).toBe("yes");
  expect((await clerk.submit(page, again)).status).toBe(303);
  expect((await readSettings(site.db)).hidden_menu).toBe("/labs");
});
