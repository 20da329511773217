import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { randomStem } from "~/files/store/store.server";

export class UnreadableError extends Error {
  override name = "UnreadableError";
}

export class MissingError extends UnreadableError {
  override name = "MissingError";
}

/** Temporary failure; the request is retried. */
class PassingError extends Error {
  override name = "PassingError";
}

/** Milliseconds before each retry. */
const defaultDelays = [500, 2000, 5000];
const timeouts = { list: 30_000, file: 120_000 };
const maxListBytes = 20 * 1024 * 1024;
/** Maximum `Retry-After`, in milliseconds. */
const maxRetryAfterMs = 60_000;

export interface OldSite {
  source: string;
  logIn(username: string, password: string): Promise<void>;
  list(call: string, key: string): Promise<Record<string, unknown>[]>;
  /** Downloads a file into `directory`. @returns its path; the caller removes it */
  download(address: string, directory: string, maxBytes: number): Promise<string>;
}

/**
 * Specification section 7. Methods throw `UnreadableError` after several attempts.
 * @param address with or without `/gdapi` @param delays milliseconds before each retry
 */
export function openOldSite(address: string, delays = defaultDelays): OldSite {
  const base = parseBase(address);
  let cookie = "";

  async function request(url: URL, timeout: number, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, ...(cookie && { Cookie: cookie }) };
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { ...init, headers, signal }).catch(rethrowAsTransient);
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 429 || response.status >= 500) {
      await sleep(Math.min(Number(response.headers.get("Retry-After")) * 1000 || 0, maxRetryAfterMs));
      throw new PassingError(`it answered ${response.status}`);
    }
    const Refused = response.status === 404 ? MissingError : UnreadableError;
    throw new Refused(`it answered ${response.status}`);
  }

  async function retryWhileBusy<Result>(attempt: () => Promise<Result>): Promise<Result> {
    for (let count = 0; ; count += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof PassingError)) throw error;
        const delay = delays[count];
        if (delay === undefined) {
          throw new UnreadableError(`${error.message}, also after ${delays.length + 1} attempts`);
        }
        await sleep(delay);
      }
    }
  }

  const readJson = (call: string, init?: RequestInit) =>
    retryWhileBusy(async () => {
      const response = await request(new URL(call, base), timeouts.list, init);
      const text = await readText(response);
      try {
        return { response, json: JSON.parse(text) as unknown };
      } catch {
        throw new PassingError("its answer is not JSON");
      }
    });

  return {
    source: base.href,
    async logIn(username, password) {
      const { response, json } = await readJson("login.php", {
        method: "POST",
        body: JSON.stringify({ username, password }),
        headers: { "Content-Type": "application/json" },
      });
      const { status, message } = (json ?? {}) as { status?: unknown; message?: unknown };
      if (status !== "success")
        throw new UnreadableError(`the login was refused: ${String(message ?? status)}`);
      cookie = response.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; ");
    },
    async list(call, key) {
      const all: Record<string, unknown>[] = [];
      const asked = new Set<string>();
      for (let address: string | undefined = call; address && !asked.has(address); ) {
        asked.add(address);
        const { response, json } = await readJson(address);
        const rows = rowsIn(json, key);
        all.push(
          ...rows.filter((row): row is Record<string, unknown> => typeof row === "object" && row !== null),
        );
        address = rows.length > 0 ? nextAddress(response, call) : undefined;
      }
      return all;
    },
    download: (path, directory, maxBytes) =>
      retryWhileBusy(async () => {
        const url = fileUrl(path, base);
        const response = await request(url, timeouts.file);
        const file = join(directory, `${randomStem()}-import.part`);
        try {
          await saveBody(response, file, maxBytes);
          return file;
        } catch (error) {
          await rm(file, { force: true });
          throw error;
        }
      }),
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

function parseBase(address: string): URL {
  const withScheme = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(withScheme)) throw new UnreadableError(`"${address}" is not the address of a site`);
  const url = new URL(withScheme);
  const path = url.pathname.replace(/\/+$/, "").replace(/\/gdapi$/, "");
  return new URL(`${path}/gdapi/`, url.origin);
}

/** Reads the `Link` header of a partial listing; only the same call is followed. */
function nextAddress(response: Response, call: string): string | undefined {
  const [, query] = /<(\?[^>]*)>\s*;\s*rel="?next"?/.exec(response.headers.get("Link") ?? "") ?? [];
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

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of getBody(response)) {
      bytes += chunk.byteLength;
      if (bytes > maxListBytes) throw new UnreadableError("its answer is larger than 20 MB");
      chunks.push(chunk);
    }
  } catch (error) {
    return rethrowAsTransient(error);
  }
  // PHP files often emit a byte order mark.
  return Buffer.concat(chunks)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
}

async function saveBody(response: Response, path: string, maxBytes: number): Promise<void> {
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) done(new UnreadableError(`its file is larger than ${maxBytes / 1024 / 1024} MB`));
      else done(null, chunk);
    },
  });
  await pipeline(getBody(response), limit, createWriteStream(path, { flags: "wx", mode: 0o600 })).catch(
    rethrowAsTransient,
  );
  const promised = response.headers.get("Content-Encoding") ? null : response.headers.get("Content-Length");
  if (promised !== null && Number(promised) !== bytes) throw new PassingError("its file came only in part");
  if (bytes === 0) throw new PassingError("its file is empty");
}

function getBody(response: Response): Readable {
  return response.body ? Readable.fromWeb(response.body as never) : Readable.from([]);
}

/** Network errors and timeouts are temporary; local errors, such as a full disk, are not. */
function rethrowAsTransient(error: unknown): never {
  if (error instanceof UnreadableError || error instanceof PassingError) throw error;
  if (error instanceof Error && "code" in error && /^(ENOSPC|EACCES|EROFS|EIO)$/.test(String(error.code)))
    throw error;
  const late = error instanceof Error && error.name === "TimeoutError";
  throw new PassingError(late ? "it took too long" : "the connection was lost");
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
