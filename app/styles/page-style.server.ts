import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/project-root.server";

/**
 * Returns the style sheet of a page, which the build cut out of the site's (vite/page-styles.ts).
 * @param routeId of the page; without one, as for an address that no page has, the root's
 */
export async function readPageStyle(routeId = "root"): Promise<string> {
  if (import.meta.env.DEV) return (await import("./site.css?inline")).default;
  return readFileSync(join(projectRoot, "build/server/styles", `${routeId}.css`), "utf8");
}
