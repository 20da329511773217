import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import Negotiator from "negotiator";

type Encoding = "br" | "gzip" | "identity";

/** A page as it is kept: rendered once, packed once for each encoding that somebody asked for. */
export interface Page {
  /** Names and values in turn, as `writeHead` takes them fastest. */
  headers: string[];
  /** As in the ETag header. */
  tag: string;
  bodies: Partial<Record<Encoding, Buffer>>;
  /** What is being packed, or was: all who wait for it share the work. */
  packing: Partial<Record<Encoding | "thoroughly", Promise<Buffer>>>;
}

/** Bytes that a page takes in memory: its bodies, and about what its headers need. */
export function sizeOf({ bodies }: Page): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 2000);
}

/** The encoding to answer with: brotli before gzip, whatever the client would like better. */
export function encodingOf(request: IncomingMessage): Encoding {
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted) && !accepted.includes("q=")) return "br";
  const taken = new Negotiator(request).encodings(["br", "gzip"]);
  return taken.includes("br") ? "br" : taken.includes("gzip") ? "gzip" : "identity";
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli's effort, 0 to 11: some milliseconds for a page, and about a tenth of a second. */
const quick = 5;
const thorough = 11;

/**
 * Packs a page's body quickly, once however many ask, and keeps it with the page.
 * @param packed told when there is a body: the page weighs differently now
 */
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

/** One page at a time: packing takes a thread that also reads files and checks passwords. */
let thoroughlyBusy = false;

/** True if what was sent can be packed smaller, and nobody has begun to. */
export function isLoose(page: Page, encoding: Encoding): boolean {
  return encoding === "br" && page.packing.thoroughly === undefined;
}

/**
 * Packs a page that was asked for again as small as it gets, behind the answer. Where another page is at it, nothing
 * waits in a line: the next request for this page asks again.
 * @param packed told when there is a smaller body
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

/**
 * Brotli's window for so many bytes, as the logarithm of its size: the smallest that holds them all, for a smaller one costs
 * fewer bits, and less memory of a phone (RFC 7932, section 9.1: 16 to 24 here).
 */
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

/** What a page's headers were at last: all requests of a second share them. */
const lastKept = new WeakMap<string[], { seconds: number; headers: string[] }>();

/** The headers of a page that is as it is for some seconds only: proxies are told not to keep it longer. */
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

/** Answers with a packed body, or with 304 where the client has the page. */
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
