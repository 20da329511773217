import type { RequestHandler } from "@remix-run/node";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { nowhere } from "~/content/disclosures/report/crawl.server";
import { english } from "~/languages/languages";
import type { Services } from "~/services/services.server";
import { exportSite } from "~/site-export/export.server";
import type { ExportFiles } from "~/site-export/export-files.server";
import { publicAddress } from "~/site-export/public-address";
import { visitor } from "./own-visits";
import type { FindPage } from "./public-pages";

interface ExportedSite {
  services: Services;
  render: RequestHandler;
  findPage: FindPage;
  /** Folder of the built files. */
  client: string;
  isStatic: boolean;
  onPage?: (done: number, found: number) => void;
}

/** Writes everything of the site, or the copy of its public pages alone. */
export function exportWholeSite(
  files: ExportFiles,
  { services, render, findPage, client, isStatic, ...progress }: ExportedSite,
): ReturnType<typeof exportSite> {
  return exportSite(files, {
    services,
    isStatic,
    base: services.config.origin ?? nowhere,
    client,
    languages: [english, ...siteLanguages(services).languages].map(({ code }) => code),
    toPage: publicAddress(findPage),
    open: visitor(services, render),
    ...progress,
  });
}
