import { describe, expect, test } from "vitest";
import { todayAtSchool } from "~/dates/dates";
import { saveSettings } from "~/settings/queries.server";
import { smallPdf } from "../support/forms";
import { fieldOf, readPage } from "../support/page";
import { openSampleSite, openSite, textOf } from "../support/site";
import { writeTexts } from "../support/texts";

type Site = Awaited<ReturnType<typeof openSite>>;

const mainOf = async (site: Site, path: string) => (await site.visitor().open(path)).main;
const wordsOf = async (site: Site, path: string) => (await mainOf(site, path)).text;
const day = (days: number) => todayAtSchool(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

async function addDocument(site: Site, name: string, page: string) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ name, page, position: "1" })) body.append(field, value);
  body.append("document", new Blob([smallPdf]), "file.pdf");
  const sent = await (await site.staff()).visit("/dashboard/disclosures/add", { body });
  expect(sent.status).toBe(303);
}

describe("without content", () => {
  test.each(["/admission", "/fees", "/year-calendar", "/timings", "/staff-directory"])(
    "%s says whom to call, and invents nothing",
    async (path) => {
      const site = await openSite();
      await saveSettings(site.db, { phone: "06782 250 250" });
      const main = await mainOf(site, path);
      expect(main.has('a[href="tel:06782250250"]')).toBe(true);
      expect(main.text).toMatch(/not on this website yet|Nothing of this year is on the calendar yet/);
      expect([main.has("table"), main.text.includes("₹")]).toEqual([false, false]);
      await saveSettings(site.db, { phone: "" });
      expect((await mainOf(site, path)).has('a[href="/contact"]')).toBe(true);
    },
  );
});

test.each([
  ["/admission", "Admission"],
  ["/fees", "Fees"],
  ["/year-calendar", "Calendar of the year"],
  ["/timings", "Timings and transport"],
  ["/staff-directory", "Staff directory"],
])("%s is in the menu, the sitemaps and the page cache, with a heading of its own", async (path, heading) => {
  const site = await openSampleSite();
  const visitor = site.visitor();
  const page = await visitor.open(path);
  expect(page.texts("h1")).toEqual([heading]);
  expect(page.part('nav[aria-label="Main"]').attributes("a", "href")).toContain(path);
  expect(await visitor.get("/sitemap")).toContain(`href="${path}"`);
  const addresses = (await visitor.open("/sitemap.xml")).texts("loc");
  expect(addresses.map((address) => new URL(address).pathname)).toContain(path);
  expect((await visitor.visit(path)).headers.get("Cache-Control")).not.toContain("no-store");
});

describe("fees", () => {
  test("the disclosure document on fees can be opened from the page, and further ones that belong to it", async () => {
    const site = await openSampleSite();
    expect((await mainOf(site, "/fees")).has('a[href="/disclosures/fee.pdf"]')).toBe(true);
    await addDocument(site, "Bank slip", "/fees");
    const words = await wordsOf(site, "/fees");
    expect(words).toMatch(/Bank slip PDF, \d+ KB/);
    expect(await wordsOf(site, "/mandatory-public-disclosure")).not.toContain("Bank slip");
    expect(words).not.toContain("Fire Certificate");
  });

  test("staff edit each part on its page", async () => {
    const site = await openSite();
    const html = await (await site.staff()).get("/fees");
    for (const name of ["fees", "fees_table", "fees_notes"])
      expect(html).toContain(`/dashboard/texts/${name}?from=`);
  });
});

describe("admission", () => {
  test("dates say what is open and what is over, by the school's day", async () => {
    const site = await openSite();
    await writeTexts(site.db, {
      admission_dates: [
        `First round | ${day(-40)} | ${day(-10)}`,
        `Second round | ${day(-1)} | ${day(1)}`,
        `Third round | ${day(10)} | ${day(20)}`,
        `List | ${day(-1)}`,
      ].join("\n"),
    });
    const rows = (await mainOf(site, "/admission")).texts("tr");
    expect(rows[1]).toMatch(/^First round Over /);
    expect(rows[2]).toMatch(/^Second round Open now /);
    expect(rows[3]).toMatch(/^Third round \d+ \w+ \d{4}/);
    expect(rows[4]).toMatch(/^List \d+ \w+ \d{4} –$/);
  });

  test("the prospectus is a document of the page, and empty sections have no heading", async () => {
    const site = await openSite();
    await addDocument(site, "Prospectus", "/admission");
    await writeTexts(site.db, { admission_steps: "Call us.\nCome and see us." });
    const words = await wordsOf(site, "/admission");
    expect(words).toMatch(/Prospectus PDF/);
    expect(words).toMatch(/Steps Call us\. Come and see us\./);
    expect(words).not.toMatch(/Papers to bring|Age for each class|not on this website/);
    const staff = (await (await site.staff()).open("/admission")).text;
    expect(staff).toMatch(/Papers to bring Nothing here yet: only staff see this\. Edit/);
  });

  const enquiry = {
    name: "Sabita Mahato",
    phone: "98765 43210",
    class_wanted: "LKG",
    message: "Is there a bus?",
  };
  const form = "/admission/enquiry";

  test("an enquiry is in the inbox under its name, once, however often it is sent", async () => {
    const site = await openSite();
    const visitor = site.visitor();
    const html = await visitor.get(form);
    expect(readPage(html).text).toMatch(/Only the school's office sees it.*Privacy/);
    const token = fieldOf(html, "form_token");
    const answers = await Promise.all(
      [1, 2, 3].map(() => visitor.visit(form, { form: { ...enquiry, form_token: token } })),
    );
    for (const answer of answers)
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admission"]);
    expect(textOf(await visitor.get("/admission"))).toContain("Message Sent");
    const rows = await site.db.selectFrom("messages").selectAll().execute();
    expect(rows).toMatchObject([
      {
        form: "admission",
        first_name: "Sabita Mahato",
        phone: "98765 43210",
        message: "Class wanted: LKG\n\nIs there a bus?",
      },
    ]);
    expect(textOf(await (await site.staff()).get("/dashboard/messages"))).toMatch(/Admission enquiry/);
  });

  test.each([
    [{ name: "" }, "Enter your name", "name"],
    [{ phone: "" }, "Enter your phone number", "phone"],
    [{ phone: "12" }, "This phone number is too short", "phone"],
    [{ class_wanted: " " }, "Enter the class", "class_wanted"],
    [{ message: "x".repeat(2001) }, "please take out 1", "message"],
  ])("%j is refused in words beside the field, and the rest stays", async (change, words, field) => {
    const site = await openSite();
    const answer = await site.visitor().visit(form, { form: { ...enquiry, ...change } });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toContain(words);
    expect(html).toContain(`href="#${field}"`);
    if (field !== "name") expect(html).toContain('value="Sabita Mahato"');
    expect(await site.db.selectFrom("messages").selectAll().execute()).toEqual([]);
  });

  test("drops bots' forms silently, and limits the rate", async () => {
    const site = await openSite();
    const trapped = await site
      .visitor()
      .visit(form, { form: { ...enquiry, website: "http://spam.example" } });
    expect(trapped.status).toBe(303);
    expect(await site.db.selectFrom("messages").selectAll().execute()).toEqual([]);
    const visitor = site.visitor("198.51.100.7");
    for (let count = 0; count < 120; count += 1)
      await visitor.visit(form, { form: { ...enquiry, message: `No. ${count}` } });
    const answer = await visitor.visit(form, { form: enquiry });
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain('value="Sabita Mahato"');
  });
});

describe("timings and transport", () => {
  test("stops are listed under their route in order, each with its times", async () => {
    const site = await openSite();
    await writeTexts(site.db, {
      bus_stops: "North | Market | 7:00 | 3:00\n | Temple | 7:10 | 2:50\nSouth | Bridge | 7:05 | 2:55",
      school_times: "I to V | 7 am | 8 am",
    });
    const main = await mainOf(site, "/timings");
    const words = main.text;
    expect(words).toMatch(/North .*Market 7:00 3:00 Temple 7:10 2:50 .*South .*Bridge 7:05 2:55/);
    expect(main.count("h3")).toBe(2);
    expect(words).toContain("Classes Summer Winter I to V 7 am 8 am");
    expect(words).not.toContain("Office hours");
  });
});
