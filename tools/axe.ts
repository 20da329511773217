import AxeBuilder from "@axe-core/playwright";
import { chromium, type Page } from "@playwright/test";
import playwrightConfig from "../playwright.config";
import makeStarterSite, { startStarterSite } from "../tests/e2e/starter-site";
import { dashboardPages, missingPages, pagesBeyondSamples, publicPages } from "../tests/pages";
import { fillRunningSite, logIn } from "../tests/support/running-site";

/**
 * `npm run test:axe`: checks every page in twelve combinations of width, script and colours, and public pages
 * in three schools' colours. Takes 45 minutes; CI checks phones only (tests/every-page/pages.spec.ts). `--
 * plain`: with script, light and dark only.
 */
const isPlain = process.argv.includes("plain");
const combinations = [360, 1280].flatMap((width) =>
  (isPlain ? [true] : [true, false]).flatMap((script) =>
    (isPlain ? (["light", "dark"] as const) : (["light", "dark", "forced"] as const)).map((colours) => ({
      width,
      script,
      colours,
    })),
  ),
);

/** Saving makes unreadable ones the nearest readable ones. */
const schools = [
  { colour_main: "#0b1020", colour_accent: "#cfd8dc" },
  { colour_main: "#9ad0f5", colour_accent: "#fff3b0" },
  { colour_main: "#d50000", colour_accent: "#ffd700" },
];

const staffPages = [...dashboardPages, ...Object.values(pagesBeyondSamples)];

interface Finding {
  where: string;
  rule: string;
  at: string[];
}

/** @param forced true if the browser forces its own colours, which axe does not know */
async function lookAt(page: Page, origin: string, paths: readonly string[], where: string, forced = false) {
  const findings: Finding[] = [];
  for (const path of paths) {
    const answer = await page.goto(origin + path);
    // A missing page passes every rule.
    const isMissing = answer?.status() === 404 && !missingPages.includes(path);
    if (isMissing) findings.push({ where: `${where} ${path}`, rule: "answered 404", at: [] });
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (forced ? axe.disableRules("color-contrast") : axe).analyze();
    for (const { id, nodes } of violations)
      findings.push({ where: `${where} ${path}`, rule: id, at: nodes.map(({ html }) => html.slice(0, 160)) });
  }
  console.log(`${where} ${paths.length} pages, ${findings.length} violations`);
  return findings;
}

async function setColours(page: Page, origin: string, chosen: Record<string, string>): Promise<void> {
  await page.goto(`${origin}/dashboard/settings/colours`);
  const opened = await page.locator('input[name="opened"]').inputValue();
  const form = { ...chosen, opened };
  const answer = await page.request.post(page.url(), { form, maxRedirects: 0 });
  if (answer.status() === 303) return;
  throw new Error(`The colours ${JSON.stringify(form)} were not taken.`);
}

await makeStarterSite();
const { directory, server, end } = await startStarterSite();
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
const findings: Finding[] = [];
let filled = false;

try {
  for (const { width, script, colours } of combinations) {
    const where = `${width} px, script ${script ? "on" : "off"}, ${colours} colours:`;
    const forced = colours === "forced";
    const context = await browser.newContext({
      viewport: { width, height: 740 },
      reducedMotion: "reduce",
      ...(forced ? { forcedColors: "active" } : { colorScheme: colours }),
    });
    // Axe needs script, so only the page's own scripts are blocked.
    if (!script)
      await context.route("**/assets/*.js", (route) =>
        route.fulfill({ body: "", contentType: "text/javascript" }),
      );
    const page = await context.newPage();
    findings.push(...(await lookAt(page, server.origin, publicPages, `${where} public:`, forced)));
    await logIn(page, server.origin);
    if (!filled) await fillRunningSite(page, server.origin, directory);
    filled = true;
    findings.push(...(await lookAt(page, server.origin, staffPages, `${where} staff:`, forced)));
    await context.close();
  }
  for (const school of schools) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await logIn(page, server.origin);
    await setColours(page, server.origin, school);
    const where = `360 px, ${Object.values(school).join(" and ")}:`;
    findings.push(...(await lookAt(page, server.origin, ["/dashboard", "/dashboard/deletenotice"], where)));
    await context.clearCookies();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      findings.push(...(await lookAt(page, server.origin, publicPages, `${where} ${colorScheme}:`)));
    }
    await context.close();
  }
} finally {
  await browser.close();
  await end();
}
for (const { where, rule, at } of findings) console.log(`${where} ${rule}\n  ${at.join("\n  ")}`);
console.log(`${findings.length} violations`);
process.exit(findings.length > 0 ? 1 : 0);
