import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { Browser, BrowserContextOptions } from "@playwright/test";
import { makeDirectory, staff, startServer } from "../../tests/e2e/server";
import { launchBrowser } from "./first-view";
import { startSlowLine } from "./slow-line";
import { median, printTable } from "./table";

const rounds = 5;
const pages = [
  "/dashboard",
  "/dashboard/add-notice",
  "/dashboard/deletenotice",
  "/dashboard/messages",
  "/dashboard/settings/school",
];

/** Measures pages on the slow line, with cold and warm cache, next to plain pages of the same content. */
export async function measureStaffView(): Promise<void> {
  const directory = await makeDirectory();
  const server = await startServer(directory.path, { LOG_LEVEL: "silent" });
  const browser = await launchBrowser();
  const plain = new Map<string, Buffer>();
  const peer = createServer(({ url = "" }, response) => {
    const page = plain.get(url);
    if (!page) return void response.writeHead(404).end();
    response
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" })
      .end(page);
  });
  await new Promise<void>((resolve) => peer.listen(0, "127.0.0.1", resolve));
  const lines = [await startSlowLine(), await startSlowLine()] as const;
  try {
    const storageState = await logIn(browser, server.origin);
    const handWritten = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
    for (const path of pages)
      plain.set(path, await handWrittenPage(browser, server.origin + path, storageState));
    const seen = new Map<string, number[]>();
    const note = (name: string, ms: number) => seen.set(name, [...(seen.get(name) ?? []), ms]);
    for (let round = 0; round < rounds; round += 1) {
      for (const path of pages) {
        const options = { storageState, proxy: lines[0].proxy };
        note(`${path} peer`, await firstPaint(browser, [`${handWritten}${path}`], { proxy: lines[1].proxy }));
        note(`${path} first`, await firstPaint(browser, [`${server.origin}${path}`], options));
        note(
          `${path} later`,
          await firstPaint(browser, [`${server.origin}/dashboard/help`, `${server.origin}${path}`], options),
        );
        note(
          `${path} plain`,
          await firstPaint(browser, [`${server.origin}${path}`], { ...options, javaScriptEnabled: false }),
        );
      }
    }
    const middle = (name: string) => median(seen.get(name) ?? []);
    const ratio = (path: string, what: string) =>
      (middle(`${path} ${what}`) / middle(`${path} peer`)).toFixed(2);
    printTable(
      `Staff pages: first contentful paint at 360 × 740 (400 kbit/s, 400 ms, modelled; median of ${rounds})`,
      [
        "",
        "hand-written ms",
        "first page ms",
        "ratio",
        "later page ms",
        "ratio",
        "without script ms",
        "ratio",
      ],
      pages.map((path) => [
        path,
        Math.round(middle(`${path} peer`)),
        ...["first", "later", "plain"].flatMap((what) => [
          Math.round(middle(`${path} ${what}`)),
          ratio(path, what),
        ]),
      ]),
    );
  } finally {
    for (const line of lines) line.end();
    peer.closeAllConnections();
    peer.close();
    await browser.close();
    await server.end("SIGTERM");
    await directory.remove();
  }
}

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

async function logIn(browser: Browser, origin: string): Promise<StorageState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel("Username").fill(staff.username);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL("**/dashboard");
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Returns a page with the same texts, links and fields in plain HTML, compressed. */
async function handWrittenPage(browser: Browser, url: string, storageState: StorageState): Promise<Buffer> {
  const context = await browser.newContext({ storageState, javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(url);
  const html = (await response?.text()) ?? "";
  await context.close();
  const body = (/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? "")
    .replace(/<(style|script|svg)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/ (class|id|aria-[a-z]+|data-[a-z-]+|style|role)="[^"]*"/g, "")
    .replace(/<\/?(div|span|section)[^>]*>/g, "");
  const style = "body{margin:1rem;font:16px/1.5 sans-serif}input,select,textarea{display:block;width:100%}";
  const whole = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>School</title><style>${style}</style></head><body>${body}</body></html>`;
  return brotliCompressSync(Buffer.from(whole));
}

/** Milliseconds until the last of several pages, opened in turn in a new browser, paints. */
async function firstPaint(browser: Browser, urls: string[], options: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    ...options,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let paint = 0;
  for (const url of urls) {
    await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    paint = 0;
    // Paint is reported after the page is complete.
    for (let attempt = 0; attempt < 50 && paint === 0; attempt += 1) {
      const { result } = await session.send("Runtime.evaluate", {
        returnByValue: true,
        expression: `performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0`,
      });
      paint = Number(result.value ?? 0);
      if (paint === 0) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await context.close();
  return paint;
}
