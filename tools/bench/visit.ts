import type { Browser, CDPSession } from "@playwright/test";
import { launchBrowser } from "./first-view";
import type { Peers } from "./peers";
import { type SlowLine, startSlowLine } from "./slow-line";
import { median, printTable } from "./table";

const rounds = 3;

interface Step {
  fcp: number;
  bytes: number;
}

/** Measures a visit of five pages, and the first again, next to a hand-written site with a shared style sheet. */
export async function measureVisit(origin: string, peers: Peers): Promise<void> {
  const browser = await launchBrowser();
  const paths = ["/", "/notices", await newestNotice(origin), "/fees", "/year-calendar"];
  await compare(browser, "straight from the server", origin, peers.staticOrigin, paths);
  if (peers.overTls) {
    const { site, handWritten } = peers.overTls;
    await compare(browser, "nginx in front, TLS and HTTP/2", site, handWritten, paths);
  }
  await browser.close();
}

async function newestNotice(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/notices`)).text();
  const path = /href="(\/notices\/[\w-]+)"/.exec(html)?.[1];
  if (!path) throw new Error("The sample school has no notice.");
  return path;
}

async function compare(browser: Browser, how: string, site: string, handWritten: string, paths: string[]) {
  const line = await startSlowLine();
  const results = new Map<string, Step[][]>();
  const walk = async (name: string, origin: string, js: boolean) => {
    results.set(name, [
      ...(results.get(name) ?? []),
      await visit(browser, line, origin, [...paths, "/"], js),
    ]);
  };
  // The first round warms the caches of the server, and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    if (round === 1) results.clear();
    await walk("hand-written", `${handWritten}/site`, true);
    await walk("with script", site, true);
    await walk("without script", site, false);
  }
  line.end();
  const middle = (name: string, step: number, of: keyof Step) =>
    median((results.get(name) ?? []).map((steps) => steps[step]?.[of] ?? 0));
  const rows = [...paths, "/"].map((path, step) => {
    const limit = middle("hand-written", step, "fcp");
    const columns = ["with script", "without script"].flatMap((name) => [
      Math.round(middle(name, step, "fcp")),
      (middle(name, step, "fcp") / limit).toFixed(2),
      (middle(name, step, "bytes") / 1024).toFixed(1),
    ]);
    return [step < paths.length ? path : `${path}, again`, Math.round(limit), ...columns];
  });
  printTable(
    `A visit of five pages in one browser, ${how} (400 kbit/s, 400 ms, processor four times slower, modelled; median of ${rounds})`,
    ["", "hand-written, FCP ms", "FCP ms", "ratio", "KB", "without script, FCP ms", "ratio", "KB"],
    rows,
  );
}

async function visit(browser: Browser, line: SlowLine, origin: string, paths: string[], js: boolean) {
  const context = await browser.newContext({
    proxy: line.proxy,
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    javaScriptEnabled: js,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const steps: Step[] = [];
  for (const path of paths) {
    bytes = 0;
    const url = origin + path;
    // As if a link were followed: the first page is typed, later ones come from the page before.
    if (steps.length === 0) await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    else {
      const loaded = page.waitForEvent("load", { timeout: 60_000 });
      await session.send("Runtime.evaluate", { expression: `location.href = ${JSON.stringify(url)}` });
      await loaded;
    }
    steps.push({ fcp: await firstPaint(session), bytes });
    // A visitor reads; what comes later than the page arrives.
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
  await context.close();
  return steps;
}

async function firstPaint(session: CDPSession): Promise<number> {
  const expression = 'performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0';
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
    if (result.value > 0) return result.value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The page painted nothing.");
}
