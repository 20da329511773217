import { type Browser, type CDPSession, chromium, request } from "@playwright/test";
import { publicPages } from "../../tests/pages";
import { findBrowser } from "../../tests/support/browser";
import type { Peers } from "./peers";
import { type SlowLine, startSlowLine } from "./slow-line";
import { median, printTable } from "./table";

// Five rounds keep the usual run at 15 minutes; first paint varies by a tenth between runs.
const rounds = 5;
const roundsOfOtherPages = 3;

export interface View {
  fcp: number;
  view: number;
  bytes: number;
  requests: number;
  cls: number;
  tbt: number;
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--ignore-certificate-errors"],
  });
}

/**
 * Measures text and pictures of the first screen, on a slow line and a cheap phone; interleaved.
 * @param named paths to measure in addition to `/`; if empty, all public pages
 */
export async function measureFirstView(origin: string, peers: Peers, named: string[]): Promise<void> {
  const browser = await launchBrowser();
  const all = named.length > 0 ? named : publicPages;
  const pages = all.filter((path) => !path.includes("?") && path !== "/" && path !== "/nowhere");
  await compare(
    browser,
    "straight from the server",
    { site: origin, handWritten: peers.staticOrigin },
    pages,
  );
  if (peers.overTls)
    await compare(browser, "nginx in front, TLS and HTTP/2", peers.overTls, ["/notices", "/school-gallery"]);
  await browser.close();
}

const isFew = (pages: string[]) => pages.length < 5;
const roundsOf = (pages: string[]) => (isFew(pages) ? rounds : roundsOfOtherPages);

interface Look {
  url: string;
  line: SlowLine;
  js: boolean;
  saveData?: boolean;
}

interface Subject extends Look {
  name: string;
  rounds: number;
}

/** Opens all pages in turn and prints medians next to the hand-written page's. */
async function compare(
  browser: Browser,
  how: string,
  origins: { site: string; handWritten: string },
  pages: string[],
): Promise<void> {
  const lines = [await startSlowLine(), await startSlowLine()] as const;
  const [site, handWritten] = lines;
  const home = { url: `${origins.site}/`, line: site, js: true, rounds };
  const limit = "hand-written static page";
  const subjects: Subject[] = [
    { ...home, name: limit, url: `${origins.handWritten}/`, line: handWritten },
    { ...home, name: "/" },
    { ...home, name: "/ without script", js: false },
    { ...home, name: "/ with Save-Data", saveData: true },
    ...pages.flatMap((path) => {
      const page = { ...home, name: path, url: origins.site + path, rounds: roundsOf(pages) };
      return isFew(pages) ? [page, { ...page, name: `${path} without script`, js: false }] : page;
    }),
  ];
  // Warms the cache: pages are recompressed after their second request, one at a time.
  const visitor = await request.newContext({ ignoreHTTPSErrors: true });
  for (let visit = 0; visit < 2; visit += 1) {
    for (const { url, saveData } of subjects) {
      await visitor.get(url, saveData ? { headers: { "Save-Data": "on" } } : {});
      await new Promise((resolve) => setTimeout(resolve, visit * 300));
    }
  }
  await visitor.dispose();

  const results = new Map<string, View[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      if (round >= subject.rounds) continue;
      results.set(subject.name, [...(results.get(subject.name) ?? []), await look(browser, subject)]);
    }
  }
  for (const line of lines) line.end();
  const middle = (name: string, of: keyof View) => median((results.get(name) ?? []).map((view) => view[of]));
  const rows = subjects.map(({ name }) => [
    name,
    Math.round(middle(name, "fcp")),
    (middle(name, "fcp") / middle(limit, "fcp")).toFixed(2),
    Math.round(middle(name, "view")),
    (middle(name, "view") / middle(limit, "view")).toFixed(2),
    (middle(name, "bytes") / 1024).toFixed(1),
    middle(name, "requests"),
    middle(name, "cls").toFixed(3),
    Math.round(middle(name, "tbt")),
  ]);
  printTable(
    `First view at 360 × 640, 2 pixels each, ${how} (400 kbit/s, 400 ms, modelled; median of ${rounds}, from the fifth row on of ${roundsOf(pages)})`,
    ["", "FCP ms", "ratio", "view ms", "ratio", "KB", "requests", "CLS", "blocked ms"],
    rows,
  );
}

/** Waits for the pictures of the first screen, including lazy ones. */
async function untilShown(session: CDPSession): Promise<void> {
  const expression = `[...document.images].every((image) => {
    const box = image.getBoundingClientRect();
    const shown = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return !shown || image.complete;
  })`;
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
    if (result.value === true) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // Network events are reported with a delay.
  await new Promise((resolve) => setTimeout(resolve, 200));
}

/** Opens a page in a browser without a cache. */
export async function look(browser: Browser, { url, line, js, saveData }: Look): Promise<View> {
  const context = await browser.newContext({
    proxy: line.proxy,
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    javaScriptEnabled: js,
    ...(saveData && { extraHTTPHeaders: { "Save-Data": "on" } }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  const types = new Map<string, string>();
  const ends = new Map<string, number>();
  const addresses = new Map<string, string>();
  let started = 0;
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    started ||= timestamp;
    addresses.set(requestId, request.url);
    if (!request.url.endsWith("/favicon.svg")) requests += 1;
  });
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    bytes += encodedDataLength;
    ends.set(addresses.get(requestId) ?? "", (timestamp - started) * 1000);
  });
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const seen = { cls: 0, tbt: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.cls += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.tbt += Math.max(0, entry.duration - 50);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  await untilShown(session);
  // Works with JavaScript disabled too.
  const facts = (await session
    .send("Runtime.evaluate", {
      returnByValue: true,
      expression: `(() => {
        const shown = [...document.images].filter((image) => {
          const box = image.getBoundingClientRect();
          return box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
        });
        const paint = performance.getEntriesByName("first-contentful-paint")[0];
        return { images: shown.map((image) => image.currentSrc), fcp: paint ? paint.startTime : 0, seen: window.seen };
      })()`,
    })
    .catch(() => ({ result: { value: undefined } }))) as {
    result: { value?: { images: string[]; fcp: number; seen?: { cls: number; tbt: number } } };
  };
  const { images = [], fcp = 0, seen } = facts.result.value ?? {};
  const pictures = images.map((address) => ends.get(address) ?? 0);
  await context.close();
  return {
    fcp,
    view: Math.max(fcp, ...pictures),
    bytes,
    requests,
    cls: seen?.cls ?? 0,
    tbt: seen?.tbt ?? 0,
  };
}
