import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type RunningServer, staff } from "../e2e/server";
import makeStarterSite, { startStarterSite } from "../e2e/starter-site";
import { dashboardPages, publicPages } from "../pages";
import { button, field, within } from "./browser";
import { describeJourneys } from "./journeys";
import { type OldChrome, oldVersions, openOldChrome } from "./old-chrome";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

/** Faults of a page, as a visitor would see them. */
const faults = `(() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push("scrolls sideways");
  const style = (selector, property) => {
    const element = document.querySelector(selector);
    return element && getComputedStyle(element)[property];
  };
  if (!/system-ui/.test(style("body", "fontFamily"))) found.push("no font");
  if (style("body", "backgroundColor") === "rgba(0, 0, 0, 0)" && style("html", "backgroundColor") === "rgba(0, 0, 0, 0)")
    found.push("no background");
  const wide = [...document.querySelectorAll("svg.icon")].filter((icon) => icon.getBoundingClientRect().width > 60);
  if (wide.length > 0) found.push("icons without a size");
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.loading !== "lazy") found.push("missing picture " + image.currentSrc);
  for (const text of document.querySelectorAll("main h1, main h2, main h3, main p"))
    if (!text.closest(".sr-only") && text.innerText.length > 20 && text.offsetWidth > 1 && text.offsetWidth < 70 && text.offsetHeight > 120)
      found.push("squeezed text: " + text.innerText.slice(0, 30));
  const dialog = document.querySelector("dialog[open]");
  if (dialog) dialog.remove();
  const heading = document.querySelector("main h1");
  if (heading && !heading.classList.contains("sr-only")) {
    heading.scrollIntoView({ block: "center" });
    const { left, top, height } = heading.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 8, top + height / 2);
    if (hit && !heading.contains(hit) && !hit.contains(heading)) found.push("heading covered by " + hit.outerHTML.slice(0, 80));
  }
  return found;
})()`;

/** Chrome before 100 reports the empty style element that hydration leaves. */
const isHarmless = (error: string) => error.includes("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");

for (const version of oldVersions)
  for (const script of [true, false])
    describe(`Chrome ${version}, script ${script ? "on" : "off"}`, () => {
      let site: { server: RunningServer; end: () => Promise<void> };
      let chrome: OldChrome;
      beforeAll(async () => {
        await makeStarterSite();
        site = await startStarterSite();
        chrome = await openOldChrome(version, script);
      });
      afterAll(async () => {
        await chrome.close();
        await site.end();
      });

      async function look(paths: readonly string[]): Promise<Record<string, string[]>> {
        const found: Record<string, string[]> = {};
        for (const width of [1280, 360, 320]) {
          await chrome.resize(width, 740);
          for (const path of paths) {
            await chrome.open(site.server.origin + path);
            const errors = chrome
              .takeErrors()
              .filter((error) => !isHarmless(error) && !/status of 404/.test(error));
            // A page that redirects has no document for a moment.
            const seen = await vi.waitFor(() => chrome.evaluate<string[]>(faults), 5000);
            const all = [...seen, ...errors];
            if (all.length > 0) found[`${path} at ${width} px`] = all;
          }
        }
        await chrome.resize(360, 740);
        return found;
      }

      test("public pages are styled, fit the screen and throw no error", async () => {
        expect(await look(publicPages)).toEqual({});
      });

      test("staff pages load without script errors in old browsers", async () => {
        await chrome.open(`${site.server.origin}/login`);
        await chrome.fill(field("Username"), staff.username);
        await chrome.fill(field("Password"), staff.password);
        await chrome.click(within("main", button("Login")));
        await vi.waitFor(async () => expect(await chrome.address()).toMatch(/\/dashboard$/), 20_000);
        expect(await look(dashboardPages)).toEqual({});
      });
    });

describeJourneys(
  oldVersions.map((version) => ({
    name: `Chrome ${version}`,
    isHere: process.platform === "linux" && process.arch === "x64",
    open: (script: boolean) => openOldChrome(version, script),
  })),
);
