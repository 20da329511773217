import type { RequestListener } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { Services } from "~/services/services.server";
import { zipOf } from "~/site-export/export-files.server";
import { builtAssets, createApp } from "./app";
import { exportWholeSite } from "./export-site";
import { ownVisits } from "./own-visits";
import { cachedPages } from "./page-cache/page-cache";
import { remixHandlers } from "./remix";

/** Combines page cache, express and Remix into one listener. @param client folder of the built files */
export function builtSite(services: Services, build: ServerBuild, client: string): RequestListener {
  const { remix, render, findPage } = remixHandlers(build, services);
  services.visit = ownVisits(services, render, client);
  services.exportSite = async (output) => {
    const files = zipOf(output);
    await exportWholeSite(files, { services, render, findPage, client, isStatic: false });
    await files.end();
  };
  const app = createApp({ services, remix, assets: builtAssets(client) });
  return cachedPages({ services, render, findPage, isProxy: app.get("trust proxy fn"), next: app });
}
