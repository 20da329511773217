import { readdirSync } from "node:fs";
import { join } from "node:path";
import { translations } from "~/languages/languages";
import { projectRoot } from "~/project-root.server";

export async function listReservedAddresses(): Promise<ReadonlySet<string>> {
  // Loaded on request: the build contains this module.
  const { routes } = await import("virtual:remix/server-build");
  return new Set([
    ...Object.values(routes).map((route) => route?.path?.split("/")[0] ?? ""),
    ...readdirSync(join(projectRoot, "public")),
    ...translations.map(({ code }) => code),
    "assets",
    "healthz",
  ]);
}
