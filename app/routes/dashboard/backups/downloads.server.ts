import { PassThrough, Readable } from "node:stream";
import { t } from "#say";
import { findArchive } from "~/backup/folder.server";
import { streamZip, zipName } from "~/backup/zip-download.server";
import { momentAtSchool } from "~/dates/dates";
import { refusal } from "~/http/refusal";
import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { fileSize } from "~/text/file-size";
import { everythingName } from "./everything";

export interface Download {
  name: string;
  /** Name of the zip. */
  fileName: string;
  lead: string;
  open(): Promise<ReadableStream<Uint8Array>>;
}

/** Finds a backup, or everything of the site, by its name in the address. */
export async function findDownload(
  services: Services,
  name: string | undefined,
): Promise<Download | undefined> {
  if (name === everythingName) return findEverything(services);
  const archive = await findArchive(services, name);
  if (!archive) return undefined;
  const onError = (error: unknown) => services.log.error({ err: error }, "a backup could not be downloaded");
  return {
    name: archive.name,
    fileName: zipName(archive.name),
    lead: `${momentAtSchool(archive.madeAt)}, ${fileSize(archive.bytes)}`,
    open: async () => {
      const { school_name: school } = await readSettings(services.db);
      return streamZip({ archive, folder: services.files.incomingDirectory, school, onError });
    },
  };
}

/** Copying all pages takes the time of many visits, so only one runs at once. */
let isExporting = false;

function findEverything({ exportSite, log }: Services): Download | undefined {
  if (!exportSite) return undefined;
  return {
    name: everythingName,
    fileName: `school-${new Date().toISOString().slice(0, 10)}.zip`,
    lead: t("All texts, lists, photos and documents in open formats, and a copy of the public website."),
    open: async () => {
      if (isExporting)
        throw refusal(503, t("Somebody downloads everything at the moment. Try again in some minutes."));
      isExporting = true;
      const output = new PassThrough();
      exportSite(output)
        .catch((error: Error) => {
          if (!output.destroyed) log.error({ err: error }, "everything could not be downloaded");
          output.destroy(error);
        })
        .finally(() => {
          isExporting = false;
        });
      return Readable.toWeb(output) as ReadableStream<Uint8Array>;
    },
  };
}
