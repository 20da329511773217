import { chromium } from "@playwright/test";

const base = "http://127.0.0.1:4501";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const paths = process.argv.slice(2);
for (const width of [360, 1280]) {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (window.top === window) sessionStorage.setItem("popup-closed-1", "yes");
  });
  if (paths.some((p) => p.startsWith("/dashboard"))) {
    await page.goto(`${base}/login`);
    await page.getByLabel("Username").fill("clerk");
    await page.getByLabel("Password", { exact: true }).fill("marigold and palash");
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await page.waitForURL("**/dashboard");
  }
  for (const path of paths) {
    await page.goto(base + path);
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/shots/${path.replace(/\W+/g, "_")}-${width}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
