import { expect } from "@playwright/test";
import { test } from "./site";

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (window.top === window) sessionStorage.setItem("popup-closed-1", "yes");
  }),
);

test("the calendar has links to other months", async ({ page }) => {
  await page.goto("/curriculum?month=2025-05");
  await expect(page.getByRole("heading", { name: "May 2025" })).toBeVisible();
  await page.getByRole("link", { name: "Next month" }).click();
  await expect(page).toHaveURL(/month=2025-06$/);
  await expect(page.getByRole("heading", { name: "June 2025" })).toBeVisible();
  await page.getByRole("link", { name: "Prev month" }).click();
  await expect(page.getByText("Summer vacation").locator("visible=true").first()).toBeVisible();
});

test("tabs and chips of the notices are links that stay at the section", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("#notices");
  await section.getByRole("link", { name: "Sports", exact: true }).click();
  await expect(section.getByText("Inter-house football finals")).toBeInViewport();
  await expect(section.getByText("Health check-up camp")).toBeHidden();
  const events = section.getByRole("link", { name: "Events", exact: true }).first();
  await events.click();
  await expect(events).toHaveAttribute("aria-current", "true");
  await expect(events).toBeInViewport();
});

test("the menu opens on a phone, one group at a time", { tag: "@both" }, async ({ page }) => {
  await page.goto("/about-us");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeHidden();
  await page.locator("summary", { hasText: "Menu" }).click();
  await menu.locator("summary", { hasText: "About" }).click();
  await expect(menu.getByRole("link", { name: "Our Story" })).toBeVisible();
  await menu.locator("summary", { hasText: "Academics" }).click();
  await expect(menu.getByRole("link", { name: "Our Story" })).toBeHidden();
  // Above the groups there is a shorter way to it.
  await menu.getByRole("link", { name: "Results" }).last().click();
  await expect(page).toHaveURL(/\/results$/);
  expect(await page.evaluate(() => scrollY).catch(() => 0)).toBe(0);
});

test("the bar changes its style after 50 px", async ({ page }) => {
  // The style follows script.
  await page.goto("/notices");
  const bar = page.locator("header[data-enhance=site-header]");
  await page.mouse.wheel(0, 40);
  await page.waitForFunction(() => scrollY > 0);
  await expect(bar).not.toHaveAttribute("data-scrolled");
  await page.mouse.wheel(0, 60);
  await expect(bar).toHaveAttribute("data-scrolled");
});

test(
  "a video waits for a click, then plays in place with script, or opens without",
  { tag: "@both" },
  async ({ page, login }, { project }) => {
    await login();
    await page.goto("/dashboard/videos");
    await page.getByRole("link", { name: "Edit Annual day highlights" }).click();
    await page.getByLabel("YouTube link").fill("https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=4");
    await page.getByLabel("Views").fill("1,250");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL("**/dashboard/videos");
    await page.goto("/events");
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.locator("main article").first()).toContainText("1,250 views");
    const card = page.getByRole("link", { name: "Play Annual day highlights" });
    await expect(card).toHaveAttribute("href", "https://www.youtube.com/watch?v=aqz-KE-bpKQ");
    if (project.name === "nojs") return;
    await page.route("**/*youtube*/**", (route) =>
      route.fulfill({ body: "player", contentType: "text/html" }),
    );
    await page.waitForLoadState("networkidle");
    await card.click();
    await expect(page.locator("iframe")).toHaveAttribute(
      "src",
      "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1",
    );
  },
);

test("the disclosure on a phone is a short list, whose sections open by their links", async ({ page }) => {
  await page.goto("/mandatory-public-disclosure");
  // Other journeys may leave a banner.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(2600);
  const rows = page.locator("main li", { has: page.getByText("Click Here") });
  await expect(rows).toHaveCount(14);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(68);
  const links = page.getByRole("navigation", { name: "CBSE Appendix IX" }).getByRole("link");
  await expect(links).toHaveText([/^A/, /^B/, /^C/, /^D/, /^E/]);
  const published = page.getByRole("cell", { name: "Palashpur Public School" });
  await expect(published).toBeHidden();
  await links.first().click();
  await expect(published).toBeInViewport();
  const section = page.locator("#section-a");
  await expect(section.getByText("Affiliation no.")).toBeHidden();
  await section.getByText("Not yet published (2)").click();
  await expect(section.getByText("Affiliation no.")).toBeVisible();
  await page.locator("#section-b summary").first().click();
  await expect(page.locator("#b6")).toContainText("Fire Certificate");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("#e1")).toBeVisible();
  await expect(section.locator("summary").first()).toBeHidden();
});

test(
  "a sample film plays in place after a tap, and can be moved to its end",
  { tag: "@both" },
  async ({ page }, { project }) => {
    await page.goto("/events");
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "Play Sports day" }).click();
    const film = page.locator("video");
    await expect(film).toHaveAttribute("src", "/films/sports-day.mp4");
    await expect(film).toHaveAttribute("controls");
    await expect(film).toBeInViewport();
    if (project.name === "js") await expect(page).toHaveURL(/\/events$/);
    const part = await page.request.get("/films/sports-day.mp4", { headers: { Range: "bytes=1000-1999" } });
    expect([part.status(), part.headers()["content-range"]]).toEqual([
      206,
      expect.stringMatching(/^bytes 1000-1999\//),
    ]);
    if (project.name === "nojs") return;
    await film.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 11;
    });
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(11);
    expect(await film.evaluate((element: HTMLVideoElement) => Math.floor(element.duration))).toBe(12);
  },
);

test("one, two or three testimonials are shown side by side", { tag: "@nojs" }, async ({ page }) => {
  await page.goto("/parents-testimonial");
  for (const [width, shown] of [
    [640, 1],
    [768, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const track = await page.locator("[data-enhance=testimonials] ul").boundingBox();
    const card = await page.locator("[data-enhance=testimonials] li").first().boundingBox();
    expect([width, Math.round((track?.width ?? 0) / (card?.width ?? 1))]).toEqual([width, shown]);
  }
});

test("the testimonials move on by themselves, begin again, and can be paused", async ({ page }) => {
  // Without script they are scrolled by hand.
  await page.clock.install();
  await page.goto("/parents-testimonial");
  const pause = page.getByRole("button", { name: "Pause the testimonials" });
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(3000);
  await expect(pause).toBeVisible();
  const left = () => page.locator("[data-enhance=testimonials] ul").evaluate((track) => track.scrollLeft);
  await page.clock.runFor(5100);
  await expect.poll(left).toBeGreaterThan(100);
  await pause.click();
  await page.mouse.move(0, 0);
  const before = await left();
  await page.clock.runFor(20_000);
  // A running animation can continue for a few pixels.
  expect(Math.abs((await left()) - before)).toBeLessThan(50);
  const end = await page
    .locator("[data-enhance=testimonials] ul")
    .evaluate((track) => track.scrollWidth - track.clientWidth);
  await page
    .locator("[data-enhance=testimonials] ul")
    .evaluate((track) => track.scrollTo({ left: 0, behavior: "instant" }));
  await page.getByRole("button", { name: "Previous testimonial" }).click();
  await expect.poll(left).toBeGreaterThan(end - 5);
  await page.getByRole("button", { name: "Next testimonial" }).click();
  await expect.poll(left).toBeLessThan(5);
});

test("the newsletter box brings the visitor back to the page", { tag: "@both" }, async ({ page }) => {
  await page.goto("/library");
  const foot = page.getByRole("contentinfo");
  await foot.locator("summary").filter({ hasText: "Links and newsletter" }).click();
  await foot.getByPlaceholder("name@example.com").fill("parent@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("status")).toContainText("Thank you.");
  await expect(page).toHaveURL(/\/library$/);
});

test("disclosure documents open in a new tab", async ({ page, context }) => {
  await page.goto("/mandatory-public-disclosure");
  const links = page.getByRole("link", { name: /^Click Here/ });
  await expect(links).toHaveCount(14);
  await expect(links.first()).toHaveAttribute("target", "_blank");
  const path = await links.first().getAttribute("href");
  const pdf = await context.request.get(path ?? "");
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});
