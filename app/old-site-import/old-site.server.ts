import type { TextAnswer } from "./fetch-site.server";
import { createFetcher, type FetchOptions, PassingError, UnreadableError } from "./fetch-site.server";

export interface OldSite {
  source: string;
  logIn(username: string, password: string): Promise<void>;
  list(call: string, key: string): Promise<Record<string, unknown>[]>;
  /** Downloads a file into `directory`. @returns its path; the caller removes it */
  download(address: string, directory: string, maxBytes: number): Promise<string>;
}

/**
 * Specification section 7. Methods throw `UnreadableError` after several attempts.
 * @param address with or without `/gdapi`
 */
export function openOldSite(address: string, options: FetchOptions = {}): OldSite {
  const base = parseBase(address);
  const fetcher = createFetcher(base, options);
  let cookie = "";

  async function readJson(call: string, posted?: string): Promise<{ answer: TextAnswer; json: unknown }> {
    let json: unknown;
    const answer = await fetcher.read(new URL(call, base), {
      ...(posted !== undefined && { method: "POST", body: posted }),
      headers: {
        ...(cookie && { Cookie: cookie }),
        ...(posted !== undefined && { "Content-Type": "application/json" }),
      },
      check({ body }) {
        try {
          // PHP files often emit a byte order mark.
          json = JSON.parse(body.toString("utf8").replace(/^\uFEFF/, ""));
        } catch {
          throw new PassingError("its answer is not JSON");
        }
      },
    });
    return { answer, json };
  }

  return {
    source: base.href,
    async logIn(username, password) {
      const { answer, json } = await readJson("login.php", JSON.stringify({ username, password }));
      const { status, message } = (json ?? {}) as { status?: unknown; message?: unknown };
      if (status !== "success")
        throw new UnreadableError(`the login was refused: ${String(message ?? status)}`);
      cookie = (answer.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
    },
    async list(call, key) {
      const all: Record<string, unknown>[] = [];
      const asked = new Set<string>();
      for (let address: string | undefined = call; address && !asked.has(address); ) {
        asked.add(address);
        const { answer, json } = await readJson(address);
        const rows = rowsIn(json, key);
        all.push(
          ...rows.filter((row): row is Record<string, unknown> => typeof row === "object" && row !== null),
        );
        address = rows.length > 0 ? nextAddress(answer, call) : undefined;
      }
      return all;
    },
    download: async (path, directory, maxBytes) =>
      fetcher.download(fileUrl(path, base), directory, maxBytes, cookie ? { Cookie: cookie } : {}),
  };
}

/** Old servers answer an empty list with such a text. */
const saysNone = /\b(?:no|not|0)\b.*\b(?:found|available|records?|rows?|data|yet)\b|\bempty\b/i;

function rowsIn(json: unknown, key: string): unknown[] {
  const { [key]: rows, success, message = "" } = (json ?? {}) as Record<string, unknown>;
  if (Array.isArray(rows)) return rows;
  if (success === false && !rows && (message === "" || message === null || saysNone.test(String(message))))
    return [];
  const said = success === false ? `: it says "${String(message)}"` : "";
  throw new UnreadableError(`its answer has no list "${key}"${said}`);
}

/** Returns the address of a site as typed, with a scheme. @throws UnreadableError */
export function parseSite(address: string): URL {
  const withScheme = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(withScheme)) throw new UnreadableError(`"${address}" is not the address of a site`);
  return new URL(withScheme);
}

function parseBase(address: string): URL {
  const url = parseSite(address);
  const path = url.pathname.replace(/\/+$/, "").replace(/\/gdapi$/, "");
  return new URL(`${path}/gdapi/`, url.origin);
}

/** Reads the `Link` header of a partial listing; only the same call is followed. */
function nextAddress({ headers }: TextAnswer, call: string): string | undefined {
  const [, query] = /<(\?[^>]*)>\s*;\s*rel="?next"?/.exec(String(headers.link ?? "")) ?? [];
  return query && `${call}${query}`;
}

/** Strips './' and prepends the API base, as the old client does. Other hosts are never requested. */
function fileUrl(path: string, base: URL): URL {
  const stripped = path.replace(/^\.\//, "");
  if (stripped === "" || !URL.canParse(stripped, base)) throw new UnreadableError("it names no file");
  const url = new URL(stripped, base);
  if (url.origin !== base.origin) throw new UnreadableError(`its file lies on another site, ${url.host}`);
  return url;
}
