import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import Negotiator from "negotiator";

type Encoding = "br" | "gzip" | "identity";

/** Cached page: rendered once, compressed once per requested encoding. */
export interface Page {
  /** Alternating names and values, the fastest form for `writeHead`. */
  headers: string[];
  tag: string;
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Pending and finished compression, shared by concurrent requests. */
  packing: Partial<Record<Encoding | "thoroughly", Promise<Buffer>>>;
}

/** Bytes of memory: the bodies and an estimate for the headers. */
export function getSize({ bodies }: Page): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 2000);
}

/** Prefers brotli to gzip, ignoring the client's weights. */
export function chooseEncoding(request: IncomingMessage): Encoding {
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted) && !accepted.includes("q=")) return "br";
  const taken = new Negotiator(request).encodings(["br", "gzip"]);
  return taken.includes("br") ? "br" : taken.includes("gzip") ? "gzip" : "identity";
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli quality, 0 to 11: a few and about 100 ms for a page. */
const quick = 5;
const thorough = 11;

/** Compresses quickly, once for concurrent requests. @param packed called when the page's size has changed */
export function pack(page: Page, encoding: Encoding, packed: () => void): Promise<Buffer> {
  page.packing[encoding] ??= packWith(page, encoding, quick).then(
    (body) => {
      packed();
      return body;
    },
    (error: unknown) => {
      delete page.packing[encoding];
      throw error;
    },
  );
  return page.packing[encoding];
}

/** One page at a time: compression uses a thread that also reads files and hashes passwords. */
let thoroughlyBusy = false;

/** True if better compression is possible and has not begun. */
export function isLoose(page: Page, encoding: Encoding): boolean {
  return encoding === "br" && page.packing.thoroughly === undefined;
}

/**
 * Recompresses at highest quality after a second request. @param packed called when there is a smaller body
 */
export function packThoroughly(page: Page, packed: () => void): void {
  if (thoroughlyBusy || page.packing.thoroughly) return;
  thoroughlyBusy = true;
  page.packing.thoroughly = packWith(page, "br", thorough);
  page.packing.thoroughly
    .then(packed, () => delete page.packing.thoroughly)
    .finally(() => {
      thoroughlyBusy = false;
    });
}

/** The smallest sufficient window costs fewer bits and less memory on phones (RFC 7932, section 9.1). */
const windowFor = (bytes: number) => Math.min(24, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

async function packWith(page: Page, encoding: Encoding, effort: number): Promise<Buffer> {
  const plain = page.bodies.identity ?? Buffer.alloc(0);
  const {
    BROTLI_PARAM_LGWIN,
    BROTLI_PARAM_MODE,
    BROTLI_PARAM_QUALITY,
    BROTLI_PARAM_SIZE_HINT,
    BROTLI_MODE_TEXT,
  } = constants;
  const params = {
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_QUALITY]: effort,
    [BROTLI_PARAM_LGWIN]: windowFor(plain.length),
    [BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const body = encoding === "br" ? await brotli(plain, { params }) : await zip(plain, { level: 9 });
  page.bodies[encoding] = body;
  return body;
}

/** Caches the headers, which all requests within one second share. */
const lastKept = new WeakMap<string[], { seconds: number; headers: string[] }>();

/** Returns headers with a `max-age` of at most `seconds`, when the page will change. */
export function keptFor(headers: string[], seconds: number): string[] {
  if (seconds === Number.POSITIVE_INFINITY) return headers;
  const last = lastKept.get(headers);
  if (last?.seconds === seconds) return last.headers;
  const kept = headers.map((value) =>
    value.startsWith("public")
      ? value.replace(/s-maxage=(\d+)/, (_, max) => `s-maxage=${Math.min(Number(max), seconds)}`)
      : value,
  );
  lastKept.set(headers, { seconds, headers: kept });
  return kept;
}

/** Sends a compressed body, or 304 if the client has the page. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  headers: string[],
  tag: string,
  { requestId, encoding, body }: { requestId: string; encoding: Encoding; body: Buffer },
): void {
  if (fresh(request.headers, { etag: tag })) {
    response.writeHead(304, [...headers, "X-Request-Id", requestId]).end();
    return;
  }
  const own = ["X-Request-Id", requestId, "Content-Length", String(body.length)];
  if (encoding !== "identity") own.push("Content-Encoding", encoding);
  response.writeHead(200, [...headers, ...own]).end(request.method === "HEAD" ? undefined : body);
}
