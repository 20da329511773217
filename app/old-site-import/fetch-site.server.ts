import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { join } from "node:path";
import { PassThrough, type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { randomStem } from "~/files/store/store.server";
import { isPrivate, publicLookup } from "~/services/public-lookup.server";

export class UnreadableError extends Error {
  override name = "UnreadableError";
}

export class MissingError extends UnreadableError {
  override name = "MissingError";
}

/** Not imported, because it is here already. */
export class DuplicateError extends UnreadableError {
  override name = "DuplicateError";
}

/** The old site keeps programs out; the message tells the operator how to go on. */
export class SiteRefusedError extends UnreadableError {
  override name = "SiteRefusedError";
}

/** Temporary failure; the request is retried. */
export class PassingError extends Error {
  override name = "PassingError";
}

/** Milliseconds before each retry. */
const defaultDelays = [500, 2000, 5000];
const timeouts = { text: 30_000, file: 120_000 };
export const maxTextBytes = 20 * 1024 * 1024;
/** Maximum `Retry-After`, in milliseconds. */
const maxRetryAfterMs = 60_000;
const maxRedirects = 5;
/** Milliseconds between the starts of two requests. */
const defaultPauseMs = 50;

export const userAgent = "SchoolWebsiteImport/1.0 (+move of this school's own site; npm run import)";

export interface FetchOptions {
  delays?: number[];
  pauseMs?: number;
  /** Allows addresses in the own network, for tests and for an old site on the same machine. */
  allowPrivate?: boolean;
  signal?: AbortSignal | undefined;
}

interface TextOptions {
  maxBytes?: number;
  method?: "GET" | "POST";
  body?: string;
  headers?: Record<string, string>;
  /** Retries the request too if this throws a `PassingError`. */
  check?: (answer: TextAnswer) => void;
}

export interface TextAnswer {
  /** Address after redirects. */
  url: URL;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

export interface SiteFetcher {
  /** Reads an address of the site. @throws UnreadableError */
  read(address: URL, options?: TextOptions): Promise<TextAnswer>;
  /** Saves a file of the site in `directory`. @returns its path; the caller removes it */
  download(
    address: URL,
    directory: string,
    maxBytes: number,
    headers?: Record<string, string>,
  ): Promise<string>;
  /** True if an address is on the site, with or without `www.` and TLS. */
  isOwn(address: URL): boolean;
}

/** Host without `www.`; ports differ between sites on one machine. */
const bareHost = ({ host }: URL) => host.toLowerCase().replace(/^www\./, "");

/** Reads one site: one request at a time, and no other host, private address or endless answer. */
export function createFetcher(site: URL, options: FetchOptions = {}): SiteFetcher {
  const { delays = defaultDelays, pauseMs = defaultPauseMs, allowPrivate = false, signal } = options;
  const agents = {
    "http:": new PlainAgent({ keepAlive: true, maxSockets: 1 }),
    "https:": new SecureAgent({ keepAlive: true, maxSockets: 1 }),
  };
  let nextStart = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const isOwn = (address: URL) =>
    /^https?:$/.test(address.protocol) && bareHost(address) === bareHost(site) && !address.username;

  async function open(url: URL, timeout: AbortSignal, { method = "GET", body, headers = {} }: TextOptions) {
    if (!allowPrivate && isPrivate(url)) throw new UnreadableError("it leads into a private network");
    const wait = nextStart - performance.now();
    if (wait > 0) await sleep(wait);
    nextStart = performance.now() + pauseMs;
    return new Promise<IncomingMessage>((resolve, reject) => {
      const isSecure = url.protocol === "https:";
      const call = (isSecure ? secureRequest : plainRequest)(
        url,
        {
          method,
          agent: agents[isSecure ? "https:" : "http:"],
          headers: { "User-Agent": userAgent, "Accept-Encoding": "gzip", ...headers },
          signal: timeout,
          // The checked address is the one that is connected to.
          ...(!allowPrivate && { lookup: publicLookup }),
        },
        resolve,
      );
      call.on("error", reject);
      call.end(body);
    });
  }

  /** Follows redirects within the site. */
  async function request(start: URL, timeout: AbortSignal, given: TextOptions) {
    let url = start;
    for (let count = 0; ; count += 1) {
      if (!isOwn(url)) throw new UnreadableError(`its file lies on another site, ${url.host}`);
      const response = await open(url, timeout, given).catch(rethrowAsTransient);
      const { statusCode: status = 0 } = response;
      if (status >= 200 && status < 300) return { url, response };
      response.resume();
      const { location = "" } = response.headers;
      if (status >= 300 && status < 400 && URL.canParse(location, url)) {
        if (count === maxRedirects) throw new UnreadableError("it redirects too often");
        const target = new URL(location, url);
        if (!isOwn(target)) throw new UnreadableError(`it redirects to another site, ${target.host}`);
        url = target;
        continue;
      }
      await refuse(response, status);
    }
  }

  async function refuse({ headers }: IncomingMessage, status: number): Promise<never> {
    const isChallenge = headers["cf-mitigated"] !== undefined;
    if (!isChallenge && (status === 429 || status >= 500)) {
      await sleep(Math.min(Number(headers["retry-after"]) * 1000 || 0, maxRetryAfterMs));
      throw new PassingError(`it answered ${status}`);
    }
    if (isChallenge || status === 401 || status === 403) throw new SiteRefusedError(describeRefusal(status));
    const Refused = status === 404 || status === 410 ? MissingError : UnreadableError;
    throw new Refused(`it answered ${status}`);
  }

  async function retryWhileBusy<Result>(
    timeoutMs: number,
    attempt: (timeout: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    for (let count = 0; ; count += 1) {
      try {
        signal?.throwIfAborted();
        const timeout = AbortSignal.timeout(timeoutMs);
        return await attempt(signal ? AbortSignal.any([signal, timeout]) : timeout);
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof PassingError)) throw error;
        const delay = delays[count];
        if (delay === undefined) {
          const failure = `${error.message}, also after ${delays.length + 1} attempts`;
          if (error.message === "it answered 429")
            throw new SiteRefusedError(`${failure}. ${describeRefusal(429)}`);
          throw new UnreadableError(failure);
        }
        await sleep(delay);
      }
    }
  }

  /** Runs requests one after the other. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  }

  return {
    isOwn,
    read: (address, given = {}) =>
      inTurn(() =>
        retryWhileBusy(timeouts.text, async (timeout) => {
          const { url, response } = await request(address, timeout, given);
          const body = await readBody(response, given.maxBytes ?? maxTextBytes);
          const answer = { url, headers: response.headers, body };
          given.check?.(answer);
          return answer;
        }),
      ),
    download: (address, directory, maxBytes, headers = {}) =>
      inTurn(() =>
        retryWhileBusy(timeouts.file, async (timeout) => {
          const { response } = await request(address, timeout, { headers });
          const file = join(directory, `${randomStem()}-import.part`);
          try {
            await saveBody(response, file, maxBytes);
            return file;
          } catch (error) {
            await rm(file, { force: true });
            throw error;
          }
        }),
      ),
  };
}

function describeRefusal(status: number): string {
  return status === 429
    ? "The old site limits requests: wait an hour, then run the same command again."
    : "The old site keeps programs out: ask its host to allow this server's address and the User-Agent SchoolWebsiteImport, or import an export file instead.";
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"]?.toLowerCase() ?? "identity";
  if (encoding === "identity" || encoding === "") return response;
  const unpack =
    encoding === "gzip" || encoding === "x-gzip"
      ? createGunzip()
      : encoding === "br"
        ? createBrotliDecompress()
        : encoding === "deflate"
          ? createInflate()
          : undefined;
  if (!unpack) throw new UnreadableError(`it is packed in an unknown way, ${encoding}`);
  response.on("error", (error) => unpack.destroy(error));
  return response.pipe(unpack);
}

/** Limits unpacked bytes, so that a small answer cannot become endless. */
function limited(response: IncomingMessage, maxBytes: number, refusal: string) {
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      done(bytes > maxBytes ? new UnreadableError(refusal) : null, chunk);
    },
  });
  return { body: unpacked(response), limit, countBytes: () => bytes };
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { body, limit } = limited(response, maxBytes, `its answer is larger than ${megabytes(maxBytes)} MB`);
  const chunks: Buffer[] = [];
  const sink = new PassThrough();
  sink.on("data", (chunk: Buffer) => void chunks.push(chunk));
  await pipeline(body, limit, sink).catch(rethrowAsTransient);
  return Buffer.concat(chunks);
}

const megabytes = (bytes: number) => Math.round((bytes / 1024 / 1024) * 10) / 10;

async function saveBody(response: IncomingMessage, path: string, maxBytes: number): Promise<void> {
  const refusal = `its file is larger than ${megabytes(maxBytes)} MB`;
  const promised = response.headers["content-encoding"] ? undefined : response.headers["content-length"];
  if (Number(promised) > maxBytes) {
    response.destroy();
    throw new UnreadableError(refusal);
  }
  const { body, limit, countBytes } = limited(response, maxBytes, refusal);
  await pipeline(body, limit, createWriteStream(path, { flags: "wx", mode: 0o600 })).catch(
    rethrowAsTransient,
  );
  if (promised !== undefined && Number(promised) !== countBytes())
    throw new PassingError("its file came only in part");
  if (countBytes() === 0) throw new PassingError("its file is empty");
}

/** Network errors and timeouts are temporary; local errors, such as a full disk, are not. */
function rethrowAsTransient(error: unknown): never {
  if (error instanceof UnreadableError || error instanceof PassingError) throw error;
  if (error instanceof Error) {
    const code = "code" in error ? String(error.code) : "";
    if (/^(ENOSPC|EACCES|EROFS|EIO)$/.test(code)) throw error;
    if (/network of its own/.test(error.message))
      throw new UnreadableError("it leads into a private network");
    if (/^(ENOTFOUND|EAI_NONAME)$/.test(code)) throw new UnreadableError("no site has this name");
    if (code.startsWith("Z_") || /^ERR_.*(?:BROTLI|ZLIB)/.test(code))
      throw new UnreadableError("its answer is packed in a damaged way");
  }
  const late =
    error instanceof Error &&
    (error.name === "TimeoutError" ||
      (error.name === "AbortError" && (error.cause as Error | undefined)?.name === "TimeoutError"));
  throw new PassingError(late ? "it took too long" : "the connection was lost");
}
