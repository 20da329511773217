import { expect, test } from "vitest";
import { annualReportYear } from "~/content/disclosures/report/annual-report.server";
import { todayAtSchool } from "~/dates/dates";
import { saveSettings } from "~/settings/queries.server";
import { addNamedFacilities } from "~db/seed/facilities";
import { ensureIdentity } from "~db/site-identity";
import { markAsStarter } from "~db/starter-marks";
import { dashboardPages } from "../pages";
import { openSite, textOf } from "../support/site";
import { writeTexts } from "../support/texts";

/** A site as it is after its first start without sample content. */
async function openEmptySite() {
  const site = await openSite();
  await ensureIdentity(site.db);
  await addNamedFacilities(site.db);
  await site.db.deleteFrom("staff").where("username", "!=", "clerk").execute();
  const { id } = await site.db.selectFrom("staff").select("id").executeTakeFirstOrThrow();
  await markAsStarter(site.db, "staff", [id]);
  return site;
}

const emptyPages = [
  ...[
    "/",
    "/about-us",
    "/mission",
    "/principal",
    "/programs",
    "/curriculum",
    "/faculty",
    "/results",
    "/contact",
  ],
  ...["/parents-testimonial", "/notices", "/admission", "/fees", "/year-calendar", "/timings", "/events"],
  ...["/transfer-certificates", "/staff-directory", "/school-gallery", "/career", "/search", "/newsletter"],
];

test("no page of the dashboard mentions samples on a site without sample content", async () => {
  const clerk = await (await openEmptySite()).staff();
  const found: string[] = [];
  for (const path of dashboardPages) {
    const answer = await clerk.visit(path);
    if (answer.status !== 200) continue;
    const text = textOf(await answer.text()).replaceAll("Water Sample Certificate", "");
    const sentence = /.{0,60}\bsamples?\b.{0,40}/i.exec(text)?.[0];
    if (sentence) found.push(`${path}: ${sentence}`);
  }
  expect(found).toEqual([]);
});

const path = "/dashboard/first-steps";

/** Returns what is left of each step; empty for a step that is done. */
function stepsOf(html: string): Record<string, string> {
  const rows = html.matchAll(/<li id="([^"]+)"[^>]*>.*?<h3[^>]*>.*?<\/h3><p[^>]*>(.*?)<\/p>/gs);
  return Object.fromEntries([...rows].map(([, key = "", left = ""]) => [key, textOf(left).trim()]));
}

test("an empty site begins with no step done, and lists at most twenty in the order of the facts at hand", async () => {
  const clerk = await (await openEmptySite()).staff();
  const html = await clerk.get(path);
  const steps = stepsOf(html);
  const keys = Object.keys(steps);
  expect(Object.entries(steps).filter(([, left]) => left === "")).toEqual([]);
  expect(keys.length).toBeLessThanOrEqual(20);
  expect(keys.slice(0, 7)).toEqual([
    ...["school", "logo", "timings", "notices", "principal", "fees", "languages"],
  ]);
  expect(steps.school).toBe("Still to do: Name, Address, Phone.");
  const start = textOf(await clerk.get("/dashboard"));
  expect(start).toContain(
    `Your website is online. Now make it yours. Your website is empty. Start with the name and address. 0 of ${keys.length} steps are done.`,
  );
});

test("the default name of a site is not a name of its own", async () => {
  const site = await openEmptySite();
  const clerk = await site.staff();
  await saveSettings(site.db, { address: "Hill", phone: "+91 98765 43210" });
  expect(stepsOf(await clerk.get(path)).school).toBe("Still to do: Name.");
  await saveSettings(site.db, { school_name: "Hill School" });
  expect(stepsOf(await clerk.get(path)).school).toBe("");
});

test("a facility without a text is not finished, and fees are done with a sentence about whom to ask", async () => {
  const site = await openEmptySite();
  const clerk = await site.staff();
  expect(stepsOf(await clerk.get(path))).toMatchObject({
    offer: "No facility or program has a text yet.",
    fees: "Enter the fees, or write whom parents can ask.",
  });
  await site.db.updateTable("facilities").set({ details: "Two rooms." }).where("id", "=", 1).execute();
  await writeTexts(site.db, { fees_notes: "Please ask the office." });
  expect(stepsOf(await clerk.get(path))).toMatchObject({ offer: "", fees: "" });
});

test("a deadline before the first day of the site is no urgent task", async () => {
  const site = await openEmptySite();
  const clerk = await site.staff();
  const year = annualReportYear(todayAtSchool()) ?? todayAtSchool().slice(0, 4);
  const urgent = async () =>
    [...(await clerk.get("/dashboard")).matchAll(/<li class="font-semibold text-red">(.*?)<\/li>/gs)].map(
      ([, words = ""]) => textOf(words),
    );
  expect(await urgent()).toEqual([]);
  await site.db
    .updateTable("site_identity")
    .set({ created_at: `${year}-01-01T06:00:00.000Z` })
    .execute();
  const isDue = todayAtSchool() > `${year}-09-15`;
  expect((await urgent()).join(" ").includes(`Annual report of ${year}`)).toBe(isDue);
});

test("no public page of an empty site has a heading above nothing, and the home page offers no tour", async () => {
  const visitor = (await openEmptySite()).visitor();
  const bare: string[] = [];
  for (const path of emptyPages) {
    const html = await visitor.get(path);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const parts = [/(?=<h1[ >])/, /(?=<h[23][ >])/].flatMap((start) => main.split(start).slice(1));
    for (const part of parts) {
      const [heading = ""] = /<h[123].*?<\/h[123]>/s.exec(part) ?? [];
      const below = part.slice(heading.length).replace(/<nav.*?<\/nav>/gs, "");
      if (!textOf(below).trim() && !/<(?:input|img|svg)/.test(below))
        bare.push(`${path}: ${textOf(heading)}`);
    }
  }
  expect(bare).toEqual([]);
  const home = await visitor.get("/");
  expect(home).not.toContain("Start Virtual Tour");
  expect(textOf(await visitor.get("/mission"))).toContain("Mission and vision are not on this website yet.");
});
