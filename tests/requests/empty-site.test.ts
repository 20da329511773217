import { expect, test } from "vitest";
import { annualReportYear } from "~/content/disclosures/report/annual-report.server";
import { todayAtSchool } from "~/dates/dates";
import { saveSettings } from "~/settings/queries.server";
import { addNamedFacilities } from "~db/seed/facilities";
import { ensureIdentity } from "~db/site-identity";
import { markAsStarter } from "~db/starter-marks";
import { dashboardPages, missingPages, publicPages } from "../pages";
import { openSite, textOf } from "../support/site";
import { readSteps } from "../support/steps";
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

/** Public pages without the records of the samples and without error pages. */
const emptyPages = publicPages.filter(
  (path) => !missingPages.includes(path) && !/[/]1-|[/]2-|take-down|[/]uniform|token=|logout/.test(path),
);

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

test("an empty site begins with no step done, and lists at most twenty in the order of the facts at hand", async () => {
  const clerk = await (await openEmptySite()).staff();
  const html = await clerk.get(path);
  const steps = readSteps(html);
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
  expect(readSteps(await clerk.get(path)).school).toBe("Still to do: Name.");
  await saveSettings(site.db, { school_name: "Hill School" });
  expect(readSteps(await clerk.get(path)).school).toBe("");
});

test("a facility without a text is not finished, and fees are done with a sentence about whom to ask", async () => {
  const site = await openEmptySite();
  const clerk = await site.staff();
  expect(readSteps(await clerk.get(path))).toMatchObject({
    offer: "No facility or program has a text yet.",
    fees: "Enter the fees, or write whom parents can ask.",
  });
  await site.db.updateTable("facilities").set({ details: "Two rooms." }).where("id", "=", 1).execute();
  await writeTexts(site.db, { fees_notes: "Please ask the office." });
  expect(readSteps(await clerk.get(path))).toMatchObject({ offer: "", fees: "" });
});

test("a deadline before the first day of the site is no urgent task", async () => {
  const site = await openEmptySite();
  const clerk = await site.staff();
  const year = annualReportYear(todayAtSchool()) ?? todayAtSchool().slice(0, 4);
  const urgent = async () => (await clerk.open("/dashboard")).texts("li.font-semibold.text-red");
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
    const headings = [...main.matchAll(/<h([123])[ >].*?<\/h\1>/gs)];
    for (const [index, { 0: heading, 1: level = "", index: start }] of headings.entries()) {
      const following = headings.slice(index + 1).find(([, other = ""]) => other <= level);
      const below = main.slice(start + heading.length, following?.index).replace(/<nav.*?<\/nav>/gs, "");
      if (!textOf(below).trim() && !/<(?:input|img|svg)/.test(below))
        bare.push(`${path}: ${textOf(heading)}`);
    }
  }
  expect(bare).toEqual([]);
  const home = await visitor.get("/");
  expect(home).not.toContain("Start Virtual Tour");
  expect(textOf(await visitor.get("/mission"))).toContain("Mission and vision are not on this website yet.");
});

test("no public page of an empty site has a sentence under its title about a list that is missing", async () => {
  const visitor = (await openEmptySite()).visitor();
  const promised: string[] = [];
  let empty = 0;
  for (const path of emptyPages) {
    const { main } = await visitor.open(path);
    if (!main.has(".empty")) continue;
    empty += 1;
    promised.push(...main.texts("p.lead").map((lead) => `${path}: ${lead}`));
  }
  expect(empty).toBeGreaterThan(12);
  expect(promised).toEqual([]);
});

test("an empty site offers no file of the term and counts no notices until it has some", async () => {
  const site = await openEmptySite();
  const visitor = site.visitor();
  expect(await visitor.get("/offline")).not.toContain("/school.html");
  expect(textOf(await visitor.get("/"))).not.toMatch(/active notice|All notices/);
  await writeTexts(site.db, { office_hours: "School office\tMonday to Saturday\t8:00 am" });
  expect(await visitor.get("/offline")).toContain("/school.html");
});

test("a default sentence under a title is shown if a school without notices wrote it itself", async () => {
  const site = await openEmptySite();
  await writeTexts(site.db, { notices_lead: "We also read every notice aloud at assembly." });
  expect(textOf(await site.visitor().get("/notices"))).toContain("read every notice aloud");
});

test("an empty site offers no categories of notices, and its fees page has no heading of a missing table", async () => {
  const visitor = (await openEmptySite()).visitor();
  expect(await visitor.get("/")).not.toContain("/?tab=notices&amp;category=sports");
  expect((await visitor.open("/fees")).texts("h2")).not.toContain("Fees by class");
});
