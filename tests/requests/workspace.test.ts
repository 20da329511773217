import { describe, expect, test } from "vitest";
import { staffKinds } from "~/kinds/registry";
import { findCurrent } from "~/routes/dashboard/menu/entries";
import { saveSettings } from "~/settings/queries.server";
import { sampleNotice } from "../pages";
import { addingForm, sendForm } from "../support/forms";
import { readPage } from "../support/page";
import { notice, openSampleSite, openSite, textOf } from "../support/site";

const entryOf = (html: string, path: string) => readPage(html).part(`a[href="${path}"]`).text;
const currentLinks = (html: string) =>
  readPage(html).attributes('a:is([aria-current="page"], [aria-current="true"])', "href");

/** Sidebar of specification section 2. */
const specified = [
  ["Home", "/"],
  ["Dashboard", "/dashboard"],
  ["Add Image", "/dashboard/uploadimage"],
  ["Add Notice", "/dashboard/add-notice"],
  ["Upload Result", "/dashboard/add-result"],
  ["Add Faculty", "/dashboard/add-faculty"],
  ["Add Job Post", "/dashboard/add-job"],
  ["Add Parents testimonial", "/dashboard/addparent-testimonial"],
  ["Add Pop Up", "/dashboard/add-popup"],
  ["Get Resumes", "/dashboard/get-resume"],
];

describe("the frame of staff pages", () => {
  test("the dashboard has its own bar and menu without parts of the public site", async () => {
    const page = await (await (await openSite()).staff()).open("/dashboard/deletenotice");
    expect(page.has('nav[aria-label="Dashboard"]')).toBe(true);
    for (const name of ["Main", "School contacts"]) expect(page.has(`[aria-label="${name}"]`)).toBe(false);
    expect(page.has('[data-enhance="marquee"], footer')).toBe(false);
    for (const [label, to] of specified)
      expect(page.texts(`a[href="${to}"]`)).toContainEqual(expect.stringMatching(new RegExp(`^${label}`)));
    expect(page.part('form[method="post"][action="/logout"]').text).toBe("Logout");
  });

  test("marks where one is, on every page of every kind", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    for (const { pages } of staffKinds) {
      // Some lists are tabs, below one link of the menu.
      expect(currentLinks(await clerk.get(pages.list))).toContain(pages.list);
      const line = findCurrent(pages.list);
      const add = line?.add?.inMenu && line.add.to === pages.add ? pages.add : line?.to;
      expect([pages.add, currentLinks(await clerk.get(pages.add))]).toEqual([pages.add, [add]]);
      expect(currentLinks(await clerk.get(`${pages.record}/1/update`))).toEqual([line?.to]);
      expect(currentLinks(await clerk.get(`${pages.record}/1/delete`))).toEqual([line?.to]);
    }
  }, 60_000);

  test("counts new inbound records until they are opened; an editor sees no inbox", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await site.db
      .insertInto("subscribers")
      .values({ email: "a@school.example", token: "t", created_at: new Date().toISOString() })
      .execute();
    expect(entryOf(await clerk.get("/dashboard"), "/dashboard/subscribers")).toBe("Newsletter 1 new");
    await clerk.get("/dashboard/subscribers");
    expect(entryOf(await clerk.get("/dashboard"), "/dashboard/subscribers")).toBe("Newsletter");
    expect(await (await site.editor()).get("/dashboard")).not.toContain("/dashboard/subscribers");
  });
});

describe("after a save", () => {
  const messageOf = (html: string) => readPage(html).texts('div[role="status"]').join();
  const added = async (site: Awaited<ReturnType<typeof openSite>>) => {
    const clerk = await site.staff();
    const answer = await clerk.submit("/dashboard/add-notice", { ...notice, title: "Annual day" });
    return { clerk, html: await clerk.get(answer.headers.get("Location") ?? "") };
  };

  test("the next page says what was saved, where it is on the site, and how to add another", async () => {
    const { clerk, html } = await added(await openSite());
    expect(messageOf(html)).toBe(
      "Notice Created Successfully: Annual day See it on the site WhatsApp SMS Write in ଓଡ଼ିଆ Add another",
    );
    expect(readPage(html).link("See it on the site")).toBe("/notices/1-annual-day");
    expect(readPage(html).link("Add another")).toBe("/dashboard/add-notice");
    expect(messageOf(await clerk.get("/dashboard"))).toBe("");
  });

  test.each(staffKinds)(
    "after adding, the message of every $key offers to see it and to add another",
    async (kind) => {
      const { names } = kind;
      const site = await openSite();
      const clerk = await site.staff();
      const { answer } = await sendForm(clerk, addingForm(kind), () => "Our own");
      expect(answer.status).toBe(303);
      const message = messageOf(await clerk.get(answer.headers.get("Location") ?? ""));
      expect([names.one, message]).toEqual([names.one, expect.stringContaining("See it on the site")]);
      expect(message).toContain("Add another");
    },
  );

  test("after a change, the message does not offer to add another", async () => {
    const { clerk } = await added(await openSite());
    const answer = await clerk.submit("/dashboard/notice/1/update", { ...notice, title: "Sports day" });
    const html = await clerk.get(answer.headers.get("Location") ?? "");
    expect(messageOf(html)).toBe(
      "Notice updated successfully: Sports day See it on the site WhatsApp SMS Write in ଓଡ଼ିଆ",
    );
  });
});

describe("on the site, who is logged in", () => {
  const shown = {
    "/": ["popup/1", "slides/1"],
    "/?tab=events": ["calendar/"],
    "/notices": ["notice/1"],
    [`/notices/${sampleNotice}`]: ["notice/1"],
    "/school-gallery": ["image/1"],
    "/school-gallery/1-festivals-and-celebrations": ["album/1", "image/9"],
    "/results": ["result/1"],
    "/faculty": ["faculty/1"],
    "/parents-testimonial": ["testimonials?/1"],
    "/career": ["job/1"],
    "/events": ["videos/1"],
    "/curriculum?month=2025-05": ["calendar/"],
    "/mandatory-public-disclosure": ["disclosures/1"],
  };
  const words = {
    "/": "texts/about",
    "/mission": "texts/mission",
    "/about-us": "texts/story",
    "/principal": "principal",
    "/terms": "texts/terms",
    "/faculty": "texts/faculty_lead",
  };

  test("shows staff an edit link on public pages, and stores such pages in no shared cache", async () => {
    const site = await openSampleSite();
    const editor = await site.editor();
    for (const [path, records] of Object.entries(shown)) {
      const answer = await editor.visit(path);
      expect([path, answer.headers.get("Cache-Control")]).toEqual([
        path,
        expect.stringMatching(/no-store|private/),
      ]);
      const html = await answer.text();
      for (const record of records)
        expect([path, html]).toEqual([
          path,
          expect.stringMatching(new RegExp(`href="/dashboard/${record}[^"]*/update[?]from=`)),
        ]);
      expect([path, await site.visitor().get(path)]).toEqual([
        path,
        expect.not.stringMatching(/\/dashboard\//),
      ]);
    }
    for (const [path, name] of Object.entries(words)) {
      expect([path, await editor.get(path)]).toEqual([
        path,
        expect.stringContaining(`href="/dashboard/${name}?from=`),
      ]);
    }
  }, 60_000);
});

const message = {
  first_name: "R",
  last_name: "",
  phone: "",
  email: "r@school.example",
  message: "Hello",
  read_at: null,
};

test("a message that has waited for more than two days is to do", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await site.db
    .insertInto("messages")
    .values({ ...message, created_at: at(47) })
    .execute();
  expect(textOf(await clerk.get("/dashboard"))).not.toContain("waiting for more than 2 days");
  await site.db
    .insertInto("messages")
    .values({ ...message, created_at: at(49) })
    .execute();
  expect(textOf(await clerk.get("/dashboard"))).toContain(
    "A message has been waiting for more than 2 days. Answer it",
  );
});

describe("the overview", () => {
  const sectionsOf = (html: string) =>
    readPage(html)
      .main.parts("section:has(> h2)")
      .map((section) => ({ title: section.part("h2").text, section }));

  test("says first what is to do, then drafts and what is scheduled, then what visitors see", async () => {
    for (const site of [await openSite(), await openSampleSite()]) {
      const clerk = await site.staff();
      await saveSettings(site.db, { school_name: "Hill School" });
      await clerk.submit("/dashboard/add-notice", { ...notice, publish_on: "2040-01-02T08:00" });
      await clerk.submit("/dashboard/add-notice", { ...notice, title: "Half written", draft: "yes" });
      await clerk.submit("/dashboard/add-notice", { ...notice, title: "Live" });
      const html = await clerk.get("/dashboard");
      // A new school sees its first steps above.
      const sections = sectionsOf(html).filter(({ title }) => title !== "First steps");
      expect(sections.map(({ title }) => title)).toEqual(["To do", "Drafts and scheduled", "On the site"]);
      for (const { title, section } of sections) {
        const lines = section.parts("li, dd");
        expect([title, lines.length > 0]).toEqual([title, true]);
        expect([title, lines.filter((line) => !line.has("a"))]).toEqual([title, []]);
      }
      expect(sections[1]?.section.text).toMatch(/Jan 2, 2040.*Half written Notice, Draft/);
      expect(readPage(html).text).toMatch(/^(?:(?!Students).)*On the site .*Students/);
    }
  });

  test("has one link to add what the staff member added last", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const link = /<a [^>]*col-span-2[^>]*href="([^"]+)"[^>]*>([^<]+)/;
    expect(link.exec(await clerk.get("/dashboard"))).toBeNull();
    for (const name of ["Mathematics", "Odia"]) {
      await clerk.submit("/dashboard/programs/add", { title: name, position: "1" });
      await clerk.submit("/dashboard/add-notice", { ...notice, title: name });
    }
    const [, to, label] = link.exec(await clerk.get("/dashboard")) ?? [];
    expect([to, label]).toEqual(["/dashboard/programs/add", "Add program"]);
    expect(link.exec(await (await site.editor()).get("/dashboard"))).toBeNull();
  });

  test("sorts what is to do by its day, and has no zeros", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await saveSettings(site.db, { school_name: "Hill School" });
    await site.db
      .insertInto("take_downs")
      .values({
        ...{ kind: "photo", record_id: 1, name: "A", relation: "mother", state: "waiting" },
        created_at: "2020-01-02T00:00:00.000Z",
      } as never)
      .execute();
    await site.db
      .insertInto("messages")
      .values({ ...message, created_at: "2020-01-01T00:00:00.000Z" })
      .execute();
    const todo = sectionsOf(await clerk.get("/dashboard")).find(({ title }) => title === "To do");
    const words = todo?.section.text ?? "";
    const places = ["no backup", "A message has been waiting", "A visitor asks you", "Annual report"];
    const found = places.map((each) => words.indexOf(each));
    expect(found).toEqual([...found].sort((one, other) => one - other));
    expect(found).not.toContain(-1);
    expect((await clerk.open("/dashboard")).text).not.toMatch(/\b0 (?!of)/);
  });
});
