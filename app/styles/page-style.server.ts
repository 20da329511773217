import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/project-root.server";

/** Returns the styles of a page (vite/page-styles.ts). @param routeId default root, for unknown addresses */
export async function readPageStyle(routeId = "root"): Promise<string> {
  if (import.meta.env.DEV) return (await import("./site.css?inline")).default;
  return readFileSync(join(projectRoot, "build/server/styles", `${routeId}.css`), "utf8");
}
