import { describe, expect, test } from "vitest";
import { allKinds, staffKinds } from "~/kinds/registry";
import { textNames, textPages, textPath, textSpec } from "~/page-texts/texts";
import { mayDo } from "~/session/roles";
import { listedParts } from "~/settings/parts";
import {
  allEntries,
  entriesOf,
  findCurrent,
  firstEntry,
  groups,
  lastEntries,
} from "../../app/routes/dashboard/menu/entries";
import { dashboardPages, pagesBeyondSamples } from "../pages";
import { readPage } from "../support/page";
import { openSampleSite, openSite, textOf } from "../support/site";

/** Addresses of the menu and of the settings before they were merged, without those of kinds. */
const formerAddresses = [
  ...allKinds.map(({ pages }) => pages.list),
  ...["/dashboard/appendix-ix", "/dashboard/first-steps", "/dashboard/activity", "/dashboard/person"],
  ...["/dashboard/backups", "/dashboard/server", "/dashboard/staff", "/dashboard/languages"],
  ...["/dashboard/school-closed", "/dashboard/settings", "/dashboard/texts", "/dashboard/pages"],
  ...["contact", "films", "personal-data", "children", "links", "newsletter", "backups", "login", "mail"].map(
    (part) => `/dashboard/settings/${part}`,
  ),
];

describe("the menu of staff", () => {
  test("has the groups of an office, at most 20 lines whichever is open, and every kind", () => {
    expect(groups.map(({ title }) => title)).toEqual([
      ...["News", "Photos and people", "Inbox", "Pages", "CBSE", "Settings"],
    ]);
    // Home and Logout are no entries.
    const always = 2 + [firstEntry, ...groups, ...lastEntries].length;
    for (const group of groups)
      expect([group.title, always + group.entries.length <= 20]).toEqual([group.title, true]);
    for (const { pages } of allKinds) expect(allEntries.map(({ to }) => to)).toContain(pages.list);
    for (const { pages } of staffKinds)
      expect(allEntries.flatMap(({ add }) => add?.to ?? [])).toContain(pages.add);
  });

  const menuOf = (html: string) => readPage(html).part("nav");
  const linksOf = (html: string) => menuOf(html).attributes("a", "href");

  test.each(groups.map(({ title, entries, overview }) => [title, overview ?? entries[0]] as const))(
    "has at most 30 links with %s open, and the names of the specification",
    async (_, entry) => {
      const clerk = await (await openSite()).staff();
      const html = await clerk.get(entry?.to ?? "");
      expect(linksOf(html).length).toBeLessThanOrEqual(30);
      for (const name of ["Home", "Dashboard", "Add Image", "Add Notice", "Upload Result", "Add Faculty"])
        expect(menuOf(html).text).toContain(name);
      for (const name of ["Add Job Post", "Add Parents testimonial", "Add Pop Up", "Get Resumes", "Logout"])
        expect(menuOf(html).text).toContain(name);
    },
  );

  test.each(["clerk", "office", "editor"] as const)(
    "leads %s from each line to a page, and from there to every page that shares the line",
    async (who) => {
      const site = await openSite();
      const person = who === "clerk" ? await site.staff() : await site[who]();
      const seen = new Set<string>();
      const waiting = linksOf(await person.get("/dashboard")).filter((to) => to?.startsWith("/dashboard"));
      for (let to = waiting.shift(); to !== undefined; to = waiting.shift()) {
        if (seen.has(to)) continue;
        seen.add(to);
        const answer = await person.visit(to);
        expect([to, answer.status]).toEqual([to, 200]);
        const html = await answer.text();
        const tabs = readPage(html).attributes('nav[class^="mb-3"] a', "href");
        waiting.push(...linksOf(html).filter((link) => link.startsWith("/dashboard")), ...tabs);
      }
      const role = { clerk: "administrator", office: "office", editor: "editor" } as const;
      for (const { to, role: least = "editor" } of allEntries)
        if (mayDo(role[who], least)) expect(seen).toContain(to);
    },
  );

  test("has nine pages of settings, and every former address leads to a page", async () => {
    expect(listedParts.length).toBeLessThanOrEqual(9);
    const clerk = await (await openSite()).staff();
    for (const path of formerAddresses) {
      const first = await clerk.visit(path);
      const to = first.headers.get("Location");
      const answer = first.status === 301 && to ? await clerk.visit(to) : first;
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  test("has an entry for every page of staff", () => {
    const paths = [...dashboardPages, ...Object.values(pagesBeyondSamples)].map(
      (path) => path.split("?")[0] ?? "",
    );
    // Sheets without a menu.
    const without = paths.filter((path) => !findCurrent(path) && !/-preview(\/|$)/.test(path));
    expect(without).toEqual([]);
    expect(findCurrent("/dashboard/staff/passkeys")?.label).toBe("Your account");
    expect(findCurrent("/dashboard/staff/2/role")?.label).toBe("Staff accounts");
    expect(findCurrent("/dashboard/texts/fees_table")?.label).toBe("Pages");
  });

  test("opens the group of the page and no other", async () => {
    const clerk = await (await openSite()).staff();
    for (const group of groups.filter(({ overview }) => !overview)) {
      const page = await clerk.open(entriesOf(group)[0]?.to ?? "");
      const open = page.part("nav").texts("details[open]");
      expect(open).toEqual([expect.stringContaining(group.title)]);
    }
    const page = await clerk.open("/dashboard/pages");
    expect(page.has('details[name="staff-menu"]')).toBe(true);
    expect(page.has('details[name="staff-menu"][open]')).toBe(false);
    expect(page.has('a[href="/dashboard/languages"]')).toBe(true);
  });
});

describe("the pages of the site", () => {
  test("the list of texts leads there for good", async () => {
    const response = await (await (await openSite()).editor()).visit("/dashboard/texts");
    expect([response.status, response.headers.get("Location")]).toEqual([301, "/dashboard/pages"]);
  });

  test("each lists its texts, records and settings, each with a link to edit it", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    const list = await clerk.get("/dashboard/pages");
    for (const page of Object.keys(textPages)) {
      expect(list).toContain(`href="/dashboard/pages?page=${page}"`);
      const html = await clerk.get(`/dashboard/pages?page=${page}`);
      for (const name of textNames.filter((each) => textSpec(each).page === page))
        expect(html).toContain(`href="${textPath(name)}"`);
    }
    // Groups of the site's menu, and headings for the entries without one.
    expect(readPage(list).texts("section > h2, section > details > summary > h2")).toEqual([
      "Home",
      "About",
      "Academics",
      "Parents",
      "Facilities",
      "School life",
      "Other",
    ]);
    // Facilities are pages too.
    expect(list).toContain('href="/dashboard/facilities/1/update"');
    const home = await clerk.get("/dashboard/pages?page=/");
    expect(home).toMatch(/href="\/dashboard\/slides\/\d+\/update"/);
    expect(home).toContain('href="/dashboard/settings/figures"');
    const documents = await clerk.get("/dashboard/pages?page=/mandatory-public-disclosure");
    expect(documents.match(/aria-label="Edit [^"]+" [^>]*href="\/dashboard\/disclosures/g)).toHaveLength(14);
    expect(await (await site.editor()).get("/dashboard/pages?page=/")).not.toContain("/dashboard/settings");
  });

  test("what parents ask for is one tap from the list", async () => {
    const html = await (await (await openSite()).editor()).get("/dashboard/pages");
    for (const name of [
      "texts/fees_table",
      "texts/admission_dates",
      "texts/school_times",
      "texts/bus_stops",
      "principal",
    ])
      expect(html).toContain(`href="/dashboard/${name}"`);
  });
});

describe("Find", () => {
  type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openSite>>["staff"]>>;
  const find = async (person: Person, words: string) => {
    const { main } = await person.open(`/dashboard/find?q=${encodeURIComponent(words)}`);
    return main.attributes("h2 a", "href");
  };

  test.each([
    ["fees", "/dashboard/texts/fees_table"],
    ["ଫିସ", "/dashboard/texts/fees_table"],
    ["फीस", "/dashboard/texts/fees_table"],
    ["logo", "/dashboard/settings/logo#logo"],
    ["password", "/dashboard/staff/password"],
    ["पासवर्ड", "/dashboard/staff/password"],
    ["WhatsApp number", "/dashboard/settings/school#phone"],
    ["principal", "/dashboard/principal"],
    ["principal photo", "/dashboard/principal"],
    ["bus", "/dashboard/texts/bus_stops"],
    ["timing", "/dashboard/texts/school_times"],
    ["holiday list", "/dashboard/calendar"],
    ["admision dates", "/dashboard/texts/admission_dates"],
    ["Add Notice", "/dashboard/add-notice"],
    ["apply blur faces", "/dashboard/help/blurring"],
  ])("%s leads to %s", async (words, to) => {
    const clerk = await (await openSite()).staff();
    expect((await find(clerk, words)).slice(0, 8)).toContain(to);
  });

  test.each([
    ["add slide", "/dashboard/slides/add"],
    ["replace banner", "/dashboard/slides"],
    ["story", "/dashboard/texts/story"],
    ["figures", "/dashboard/settings/figures#count_students"],
    ["add result", "/dashboard/add-result"],
    ["upload photo", "/dashboard/uploadimage"],
    ["add holiday", "/dashboard/calendar/add?kind=holiday"],
    ["import teachers", "/dashboard/deletefaculty/import"],
    ["second administrator", "/dashboard/staff/add"],
  ])("a task leads to its form first: %s", async (words, to) => {
    const clerk = await (await openSite()).staff();
    expect((await find(clerk, words))[0]).toBe(to);
  });

  test("finds the page that removes samples only while there are some", async () => {
    const to = "/dashboard/first-steps/remove-samples";
    expect((await find(await (await openSampleSite()).staff(), "remove samples"))[0]).toBe(to);
    expect(await find(await (await openSite()).staff(), "remove samples")).not.toContain(to);
  });

  test("finds records by their titles, drafts and people too", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    const { id, name } = await site.db.selectFrom("faculty").select(["id", "name"]).executeTakeFirstOrThrow();
    expect((await find(clerk, name))[0]).toBe(`/dashboard/faculty/${id}/update`);
  });

  test("shows editors nothing that is for administrators, and says if there is nothing", async () => {
    const editor = await (await openSite()).editor();
    expect((await find(editor, "phone")).join()).not.toContain("/dashboard/settings");
    expect(textOf(await editor.get("/dashboard/find?q=xyzzyq"))).toContain("Nothing found for “xyzzyq”.");
  });

  test("is on every page of staff, without script", async () => {
    const page = await (await (await openSite()).editor()).open("/dashboard/trash");
    const form = page.part('form[action="/dashboard/find"]');
    expect(form.part('input[name="q"]').attribute("id")).toBe("find");
    expect(form.part('label[for="find"]').text).toBe("Find");
  });
});
