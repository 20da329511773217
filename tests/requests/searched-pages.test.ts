import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { allKinds, staffKinds } from "~/kinds/registry";
import { textNames, textPages, textSpec } from "~/page-texts/texts";
import routeConfig from "../../app/routes";

/** Pages that only make sense after another step, and the search itself. */
const unsearched = [
  "/search",
  "/newsletter/confirm",
  "/offline",
  "/school.html/check",
  "/newsletter/unsubscribe",
  "/login/second-step",
  "/set-password",
  "/logout",
];

/** Public pages without a parameter, with their files. */
async function listPages(): Promise<Map<string, string>> {
  const entries = await routeConfig;
  const site = entries.find(({ file }) => file === "routes/site/pages.tsx")?.children ?? [];
  const isPage = ({ file, path = "" }: RouteConfigEntry) =>
    /^routes\/(site|session)\/.*\.tsx$/.test(file) && !/[:*]/.test(path);
  return new Map(site.filter(isPage).map(({ file, path = "" }) => [`/${path}`, file]));
}

test("the search knows every public page, and words for it", async () => {
  const pages = await listPages();
  expect(pages.size).toBeGreaterThan(30);
  const missing = [...pages].filter(
    ([path]) => !Object.hasOwn(textPages, path) && !unsearched.includes(path),
  );
  expect(
    missing.map(([path, file]) => `app/page-texts/texts.ts: add ${path} (app/${file}) to textPages`),
  ).toEqual([]);
  const hasWords = (path: string) =>
    textNames.some((name) => textSpec(name).page === path && textSpec(name).isHidden);
  const withoutWords = Object.keys(textPages).filter((path) => path !== "/page-not-found" && !hasWords(path));
  expect(withoutWords.map((path) => `app/page-texts/search-words.ts: add words for ${path}`)).toEqual([]);
  const gone = [...Object.keys(textPages), ...unsearched].filter(
    (path) => path !== "/page-not-found" && !pages.has(path),
  );
  expect(gone.map((path) => `There is no page ${path} in app/routes.ts`)).toEqual([]);
});

test("records with a page of their own are searched, unless they show or name children", () => {
  const found = staffKinds.filter(({ page, numbered, shownAt }) => page ?? numbered ?? shownAt);
  expect(found.filter(({ children }) => children?.takeDown).map(({ key }) => key)).toEqual([
    "photo",
    "topper",
    "testimonial",
  ]);
  expect(
    allKinds.filter(({ page }) => page && !Object.hasOwn(textPages, page)).map(({ key }) => key),
  ).toEqual([]);
});
