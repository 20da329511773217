import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { addressIn } from "../../app/languages/address";
import { english, type Language, translations } from "../../app/languages/languages";
import { translated } from "../support/languages";
import { test } from "./site";

const inHindi = (message: string) => translated("hi", message);
const offer = "Read this page in English";

interface Words {
  title: string;
  details: string;
}

async function post(page: Page, { title, details }: Words, eventDate = ""): Promise<string> {
  await page.goto("/dashboard/add-notice");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Details").fill(details);
  if (eventDate) {
    await page.getByText("Event date and time (optional)").click();
    await page.getByLabel("Day of the event").fill(eventDate);
  }
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await page.waitForURL("**/dashboard");
  await page.goto("/notices");
  const path = await page.getByRole("main").getByRole("link", { name: title }).first().getAttribute("href");
  return path ?? "";
}

async function openNewest(page: Page): Promise<void> {
  await page.goto("/dashboard/deletenotice");
  await page.getByRole("link", { name: /^Edit/ }).first().click();
}

/**
 * Checks a notice everywhere in a language: list, page, search, feeds, print and light version.
 * @param lang language of its text, if it differs from the page's
 */
async function follow(
  page: Page,
  request: APIRequestContext,
  { path, words, language, lang }: { path: string; words: Words; language: Language; lang?: string },
): Promise<void> {
  const address = addressIn(language, path);
  const heading = page.getByRole("heading", { name: words.title });
  const marked = lang ? page.locator(`[lang="${lang}"]`) : page.locator("[lang]");
  const isMarked = async () => {
    // Own `lang`, or the page's.
    const shown = await heading
      .first()
      .evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
    const inner = await heading.first().locator("[lang]").count();
    if (inner > 0) await expect(heading.first().locator(marked)).toHaveCount(1);
    else expect(shown).toBe(lang ?? (language === english ? "en-IN" : language.code));
  };

  await page.goto(addressIn(language, "/notices"));
  await isMarked();
  await page.getByRole("main").getByRole("link", { name: words.title }).first().click();
  expect(new URL(page.url()).pathname).toBe(address);
  await isMarked();
  await expect(page.getByRole("main")).toContainText(words.details);
  await page.emulateMedia({ media: "print" });
  await expect(heading.first()).toBeVisible();
  await expect(page.getByRole("main").getByText(words.details).first()).toBeVisible();
  await page.emulateMedia({ media: null });

  const [word = ""] = words.title.split(" ");
  await page.goto(`${addressIn(language, "/search")}?q=${encodeURIComponent(word)}`);
  const hit = page.getByRole("main").getByRole("link", { name: words.title });
  await expect(hit).toHaveAttribute("href", address);
  await expect(hit.locator("mark").first()).toHaveText(word);

  const feed = await (await request.get(addressIn(language, "/notices/feed.json"))).json();
  expect(feed.items[0]).toMatchObject({
    title: words.title,
    url: expect.stringContaining(address),
    content_html: expect.stringContaining(words.details),
  });
  const rss = await (await request.get(addressIn(language, "/notices/feed.xml"))).text();
  expect(rss).toContain(`<title><![CDATA[${words.title}]]></title>`);

  const light = await request.get(address, { headers: { "Save-Data": "on" } });
  expect(await light.text()).toContain(words.details);
}

test(
  "a notice in Odia only is read on the pages of every language",
  { tag: "@nojs" },
  async ({ page, login, request }, { project }) => {
    const words = {
      title: `ଜଗନ୍ନାଥ ଯାତ୍ରା (${project.name})`,
      details: `ବିଦ୍ୟାଳୟ ସୋମବାର ବନ୍ଦ ରହିବ, ${project.name}।`,
    };
    await login();
    const path = await post(page, words);
    for (const language of [english, ...translations]) {
      const isOdia = language.code === "or";
      await follow(page, request, { path, words, language, ...(isOdia ? {} : { lang: "or" }) });
    }
    const answer = await (await request.get("/gdapi/get_notices.php")).json();
    expect(answer.data[0]).toMatchObject(words);
  },
);

test("a notice in four languages is read in that of each page", async ({ page, login, request }, {
  project,
}) => {
  test.slow();
  const words: Record<string, Words> = {
    en: {
      title: `Kite festival (${project.name})`,
      details: `All classes meet on the field, ${project.name}.`,
    },
    or: { title: `ଗୁଡ଼ି ଉତ୍ସବ (${project.name})`, details: `ସମସ୍ତ ଶ୍ରେଣୀ ପଡ଼ିଆରେ ଏକାଠି ହେବେ, ${project.name}।` },
    hi: { title: `पतंग उत्सव (${project.name})`, details: `सभी कक्षाएँ मैदान में मिलेंगी, ${project.name}।` },
    bn: { title: `ঘুড়ি উৎসব (${project.name})`, details: `সব শ্রেণি মাঠে জড়ো হবে, ${project.name}।` },
  };
  await login();
  const path = await post(page, words.en as Words, "2099-01-14");
  const before = await (await request.get("/gdapi/get_notices.php")).text();

  for (const { code, name } of translations) {
    const own = words[code] as Words;
    await openNewest(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: `${name} missing` })
      .click();
    await expect(page.getByText((words.en as Words).details)).toBeVisible();
    await page.getByLabel(`Title, ${name}`).fill(own.title);
    await page.getByLabel(`Details, ${name}`).fill(own.details);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("status").first()).toContainText(`Saved in ${name}`);
    await page.getByRole("link", { name: "See it on the site" }).click();
    await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
  }

  for (const language of [english, ...translations]) {
    const own = words[language.code] as Words;
    await follow(page, request, { path, words: own, language });
    await page.goto(addressIn(language, path));
    const link = page.getByRole("main").locator('a[href$="/event.ics"]');
    const calendar = await (await request.get((await link.getAttribute("href")) ?? "")).text();
    expect(calendar.replaceAll("\r\n ", "")).toContain(`SUMMARY:${own.title}`);
  }
  expect(await (await request.get("/gdapi/get_notices.php")).text()).toBe(before);
});

test("the switch leads to the same page, on a phone, and the choice is remembered", { tag: "@both" }, async ({
  page,
  look,
}) => {
  await page.goto("/notices?category=sports");
  await page.getByRole("link", { name: "ଓଡ଼ିଆ", exact: true }).first().click();
  await expect(page).toHaveURL(/\/or\/notices\?category=sports$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "or");
  await look();
  const link = page.getByRole("link", { name: translated("or", offer) });
  await page.goto("/fees");
  await link.click();
  await expect(page).toHaveURL(/\/or\/fees$/);
  await page.getByRole("link", { name: "English", exact: true }).first().click();
  await expect(page).toHaveURL(/\/fees$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  await expect(link).toHaveCount(0);
});

test.describe("a browser that asks for Bengali", () => {
  test.use({ locale: "bn-IN" });

  test("a browser that asks for Bengali is offered the page in Bengali without a redirect", async ({
    page,
    look,
  }) => {
    await page.goto("/admission");
    expect(new URL(page.url()).pathname).toBe("/admission");
    await page.getByRole("link", { name: translated("bn", offer) }).click();
    await expect(page).toHaveURL(/\/bn\/admission$/);
    await look();
  });
});

test("a form is refused and sent in Hindi", { tag: "@both" }, async ({ page, look }) => {
  await page.goto("/hi/contact");
  await page.getByLabel(inHindi("First name")).fill("रीना");
  await page.getByLabel(inHindi("Message")).fill("   ");
  await page.getByRole("button", { name: inHindi("Send message") }).click();
  await expect(page).toHaveURL(/\/hi\/contact$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(inHindi("Failed to send messgae"));
  await expect(alert).toContainText(inHindi("Write your message"));
  await expect(alert).toBeFocused();
  await expect(page.getByLabel(inHindi("First name"))).toHaveValue("रीना");
  await look();
  await page.getByLabel(inHindi("Message")).fill("परीक्षा कब है?");
  await page.getByLabel(inHindi("Phone")).fill("98765 43210");
  await page.getByRole("button", { name: inHindi("Send message") }).click();
  await expect(page.getByRole("status").first()).toContainText(inHindi("Message Sent"));
});
