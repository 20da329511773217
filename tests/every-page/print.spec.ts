import { expect, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { test } from "../e2e/site";
import { pagesOfProject, sampleNotice } from "../pages";

test.use({ own: "print" });

/** Returns the text of each printed A4 sheet. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const { text } = await extractText(pdf);
  return text.map((words) => words.replace(/\s+/g, " ").trim());
}

/** Finds visible text lighter than ink. */
function paleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pale = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element?.checkVisibility() || !walker.currentNode.textContent?.trim()) continue;
      if (element.closest("script, style, noscript, option")) continue;
      const { color } = getComputedStyle(element);
      const shades = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      if (Math.max(...shades) > 110) pale.add(`${color} ${walker.currentNode.textContent.slice(0, 40)}`);
    }
    return [...pale];
  });
}

test("every page prints with the school's letterhead, dark on white, without menus and buttons", async ({
  page,
  server,
}, { project }) => {
  test.slow();
  const host = server.origin.replace("http://", "");
  for (const path of pagesOfProject(project)) {
    await page.goto(path);
    const sheets = await sheetsOf(page);
    expect(sheets[0], path).toContain("Palashpur Public School");
    expect(sheets[0], path).toContain("Station Road, Palashpur");
    expect(sheets[0], path).toContain(host);
    expect(
      sheets.filter((words) => words === ""),
      `empty sheets of ${path}`,
    ).toEqual([]);
    const buttons = /\b(Menu|Skip to content|Subscribe|Send message|Back to top|Close)\b/;
    // These pages mention buttons in their text.
    if (!/terms|accessibility|sitemap/.test(path)) expect(sheets.join(" "), path).not.toMatch(buttons);
    await page.emulateMedia({ media: "print" });
    expect(await paleWords(page), path).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test("the home page prints whole, and without the pop-up", async ({ page }, { project }) => {
  await page.goto("/");
  if (project.name === "js") await expect(page.getByRole("dialog")).toBeVisible();
  const sheets = await sheetsOf(page);
  const words = sheets.join(" ");
  for (const heading of [
    "Where every child is known by name",
    "Strong bodies, fair play",
    "Our mission",
    "Our achievements",
    "Notices and Events",
    "School events",
    "Facilities",
    "Music Center",
  ])
    expect(words).toContain(heading);
  expect(words).toContain("1,000+");
  expect(words).not.toContain("Registration for Nursery to class IX:");
});

test("a notice prints as one letter", async ({ page }) => {
  await page.goto(`/notices/${sampleNotice}`);
  const [letter = "", ...more] = await sheetsOf(page);
  expect(more).toEqual([]);
  const order = ["Palashpur Public School", "Station Road", "Parent–teacher meeting", "2026", "Please bring"];
  const places = order.map((words) => letter.indexOf(words));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(letter).toContain(`Read this notice on a phone: ${new URL("/notices/1", page.url()).href}`);
  expect(letter).toContain(new URL("/notices/1/files/", page.url()).href);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  expect(letter).not.toMatch(/All notices|WhatsApp|Add to calendar|Older notice/);
});

test("documents print with their addresses, and a row of the calendar is not cut", async ({
  page,
  server,
}) => {
  await page.goto("/mandatory-public-disclosure");
  const words = (await sheetsOf(page)).join(" ").replaceAll(" ", "");
  const links = await page.getByRole("main").getByRole("link", { name: "Click Here" }).all();
  expect(links.length).toBeGreaterThanOrEqual(14);
  for (const link of links) expect(words).toContain(server.origin + (await link.getAttribute("href")));
  await page.goto("/curriculum?month=2025-05");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("tr").last()).toHaveCSS("break-inside", "avoid");
});
