import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { expectSound, test } from "./site";

/** Records layout shifts. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = (entry as PerformanceEntry & { value: number }).value;
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + moved,
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const readShift = async (page: Page) => Number((await page.locator("html").getAttribute("data-shift")) ?? 0);

test(
  "the pop-up opens, closes on Escape, gives the page back, and stays closed for the visit",
  { tag: "@both" },
  async ({ page }, { project }) => {
    await page.goto("/");
    const popup = page.locator("dialog[data-enhance=popup]");
    await expect(popup).toBeVisible();
    if (project.name === "js") {
      await expect(popup.getByRole("heading")).toBeFocused();
      await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
      await page.keyboard.press("Escape");
      await expect(popup).toBeHidden();
      await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
      await page.goto("/notices");
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "Notices and Events" })).toBeAttached();
      await page.waitForTimeout(500);
      await expect(popup).toBeHidden();
    } else {
      await popup.getByRole("button", { name: "Close", exact: true }).click();
      await expect(popup).toBeHidden();
    }
  },
);

test("the backdrop closes the pop-up", async ({ page }) => {
  // Without script there is no backdrop.
  await page.goto("/");
  await expect(page.locator("dialog[data-enhance=popup]:modal")).toBeVisible();
  await page.mouse.click(5, 200);
  await expect(page.locator("dialog[data-enhance=popup]")).toBeHidden();
});

test("no section stays hidden above a visitor who jumps to the end of the page", async ({ page }) => {
  // Without script nothing fades.
  await page.goto("/notices");
  await page.goto("/");
  await page.locator("dialog[data-enhance=popup]:modal").waitFor();
  await page.keyboard.press("Escape");
  await page.evaluate(() => scrollBy({ top: 100, behavior: "instant" }));
  await expect(page.locator("[data-fade=waiting]")).not.toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.locator("[data-fade=waiting]")).toHaveCount(0);
});

test("a browser that blocks site storage gets every enhancement, and one that fails stops no other", async ({
  page,
}) => {
  // Without script nothing is stored.
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await page.goto("/");
  const popup = page.locator("dialog[data-enhance=popup]:modal");
  await expect(popup).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");

  // The pop-up comes before the slider and is disabled here.
  const other = await page.context().newPage();
  await page.close();
  const errors: string[] = [];
  other.on("pageerror", (error) => errors.push(error.message));
  await other.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("cannot open");
    };
  });
  await other.goto("/");
  // The slider starts four seconds after loading, or later on busy machines.
  await expect(other.locator("[data-enhance=hero] .swiper-initialized")).toBeAttached({ timeout: 60_000 });
  expect(errors).toEqual(["cannot open"]);
});

test("a pop-up whose script is lost on the way shows late, in its place", async ({ page }) => {
  // Without script it shows at once.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  const popup = page.locator("dialog[data-enhance=popup]");
  await expect(popup).toBeHidden();
  expect(await popup.evaluate((dialog) => dialog.getBoundingClientRect().height)).toBe(0);
  await popup.evaluate((dialog) => {
    for (const animation of dialog.getAnimations()) animation.finish();
  });
  await popup.getByRole("button", { name: "Close", exact: true }).click();
  await expect(popup).toBeHidden();
});

test("the job panel shows the newest post, and closes without script", { tag: "@both" }, async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("popup-closed-1", "yes"));
  await page.goto("/");
  const panel = page.getByRole("complementary", { name: /Teacher of mathematics/ });
  await expect(panel.getByRole("link", { name: "See the job" })).toBeVisible();
  await panel.getByTitle("Close").click();
  await expect(panel.getByRole("link", { name: "See the job" })).toBeHidden();
});

test("the slider fades, pauses and has dots", async ({ page }) => {
  // Without script the slides are scrolled by hand.
  await page.addInitScript(() => sessionStorage.setItem("popup-closed-1", "yes"));
  await page.goto("/");
  await expect(page.locator("[data-enhance=hero][data-slider=on]")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: /^Slide 2/ }).click();
  await expect(page.getByRole("heading", { name: "Learning by doing" })).toBeInViewport();
  await page.getByRole("button", { name: "Pause the slides" }).click();
  await expect(page.getByRole("button", { name: "Pause the slides" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a tap on a dot before the slider is loaded opens its slide", async ({ page }) => {
  // Without script a dot is a link to its slide.
  await page.addInitScript(() => sessionStorage.setItem("popup-closed-1", "yes"));
  let letSliderCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letSliderCome = resolve;
  });
  await page.route("**/hero-slider*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto("/");
  await page.getByRole("link", { name: /^Slide 2/ }).click();
  letSliderCome();
  await expect(page.locator("[data-enhance=hero][data-slider=on]")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Learning by doing" })).toBeInViewport();
  await expect(page.getByRole("link", { name: /^Slide 2/ })).toHaveAttribute("aria-current", "true");
});

test("from tablets on, no control covers the picture of a slide", async ({ page }) => {
  // Without script there are only the dots.
  await page.addInitScript(() => sessionStorage.setItem("popup-closed-1", "yes"));
  // On phones the controls are one pill at the lower left corner of the picture, so that notices fit below it.
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    await page.locator("[data-enhance=hero]").hover();
    await expect(page.locator("[data-enhance=hero][data-slider=on]")).toBeVisible({ timeout: 60_000 });
    const picture = await page.locator("[data-enhance=hero] img").first().boundingBox();
    const controls = await page.locator("[data-enhance=hero] [data-part]").all();
    expect(controls).toHaveLength(6);
    for (const control of controls) {
      await expect(control).toBeVisible();
      const box = await control.boundingBox();
      expect(box?.y, `${width}`).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 999) - 1);
    }
  }
});

test("the slider keeps the hero's height and moves nothing", async ({ page }) => {
  // Without script the slides are scrolled by hand.
  await page.addInitScript(() => sessionStorage.setItem("popup-closed-1", "yes"));
  await noteShifts(page);
  let letSliderCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letSliderCome = resolve;
  });
  await page.route("**/hero-slider*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto("/");
  const hero = page.locator("[data-enhance=hero]");
  const height = async () => (await hero.boundingBox())?.height;
  const before = await height();
  letSliderCome();
  await expect(page.locator("[data-enhance=hero][data-slider=on] .swiper-initialized")).toBeVisible({
    timeout: 60_000,
  });
  await page.waitForTimeout(500);
  expect(await height()).toBe(before);
  expect(await readShift(page)).toBeLessThan(0.01);
  await expect(page.locator("[data-enhance=hero] .swiper-fade")).toBeVisible();
  await expect(page.locator("[data-part=dot]").first()).toHaveAttribute("aria-current", "true");
  await expectSound(page);
});

test("a page that comes in pieces hardly moves what is shown already", async ({ page, server }) => {
  // Without script nothing tells what moved.
  const html = await (await page.request.get("/")).text();
  // Simulates a slow line: sends the page in pieces until the first screen is complete.
  const pieces = html.split(/(?<=<\/(?:aside|nav|ul|form|dialog|header|section)>)/);
  const slow = createServer(async ({ url }, response) => {
    if (url !== "/") {
      const answer = await fetch(server.origin + url);
      const type = answer.headers.get("Content-Type") ?? "";
      return void response
        .writeHead(answer.status, { "Content-Type": type })
        .end(Buffer.from(await answer.arrayBuffer()));
    }
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    for (const piece of pieces) {
      response.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    response.end();
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  await noteShifts(page);
  for (const { width, height, most } of [
    { width: 360, height: 740, most: 0.01 },
    // The menu is right-aligned.
    { width: 1280, height: 800, most: 0.025 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`);
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await expect(page.locator('aside[aria-labelledby="job-heading"]')).toBeVisible();
    expect([width, (await readShift(page)) < most]).toEqual([width, true]);
  }
  slow.closeAllConnections();
  slow.close();
});

test(
  "the counters count up once, in about 100 steps, and end at their targets",
  { tag: "@both" },
  async ({ page }, { project }) => {
    await page.addInitScript(() => sessionStorage.setItem("popup-closed-1", "yes"));
    await page.goto("/");
    const students = page.locator("[data-count='400']");
    await expect(students).toHaveText("400");
    if (project.name === "nojs") return;
    await students.evaluate((element) => {
      const seen: string[] = [];
      new MutationObserver(() => {
        seen.push(element.textContent ?? "");
        element.setAttribute("data-seen", seen.join(" "));
      }).observe(element, { childList: true, characterData: true, subtree: true });
    });
    const seen = async () => ((await students.getAttribute("data-seen")) ?? "").split(" ").filter(Boolean);
    await students.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await seen()).at(-1), { timeout: 10_000 }).toBe("400");
    const values = (await seen()).map((value) => Number(value.replace(",", "")));
    expect(values.length).toBeGreaterThan(50);
    expect(values.length).toBeLessThanOrEqual(100);
    expect(values[0]).toBeLessThan(100);
    expect(values).toEqual([...values].sort((one, other) => one - other));
    await page.evaluate(() => scrollTo(0, 0));
    await students.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    expect((await seen()).length).toBe(values.length);
  },
);

test(
  "a photo opens in the lightbox with script, as a file without",
  { tag: "@both" },
  async ({ page }, { project }) => {
    await page.goto("/school-gallery");
    const image = page.locator("dialog[aria-label=Photo] img");
    if (project.name === "js") {
      await page.locator("dialog[aria-label=Photo] button").first().waitFor({ state: "attached" });
      await expect(image).toHaveCount(0);
    }
    await page.getByRole("link", { name: "Morning assembly", exact: true }).click();
    if (project.name === "js") {
      await expect(page.getByRole("dialog", { name: "Photo" })).toBeVisible();
      await expect(image).toHaveCount(1);
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("dialog", { name: "Photo" })).toContainText("Science fair");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name: "Photo" })).toBeHidden();
      await expect(image).toHaveCount(0);
      const remove = page.getByRole("link", { name: "Remove this photo Morning assembly" });
      await expect(remove).toBeHidden();
      await page.getByRole("link", { name: "Choose the photo to remove" }).click();
      await remove.click();
      await expect(page).toHaveURL(/\/take-down\/photo\/\d+$/);
    } else {
      await expect(page).toHaveURL(/-1600\.jpg$/);
    }
  },
);

test("a visitor writes, and a job seeker sends a resume", { tag: "@both" }, async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Phone" }).fill("98765 43210");
  await page.getByLabel("Message").fill("When does the bus leave?");
  await page.waitForTimeout(2100);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status")).toContainText("Message Sent");

  await page.goto("/career");
  await page.getByRole("button", { name: "Upload resume" }).click();
  await expect(page.getByRole("alert")).toContainText("Please select a file first.");
  const pdf = Buffer.from(`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`);
  await page
    .locator("#resumeupload")
    .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("button", { name: "Upload resume" }).click();
  await expect(page.getByRole("status")).toContainText("Resume uploaded successfully");
});
