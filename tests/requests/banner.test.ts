import { expect, test } from "vitest";
import { readPage } from "../support/page";
import { openSite, textOf } from "../support/site";

const form = (more: Record<string, string> = {}) => ({
  banner_text: "School stays closed today: heavy rain",
  banner_link: "/notices",
  banner_until: local(2),
  ...more,
});

/** Formats a time relative to now for the form, in India's zone. */
function local(hours: number): string {
  return new Date(Date.now() + (hours + 5.5) * 60 * 60 * 1000).toISOString().slice(0, 16);
}

const path = "/dashboard/settings/banner";
const bannerOf = (html: string) => readPage(html).texts('div[role="alert"]').join();

test("an editor puts one line above every page, light version included, and takes it off", async () => {
  const site = await openSite();
  const editor = await site.editor();
  expect(bannerOf(await site.visitor().get("/"))).toBe("");
  expect((await editor.submit(path, form())).headers.get("Location")).toBe("/dashboard");
  expect(textOf(await editor.get("/dashboard"))).toContain("The emergency banner is on every page until");
  for (const page of ["/", "/notices", "/contact", "/login", "/nowhere", "/gdapi/nowhere"]) {
    const html = await site.visitor().get(page);
    expect(bannerOf(html), page).toBe("School stays closed today: heavy rain Read more");
    expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('aria-label="School contacts"'));
  }
  const light = await site.visitor().visit("/", { headers: { "Save-Data": "on" } });
  expect(readPage(await light.text()).has('div[role="alert"] a[href="/notices"]')).toBe(true);
  await editor.submit(path, { take_off: "yes" });
  expect(bannerOf(await site.visitor().get("/"))).toBe("");
  const log = textOf(await (await site.staff()).get("/dashboard/activity"));
  expect(log).toContain("School stays closed today: heavy rain");
});

test("the banner disappears at its end time", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit(path, form());
  const past = new Date(Date.now() - 1000).toISOString();
  await site.db.updateTable("settings").set({ value: past }).where("name", "=", "banner_until").execute();
  expect(bannerOf(await site.visitor().get("/"))).toBe("");
  expect(await clerk.get(path)).not.toContain("heavy rain");
});

test.each([
  ["no text", { banner_text: " " }, "Enter what everybody has to know"],
  ["too long", { banner_text: "x".repeat(141) }, "140"],
  ["a moment that has passed", { banner_until: local(-1) }, "This moment has passed"],
  ["a moment far away", { banner_until: local(24 * 40) }, "within the next 31 days"],
  ["no moment", { banner_until: "tomorrow" }, "Enter a day and a time"],
  ["a link that runs script", { banner_link: "javascript:alert(1)" }, "Enter an address of this site"],
  [
    "a link to another host by two strokes",
    { banner_link: "//evil.example" },
    "Enter an address of this site",
  ],
  ...["/\\evil.example", "\\\\evil.example", "/\u0001/evil.example", "https:evil.example"].map(
    (banner_link): [string, { banner_link: string }, string] => [
      `the link ${banner_link}`,
      { banner_link },
      "Enter an address of this site",
    ],
  ),
])("an invalid banner form shows the error and the typed text: %s", async (_name, more, words) => {
  const site = await openSite();
  const clerk = await site.staff();
  const response = await clerk.submit(path, form(more));
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(textOf(html)).toContain(words);
  expect(html).toContain(`value="${{ ...form(), ...more }.banner_link}"`);
  expect(bannerOf(await site.visitor().get("/"))).toBe("");
});
