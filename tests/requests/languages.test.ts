import { describe, expect, test } from "vitest";
import { sendDueMails } from "~/content/messages/outbox.server";
import { translations } from "~/languages/languages";
import { disclosures } from "~db/seed/disclosures";
import { publicPages } from "../../server/public-pages";
import { build } from "../support/build";
import { translated } from "../support/languages";
import { readPage } from "../support/page";
import { openSampleSite, openSite, origin, routes, notice as sample, textOf } from "../support/site";
import { smtpServer } from "../support/smtp-server";

const offer = "Read this page in English";

const ticked = (...codes: string[]) => ({
  codes: translations.map(({ code }) => code).join(" "),
  ...Object.fromEntries(codes.map((code) => [`offer ${code}`, "yes"])),
});

test.each(translations)(
  "menu and documents of a new site are in $english from the first day",
  async ({ code }) => {
    const site = await openSampleSite();
    const visitor = site.visitor();
    const menu = textOf(await visitor.get(`/${code}/notices`));
    for (const name of ["Smart Class", "Labs", "Aerobic & Music Room", "Swimming Pool & Open Gym"])
      expect([name, menu.includes(translated(code, name))]).toEqual([name, true]);
    const cards = await visitor.get(`/${code}/mandatory-public-disclosure`);
    for (const { name } of disclosures)
      expect([name, cards.includes(translated(code, name))]).toEqual([name, true]);
    // English names keep the specification's spelling.
    expect(textOf(await visitor.get("/mandatory-public-disclosure"))).toContain("Annual calender");
  },
);

describe("the school chooses the languages of its site", () => {
  const page = "/dashboard/settings/languages";

  test("all languages are on at first, and those without a tick disappear at once", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form = await clerk.open(page);
    for (const { code, name } of translations) {
      expect(form.text).toContain(name);
      expect(form.has(`input[name="offer ${code}"][checked]`)).toBe(true);
    }
    const sent = await clerk.submit(page, { ...ticked("or", "bn"), own_digits: "own" });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/dashboard/settings#languages"]);
    const visitor = site.visitor();
    const html = await visitor.get("/contact");
    expect(html).toContain('hrefLang="or"');
    expect(html).not.toContain('hrefLang="hi"');
    expect((await visitor.visit("/hi/contact")).status).toBe(404);
    expect(textOf(await clerk.get(page))).toContain("১২৩৪৫৬৭৮৯০");
    expect(textOf(await clerk.get("/dashboard/settings"))).toContain("Not offered: Hindi");
    expect(textOf(await clerk.get("/dashboard/activity?what=settings"))).toContain("Hindi");
    // Languages missing in a form are unchanged.
    await clerk.submit(page, { codes: "or", "offer or": "yes", own_digits: "" });
    expect((await visitor.visit("/hi/contact")).status).toBe(404);
  });

  test("without languages, shows English only", async () => {
    const site = await openSite();
    const sent = await (await site.staff()).submit(page, { ...ticked(), own_digits: "" });
    expect(sent.status).toBe(303);
    const visitor = site.visitor();
    expect((await visitor.visit("/or/notices")).status).toBe(404);
    const html = await visitor.get("/notices");
    expect(html).not.toMatch(/hrefLang|\/language/);
  });

  test("numbers and dates have the digits that were chosen", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await clerk.submit("/dashboard/add-notice", sample);
    const date = async () => textOf(await site.visitor().get("/hi/notices"));
    expect(await date()).toContain("14 मार्च 2026");
    await clerk.submit(page, { ...ticked("or", "hi", "bn"), own_digits: "own" });
    expect(await date()).toContain("१४ मार्च २०२६");
    expect(textOf(await site.visitor().get("/notices"))).toContain("14 March 2026");
  });

  test("pages of staff keep the digits that their scripts write", async () => {
    const clerk = await (await openSite()).staff();
    await clerk.submit("/dashboard/add-notice", sample);
    await clerk.submit(page, { ...ticked("or", "hi", "bn"), own_digits: "own" });
    await clerk.submit("/dashboard/account", { language: "hi" });
    const html = textOf(await clerk.get("/dashboard"));
    expect(html).toContain("सूचना");
    expect(html).not.toMatch(/[०-९]/);
  });

  test("refuses invalid languages and reports edit conflicts", async () => {
    const site = await openSite();
    const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
    for (const form of [{ codes: "xx" }, { ...ticked("or"), own_digits: "roman" }]) {
      const refused = await clerk.submit(page, form);
      expect(refused.status).toBe(422);
    }
    const opened = (html: string) =>
      /name="opened" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
    const [mine, theirs] = [opened(await clerk.get(page)), opened(await colleague.get(page))];
    await colleague.submit(page, { ...ticked("or", "hi"), own_digits: "", opened: theirs });
    const answer = await clerk.submit(page, { ...ticked("or"), own_digits: "", opened: mine });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toMatch(/name="offer or"[^>]* checked/);
    expect(html).not.toMatch(/name="offer hi"[^>]* checked/);
  });
});

describe("a site in four languages", () => {
  test("each page exists in each language with links to pages of the same language", async () => {
    const visitor = (await openSite()).visitor();
    for (const { code } of translations) {
      const page = await visitor.open(`/${code}/contact`);
      expect(page.language).toBe(code);
      expect(page.canonical).toBe(`${origin}/${code}/contact`);
      expect(page.meta("og:locale")).toBe(`${code}_IN`);
      const links = [...page.attributes("[href]", "href"), ...page.attributes("[action]", "action")];
      for (const path of ["search", "notices", "login"]) expect(links).toContain(`/${code}/${path}`);
      expect(page.texts("a")).toContain(translated(code, "Skip to content"));
      const english = links
        .filter((to) => to.startsWith("/"))
        .filter((to) => publicPages(build)(to.replace(/[?#].*/, "")));
      expect(english).toEqual([]);
    }
    const page = await visitor.open("/contact");
    expect(page.language).toBe("en-IN");
    for (const code of ["en", "or", "hi", "bn"]) {
      const path = code === "en" ? "/contact" : `/${code}/contact`;
      const other = page.part(`link[rel="alternate"][hreflang="${code}"]`);
      expect(other.attribute("href")).toBe(`${origin}${path}`);
    }
  });

  test("offers no languages outside public pages", async () => {
    const visitor = (await openSite()).visitor();
    const find = publicPages(build);
    const fixed = Object.values(routes).flatMap(({ path }) =>
      path && !/[:*]/.test(path) ? [`/${path}`] : [],
    );
    expect(fixed.length).toBeGreaterThan(100);
    for (const path of fixed.filter((each) => !/^\/(healthz)$/.test(each))) {
      const { status } = await visitor.visit(`/hi${path}`, { headers: { Accept: "text/html" } });
      if (find(path)) expect([path, status]).toEqual([path, 200]);
      else if (/^\/(dashboard|login\/passkey|logout|gdapi)/.test(path))
        expect([path, status]).toEqual([path, 404]);
    }
  });

  test("a wrong address, another name of a page and a form are answered in the language", async () => {
    const visitor = (await openSite()).visitor();
    const missing = await visitor.open("/or/no/such/page");
    expect([missing.status, missing.language]).toEqual([404, "or"]);
    const other = await visitor.visit("/or/gallery");
    expect([other.status, other.headers.get("Location")]).toEqual([301, "/or/school-gallery"]);
    const refused = await visitor.submit("/or/contact", { message: "" });
    expect(refused.status).toBe(422);
    const page = readPage(await refused.text());
    expect(page.language).toBe("or");
    expect(page.has('form[action="/or/contact"]')).toBe(true);
  });

  test("the login is in the visitor's language, and leads to the dashboard, which has no language in its address", async () => {
    const visitor = (await openSite()).visitor();
    for (const [code, words] of [
      ["or", "ପାସୱାର୍ଡ ଭୁଲିଗଲେ କି?"],
      ["hi", "पासवर्ड भूल गए?"],
      ["bn", "পাসওয়ার্ড ভুলে গেছেন?"],
    ] as const) {
      const html = await (await visitor.visit(`/${code}/login`)).text();
      expect(html).toContain(words);
      expect(html).toContain(`href="/${code}/login-help#forgot"`);
    }
    const refused = await visitor.submit("/or/login", { username: "clerk", password: "wrong" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("ଲଗଇନ ହେଲା ନାହିଁ।");
    const link = await visitor.submit("/hi/set-password", { link: "x".repeat(43) });
    expect(link.status).toBe(410);
    expect(await link.text()).toContain("यह लिंक अब काम नहीं करता।");
    const { staffPassword: password } = await import("../support/base-database");
    const inside = await visitor.submit("/or/login", { username: "clerk", password });
    expect([inside.status, inside.headers.get("Location")]).toEqual([303, "/dashboard"]);
  });

  test("the choice is remembered, leads to the same page, and is offered afterwards", async () => {
    const site = await openSite();
    const visitor = site.visitor();
    const choose = (to: string, from: string) =>
      visitor.visit(`/language?to=${to}`, { headers: { Referer: origin + from } });
    const chosen = await choose("or", "/hi/notices?category=exam");
    expect([chosen.status, chosen.headers.get("Location")]).toEqual([303, "/or/notices?category=exam"]);
    expect(visitor.cookies.get("language")).toBe("or");
    expect(await visitor.get("/fees")).toContain(translated("or", offer));
    expect((await choose("en", "/or/")).headers.get("Location")).toBe("/");
    expect(await visitor.get("/fees")).not.toContain(translated("or", offer));
    expect((await choose("xx", "/or/fees")).headers.get("Location")).toBe("/fees");
    const asked = await site.visitor().visit("/fees", { headers: { "Accept-Language": "bn,en;q=0.5" } });
    expect(asked.status).toBe(200);
    expect(await asked.text()).toContain(translated("bn", offer));
  });

  test("the inbox and the mail name the language of a message", async () => {
    const mail = await smtpServer();
    const site = await openSite({ SMTP_URL: mail.url, MAIL_TO: "office@school.example" });
    const message = { first_name: "Rina", phone: "98765 43210", message: "When is the meeting?" };
    for (const path of ["/or/contact", "/contact"]) {
      expect((await site.visitor().submit(path, message)).status).toBe(303);
    }
    await sendDueMails(site);
    expect(mail.mails.map(({ text }) => text?.includes("Written on a page in Odia."))).toEqual([true, false]);
    const clerk = await site.staff();
    expect(textOf(await clerk.get("/dashboard/messages")).match(/Written in Odia/g)).toHaveLength(1);
    expect(textOf(await clerk.get("/dashboard/messages/1"))).toContain("Written in Odia");
  });

  test("the sitemap has each page in each language, and says which belong together", async () => {
    const sitemap = await (await openSite()).visitor().open("/sitemap.xml");
    for (const path of ["/contact", "/or/contact", "/bn/contact"])
      expect(sitemap.texts("loc")).toContain(`${origin}${path}`);
    const [hindi] = sitemap.parts("url").filter((url) => url.part("loc").text.endsWith("/hi/contact"));
    expect(hindi?.attributes("[hreflang]", "hreflang")).toEqual(["en", "or", "hi", "bn"]);
  });

  test("uses the school's own wording", async () => {
    const site = await openSite();
    const now = new Date().toISOString();
    await site.db
      .insertInto("translations")
      .values({ kind: "messages_of_ours", record: "Menu", language: "bn", words: "তালিকা", updated_at: now })
      .execute();
    const shown = textOf(await site.visitor().get("/bn/contact"));
    expect(shown).toContain("তালিকা");
    expect(shown).not.toContain(translated("bn", "Menu"));
  });

  test("marks English texts on translated pages", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await clerk.submit("/dashboard/add-notice", { ...sample, title: "Water supply" });
    const html = await site.visitor().get("/or/notices");
    expect(html).toMatch(/lang="en"[^>]*>Water supply/);
  });
});
