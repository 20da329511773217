import { brotliCompressSync, constants } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { followedLink } from "../../app/http/followed-link";
import { dashboardPages, publicPages } from "../pages";
import { test } from "./site";

/**
 * Budgets of bytes (with Brotli), requests and elements, not time, for a cheap phone (360 × 640 at density 2) and
 * starter content; each with its reason. Times are in docs/performance.md.
 */
const budgets = {
  homeAndHeaders: [
    16,
    "KB",
    "today's answer, newest notices and the school's own pictures in the first screen",
  ],
  sheet: [12, "KB", "the styles of all pages, fetched once (docs/decisions/0058)"],
  typeface: [10, "KB", "headings; text never waits for it (docs/decisions/0050)"],
  hero: [13, "KB", "a drawing of 720 pixels; photos weigh more"],
  script: [8, "KB", "enhancements of a page that nobody touches"],
  firstView: [53, "KB", "all of the above but the typeface, and the pop-up's picture"],
  firstViewRequests: [5, "requests", "page, sheet, script, hero and the pop-up's picture"],
  withoutScript: [126, "KB", "browsers without script load pictures below the first screen at once"],
  home: [15.3, "KB", "13 sections of the specification, two lines of each notice, ways in for parents"],
  page: [10.6, "KB", "menu and footer with all pages, related links, styles of the first screen"],
  homeByLink: [10.2, "KB", "the same without styles: the browser has the sheet"],
  pageByLink: [6.5, "KB", "the same without styles: the browser has the sheet"],
  missing: [4, "KB", "programs ask for many wrong addresses"],
  textVersion: [16.5, "KB", "one request with all its styles, which phones can store"],
  homeElements: [710, "elements", "108 are the menu, 98 the footer, 68 pictures, 66 icons"],
  pageElements: [405, "elements", "275 are the frame"],
  listElements: [480, "elements", "/notices and the disclosure list most"],
  calendarElements: [675, "elements", "each day of a year has an entry"],
  staffScript: [117, "KB", "menu by task, Find, the list of what waits for a connection, pasted tables"],
  staffPageScript: [15.2, "KB", "what a page of staff has of its own; hints stand with the declared fields"],
} as const satisfies Record<string, [most: number, unit: string, reason: string]>;

/** Returns what is over its budget, for an expectation of an empty list. */
function overBudget(budget: keyof typeof budgets, measured: number, what = ""): string[] {
  const [most, unit, reason] = budgets[budget];
  const value = unit === "KB" ? measured / kilobyte : measured;
  if (value <= most) return [];
  return [`${what || budget}: ${value.toFixed(1)} of ${most} ${unit} (${reason})`];
}

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
  const fonts = list.filter(({ type }) => type === "Font");
  const others = sum(list) - sum(fonts);
  const hero = list.find(({ path }) => path.endsWith("-720.avif"));
  const heavy = [
    ...overBudget("homeAndHeaders", sum(list, "Document")),
    ...overBudget("sheet", sum(list, "Stylesheet")),
    ...overBudget("typeface", sum(fonts)),
    ...overBudget("hero", hero?.bytes ?? Number.NaN),
  ];
  if (project.name === "js") {
    heavy.push(
      ...overBudget("script", sum(list, "Script")),
      ...overBudget("firstView", others),
      ...overBudget("firstViewRequests", list.length - fonts.length),
    );
  } else heavy.push(...overBudget("withoutScript", others));
  expect(heavy).toEqual([]);
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
  const heavy: string[] = [];
  const weigh = async (path: string, budget: keyof typeof budgets, headers: Record<string, string> = {}) => {
    const body = await (await page.request.get(path, { headers })).body();
    // The best compression takes long: only for pages that a faster one leaves over the budget.
    const isLight = overBudget(budget, brotliCompressSync(body, quick).length).length === 0;
    if (!isLight) heavy.push(...overBudget(budget, brotliCompressSync(body).length, path));
    return body.toString();
  };
  for (const path of publicPages) {
    const isHome = path.split("?")[0] === "/";
    const isMissing = (await page.request.get(path)).status() === 404;
    const html = await weigh(path, isMissing ? "missing" : isHome ? "home" : "page");
    if (!isMissing) await weigh(path, isHome ? "homeByLink" : "pageByLink", followedLink);
    const elements = isHome ? "homeElements" : (longPages[path] ?? "pageElements");
    heavy.push(...overBudget(elements, countElements(html), path));
  }
  expect(heavy).toEqual([]);
});

const longPages: Record<string, keyof typeof budgets> = {
  "/notices": "listElements",
  "/mandatory-public-disclosure": "listElements",
  "/year-calendar": "calendarElements",
};

/** Elements of a page without those of its tables, which are as long as their content. */
const countElements = (html: string) =>
  html
    .slice(html.indexOf("<body"))
    .replace(/<table.*?<\/table>/gs, "")
    .match(/<[a-z]/g)?.length ?? 0;

test("with Save-Data the home page is one small document", async ({ page }) => {
  test.setTimeout(150_000);
  await page.setExtraHTTPHeaders({ "Save-Data": "on" });
  await packedSmall(page, { "Save-Data": "on" });
  const list = await fetched(page, "/");
  expect(list.map(({ path }) => path)).toEqual(["/"]);
  expect(overBudget("textVersion", sum(list))).toEqual([]);
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
  expect(overBudget("staffScript", all)).toEqual([]);
  expect(named.size).toBeGreaterThan(20);
  for (const [path, scripts] of named) {
    const own = await weigh([...scripts].filter((script) => !shared.has(script)));
    expect(overBudget("staffPageScript", own, path)).toEqual([]);
  }
});
