import type { ServerBuild } from "@remix-run/node";

export const build = (await import("../../build/server/index.js" as string)) as ServerBuild;
