import type { Services } from "~/services/services.server";
import { readAnySite } from "./any-site.server";
import { createFetcher, type FetchOptions, UnreadableError } from "./fetch-site.server";
import type { Reader } from "./found";
import { readGdapi } from "./gdapi.server";
import { openOldSite, parseSite } from "./old-site.server";
import { readExport } from "./wordpress-export.server";
import { findRest, readWordpress } from "./wordpress-rest.server";

interface Options {
  services: Services;
  fetching: FetchOptions;
  login: { username: string; password: string } | undefined;
  dryRun: boolean;
  onProgress: (line: string) => void;
}

/**
 * Opens the reader for an old site: export file, old endpoints, WordPress, or any site.
 * @param place address, or path of an export file @throws UnreadableError
 */
export async function openReader(place: string, options: Options): Promise<Reader> {
  const { services, fetching, login, dryRun, onProgress } = options;
  const gdapi = async () => {
    const old = openOldSite(place, fetching);
    if (login) await old.logIn(login.username, login.password);
    return readGdapi(old, { db: services.db, withResumes: login !== undefined, dryRun, onProgress });
  };
  if (login) return gdapi();
  if (/\.xml$/i.test(place) && !/^https?:/i.test(place)) return openExport(place, fetching);
  const fetcher = createFetcher(parseSite(place), fetching);
  const old = openOldSite(place, fetching);
  const hasEndpoints = await fetcher.read(new URL("get_notices.php", old.source)).then(
    ({ body }) => /^\s*\{/.test(body.toString("utf8", 0, 100).replace(/^\uFEFF/, "")),
    (error: unknown) => {
      if (error instanceof UnreadableError) return false;
      throw error;
    },
  );
  if (hasEndpoints) return gdapi();
  const rest = await findRest(parseSite(place), fetching);
  if (rest) return readWordpress(rest);
  return readAnySite(parseSite(place), { fetching, onProgress });
}

async function openExport(path: string, fetching: FetchOptions): Promise<Reader> {
  try {
    return await readExport(path, fetching);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new UnreadableError(`the file ${path} cannot be opened (${String(error.code)})`);
  }
}
