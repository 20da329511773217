import { brotliCompressSync, constants } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { dashboardPages, publicPages } from "../pages";
import { test } from "./site";

/**
 * Budgets of bytes (with headers) and requests, not time, for a cheap phone (360 × 640 at density 2) and
 * starter content.
 */
test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, own: "weight" });
// In one worker, with one server.
test.describe.configure({ mode: "default" });

interface Fetched {
  path: string;
  type: string;
  bytes: number;
}

const kilobyte = 1024;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function fetched(page: Page, path: string): Promise<Fetched[]> {
  const session = await page.context().newCDPSession(page);
  const all = new Map<string, Fetched>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) =>
    all.set(requestId, { path: new URL(request.url).pathname, type: type ?? "", bytes: 0 }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = all.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return [...all.values()].filter((one) => one.path !== "/favicon.svg");
}

const sum = (list: Fetched[], type?: string) =>
  list.filter((one) => !type || one.type === type).reduce((bytes, one) => bytes + one.bytes, 0);

/** AVIF renditions are made, and pages recompressed, in the background. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const html = await (await page.request.get("/")).text();
        return html.match(/<img/g)?.length === html.match(/<source type="image\/avif"/g)?.length;
      },
      { timeout: 110_000, intervals: [1000] },
    )
    .toBe(true);
  await packedSmall(page);
}

/** The server recompresses one page at a time; a skipped one is recompressed at a later request. */
async function packedSmall(page: Page, wish: Record<string, string> = {}): Promise<void> {
  const headers = { "Accept-Encoding": "br", ...wish };
  await expect
    .poll(
      async () => {
        const answer = await page.request.get("/", { headers });
        return Number(answer.headers()["content-length"]) / brotliCompressSync(await answer.body()).length;
      },
      { timeout: 60_000, intervals: [500] },
    )
    // Fast compression is a tenth larger; settings of the best one differ by 0.5 %.
    .toBeLessThan(1.03);
}

test("the home page's first view", { tag: "@both" }, async ({ page }, { project }) => {
  test.setTimeout(150_000);
  await settled(page);
  const list = await fetched(page, "/");
  console.log(
    project.name,
    list.map(({ path, bytes }) => `${(bytes / kilobyte).toFixed(1)} ${path}`).join(", "),
  );
  // The first screen has today's answer, the newest notices and the school's own pictures.
  expect(sum(list, "Document")).toBeLessThan(16 * kilobyte);
  // All other pages have it then (docs/decisions/0058).
  expect(sum(list, "Stylesheet")).toBeLessThan(12 * kilobyte);
  // Optional: text does not wait for it (docs/decisions/0050).
  const fonts = list.filter(({ type }) => type === "Font");
  expect(sum(fonts)).toBeLessThan(10 * kilobyte);
  const hero = list.find(({ path }) => path.endsWith("-720.avif"));
  expect(hero?.bytes).toBeLessThan(13 * kilobyte);
  if (project.name === "js") {
    expect(sum(list, "Script")).toBeLessThan(8 * kilobyte);
    expect(sum(list) - sum(fonts)).toBeLessThan(53 * kilobyte);
    expect(list.length - fonts.length).toBeLessThanOrEqual(5);
  } else {
    // Most are pictures below the first view, which browsers load at once without script.
    expect(sum(list) - sum(fonts)).toBeLessThan(126 * kilobyte);
  }
});

test("pages ask for their first picture before anything else, and once", async ({ page }) => {
  test.setTimeout(150_000);
  await settled(page);
  for (const path of ["/", "/about-us", "/sports", "/principal"]) {
    const list = await fetched(page, path);
    const shown = await page
      .locator("main img[fetchpriority=high]")
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ currentSrc }) => new URL(currentSrc).pathname),
      );
    expect(shown, path).toHaveLength(1);
    expect(list[1]?.path, path).toBe(shown[0]);
    expect(list.filter((one) => one.path === shown[0])).toHaveLength(1);
  }
});

test("the documents of public pages", async ({ page }) => {
  // The same documents.
  const heavy: string[] = [];
  for (const path of publicPages) {
    const body = await (await page.request.get(path)).body();
    const isHome = path.split("?")[0] === "/";
    // The sample's films need 0.3 KB of home; folding on phones as much of the disclosure. Results, timings, certificates and
    // complaints two taps from home, and the footer's hours and numbers, need 0.3 KB of every page.
    // Two whole lines of each notice, which have the time and place, need 0.3 KB of home.
    // Days of events, and the controls below the slides, need 0.4 KB of home and 0.1 KB of notices.
    // The ways to get new notices need 0.6 KB of notices.
    // The texts of the sample's dates change by up to 0.2 KB from day to day.
    // About 1 KB of each are styles for old browsers, JPEG sources and related links.
    // Ways to apply and to pay, words of search and the term file need 0.5 KB.
    // Home fits in four and a half screens in Indian scripts too: their line heights on phones need 0.1 KB of home.
    // Only styles of the first screen are in the document (docs/decisions/0058).
    const budget = isHome ? 15.3 : 10.6;
    // The best compression takes long: only for pages that a faster one leaves over the budget.
    if (brotliCompressSync(body, quick).length <= budget * kilobyte) continue;
    const bytes = brotliCompressSync(body).length;
    if (bytes > budget * kilobyte) heavy.push(`${path}: ${bytes}`);
  }
  expect(heavy).toEqual([]);
});

test("with Save-Data the home page is one small document", async ({ page }) => {
  test.setTimeout(150_000);
  await page.setExtraHTTPHeaders({ "Save-Data": "on" });
  await packedSmall(page, { "Save-Data": "on" });
  const list = await fetched(page, "/");
  expect(list.map(({ path }) => path)).toEqual(["/"]);
  expect(sum(list)).toBeLessThan(16.5 * kilobyte);
});

test("the light version is chosen in the footer, stays, and is left again", async ({ page }) => {
  await page.goto("/school-gallery");
  await expect(page.locator("main img").first()).toBeVisible();
  await page.getByRole("link", { name: "Save data: text only" }).click();
  await expect(page).toHaveURL(/\/school-gallery$/);
  await expect(page.locator("img")).toHaveCount(0);
  await expect(page.locator("script[src]")).toHaveCount(0);
  await page.goto("/faculty");
  await expect(page.locator("img")).toHaveCount(0);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Where every child is known by name" })).toBeAttached();
  await page.getByRole("link", { name: "Show pictures" }).click();
  await expect(page.locator("img").first()).toBeAttached();
});

test("the script of staff pages: what all share, and what a page has of its own", async ({ page, login }) => {
  // No script is fetched.
  test.slow();
  await login();
  const sizes = new Map<string, number>();
  const size = async (path: string) => {
    const known = sizes.get(path);
    if (known !== undefined) return known;
    // The build has compressed it.
    const answer = await page.request.get(path, { headers: { "Accept-Encoding": "br" } });
    const bytes = Number(answer.headers()["content-length"]);
    sizes.set(path, bytes);
    return bytes;
  };
  const weigh = async (paths: Iterable<string>) => {
    let bytes = 0;
    for (const path of paths) bytes += await size(path);
    return bytes;
  };
  // Preloaded files come with the document; others after it is usable.
  const named = new Map<string, Set<string>>();
  for (const path of dashboardPages) {
    const html = await (await page.request.get(path)).text();
    const scripts = new Set(
      [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, script = ""]) => script),
    );
    if (html.includes("__remixContext")) named.set(path, scripts);
  }
  const [first, ...others] = [...named.values()];
  const shared = new Set(
    [...(first ?? [])].filter((script) => others.every((scripts) => scripts.has(script))),
  );
  const everywhere = (await fetched(page, "/dashboard/help")).filter(({ type }) => type === "Script");
  const fetchedHere = everywhere
    .map(({ path }) => path)
    .filter((path) => !named.get("/dashboard/help")?.has(path));
  const all = await weigh(new Set([...shared, ...fetchedHere]));
  console.log(`${(all / kilobyte).toFixed(1)} KB of script that all pages of staff share`);
  // Every page has the menu by task, Find, the list of what waits for a connection, and pastes tables.
  expect(all).toBeLessThan(117 * kilobyte);
  expect(named.size).toBeGreaterThan(20);
  for (const [path, scripts] of named) {
    const own = await weigh([...scripts].filter((script) => !shared.has(script)));
    expect(own, path).toBeLessThan(14.5 * kilobyte);
  }
});
