import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, chromium } from "@playwright/test";
import playwrightConfig from "../../playwright.config";
import { makeDirectory, staff, startServer } from "../e2e/server";
import { dashboardPages, publicPages } from "../pages";

/**
 * `npm run test:axe`: every page in eight combinations of width, script and colours. It takes a quarter of an hour, so it
 * is not part of CI, where every page is looked at on a phone, with script and without (tests/every-page/pages.spec.ts).
 */
const combinations = [360, 1280].flatMap((width) =>
  [true, false].flatMap((script) =>
    (["none", "active"] as const).map((forcedColors) => ({ width, script, forcedColors })),
  ),
);

interface Finding {
  where: string;
  rule: string;
  at: string[];
}

async function lookAt(context: BrowserContext, origin: string, where: string, forced: boolean) {
  const findings: Finding[] = [];
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  let looked = 0;
  for (const path of [...publicPages, "login", ...dashboardPages]) {
    if (path === "login") {
      await page.goto(`${origin}/login`);
      await page.getByLabel("Username").fill(staff.username);
      await page.getByLabel("Password", { exact: true }).fill(staff.password);
      await page.getByRole("main").getByRole("button", { name: "Login" }).click();
      await page.waitForURL("**/dashboard");
      continue;
    }
    await page.goto(origin + path);
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // The colours are then the visitor's own, and axe reckons with the site's.
    const { violations } = await (forced ? axe.disableRules("color-contrast") : axe).analyze();
    looked += 1;
    for (const { id, nodes } of violations)
      findings.push({ where: `${where} ${path}`, rule: id, at: nodes.map(({ html }) => html.slice(0, 160)) });
  }
  await page.close();
  return { looked, findings };
}

const directory = await makeDirectory();
const server = await startServer(directory.path, { LOG_LEVEL: "warn" });
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
const findings: Finding[] = [];
let runs = 0;
try {
  for (const { width, script, forcedColors } of combinations) {
    const where = `${width} px, script ${script ? "on" : "off"}, forced colours ${forcedColors}:`;
    const viewport = { width, height: 740 };
    const context = await browser.newContext({ viewport, forcedColors, reducedMotion: "reduce" });
    // Axe itself needs script: the page is left with that of a browser that has none.
    if (!script)
      await context.route("**/assets/*.js", (route) =>
        route.fulfill({ body: "", contentType: "text/javascript" }),
      );
    const result = await lookAt(context, server.origin, where, forcedColors === "active");
    runs += result.looked;
    findings.push(...result.findings);
    console.log(`${where} ${result.looked} pages, ${result.findings.length} violations`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.end("SIGTERM");
  await directory.remove();
}
for (const { where, rule, at } of findings) console.log(`${where} ${rule}\n  ${at.join("\n  ")}`);
console.log(`${runs} runs, ${findings.length} violations`);
process.exit(findings.length > 0 ? 1 : 0);
