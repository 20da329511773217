import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { Builder, By, Capabilities, Key, until } from "selenium-webdriver";
import { freePort } from "../support/free-port";
import type { Browser } from "./browser";

const driver = "/usr/bin/WebKitWebDriver";
const display = "/usr/bin/Xvfb";

export const isWebKitHere = () =>
  [driver, display].every((path) => existsSync(path)) && miniBrowser() !== undefined;

/** Debian installs WebKitGTK's small browser in a versioned folder. */
function miniBrowser(): string | undefined {
  const places = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"].filter((path) =>
    existsSync(path),
  );
  return places
    .flatMap((place) =>
      readdirSync(place)
        .filter((name) => name.startsWith("webkit2gtk-") || name.startsWith("webkitgtk-"))
        .map((name) => `${place}/${name}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
}

/** WebKitGTK's small browser has no headless mode. */
function startDisplay(): Promise<{ name: string; screen: ChildProcess }> {
  const screen = spawn(display, ["-displayfd", "3", "-screen", "0", "800x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  return new Promise((resolve, reject) => {
    screen.once("exit", (code) => reject(new Error(`Xvfb ended with code ${code}`)));
    screen.stdio[3]?.once("data", (number: Buffer) =>
      resolve({ name: `:${number.toString().trim()}`, screen }),
    );
  });
}

/**
 * Debian's WebKitGTK, driven by WebDriver.
 * @param script false to strip scripts from pages; the driver needs scripting
 */
export async function openWebKit(script: boolean): Promise<Browser> {
  const { name, screen } = await startDisplay();
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: name, GDK_BACKEND: "x11", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const args = [
    "--automation",
    "--geometry=360x740",
    ...(script ? [] : ["--enable-javascript-markup=false"]),
  ];
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: miniBrowser(), args },
  });
  await untilAnswers(`http://127.0.0.1:${port}/status`);
  const webkit = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  await webkit.manage().setTimeouts({ implicit: 0, pageLoad: 30_000 });
  await webkit.manage().window().setRect({ x: 0, y: 0, width: 360, height: 740 });
  const find = async (xpath: string) => {
    const found = await webkit.wait(until.elementLocated(By.xpath(xpath)), 20_000, `There is no ${xpath}`);
    await webkit.executeScript(
      "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      found,
    );
    return webkit.wait(until.elementIsVisible(found), 20_000, `It is not shown: ${xpath}`);
  };
  return {
    open: (address) => webkit.get(address),
    words: async () =>
      `${await webkit.getTitle()}\n${await webkit.executeScript("return (document.querySelector('main') ?? document.body).innerText")}`,
    address: () => webkit.getCurrentUrl(),
    click: async (xpath) => (await find(xpath)).click(),
    async fill(xpath, text) {
      const found = await find(xpath);
      await found.clear();
      await found.sendKeys(text);
    },
    async choose(xpath, option) {
      const list = await find(xpath);
      await list.findElement(By.xpath(`option[normalize-space(.)="${option}"]`)).click();
    },
    async upload(xpath, files) {
      const found = await webkit.findElement(By.xpath(xpath));
      await found.sendKeys(files.join("\n"));
    },
    async pressEscape() {
      await webkit.actions().sendKeys(Key.ESCAPE).perform();
    },
    async shows(xpath) {
      for (const element of await webkit.findElements(By.xpath(xpath))) {
        if (await element.isDisplayed()) return true;
      }
      return false;
    },
    async close() {
      await webkit.quit().catch(() => {});
      service.kill();
      screen.kill();
    },
  };
}

async function untilAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKit's driver does not answer.");
}
