import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isPrivate, publicLookup } from "~/services/public-lookup.server";

const defaultTimeoutMs = 10_000;
const maxRedirects = 5;

/** Errors of this machine's network, which say nothing about the other site. */
const ownFailures = ["EAI_AGAIN", "ENETUNREACH", "ENETDOWN", "EHOSTUNREACH", "ECONNABORTED"];
/** Reserved name that always resolves (RFC 2606), to detect missing DNS. */
const alwaysThere = "example.com";
/** Errors that browsers fix: incomplete certificate chains. */
const mended = ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"];
/** Status codes of sites that are up but block bots. */
const refusals = [401, 402, 403, 405, 406, 407, 423, 429, 451, 501, 503, 999];

export class NoNetworkError extends Error {
  override name = "NoNetworkError";
}

export interface AskLinkOptions {
  timeout?: number;
  /** Origin used instead of all other sites in tests; the path starts with the host. */
  standIn?: string;
}

/** Checks by HEAD, else a GET of one byte; never requests private addresses. @throws NoNetworkError */
export async function askLink(url: string, options: AskLinkOptions = {}): Promise<string> {
  let at = new URL(url);
  try {
    for (let step = 0; step <= maxRedirects; step += 1) {
      if (!/^https?:$/.test(at.protocol)) return "leads to an address that is not a website";
      if (isPrivate(at)) return "leads into a network of its own";
      const { status, location } = await request(at, options);
      if (status >= 300 && status < 400 && location && URL.canParse(location, at)) {
        at = new URL(location, at);
        continue;
      }
      if (status < 400 || refusals.includes(status)) return "";
      return status === 404 || status === 410
        ? `leads to no page (${status})`
        : `does not answer rightly (${status})`;
    }
    return "leads on and on in a circle";
  } catch (error) {
    if (getErrorCode(error) === "ENOTFOUND" && !(await isFound(alwaysThere)))
      throw new NoNetworkError("ENOTFOUND");
    return describeError(error);
  }
}

async function request(url: URL, options: AskLinkOptions) {
  const head = await ask("HEAD", url, options);
  // Some sites answer HEAD wrongly.
  return head.status >= 400 && head.status !== 429 ? ask("GET", url, options) : head;
}

async function ask(
  method: "HEAD" | "GET",
  url: URL,
  { timeout = defaultTimeoutMs, standIn }: AskLinkOptions,
): Promise<{ status: number; location: string | undefined }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      method,
      signal: AbortSignal.timeout(timeout),
      agent: false,
      headers: {
        "User-Agent": "Mozilla/5.0 (compatible; school website; link check once a week)",
        Accept: "*/*",
        ...(method === "GET" && { Range: "bytes=0-0" }),
      },
    };
    const call = standIn
      ? plainRequest(new URL(`/${url.host}${url.pathname}${url.search}`, standIn), options, resolve)
      : (url.protocol === "https:" ? secureRequest : plainRequest)(
          url,
          { ...options, lookup: publicLookup },
          resolve,
        );
    call.on("error", reject);
    call.end();
  });
  answer.on("error", () => {});
  answer.destroy();
  return { status: answer.statusCode ?? 0, location: answer.headers.location };
}

const getErrorCode = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

const isFound = (name: string) =>
  lookup(name).then(
    () => true,
    () => false,
  );

function describeError(error: unknown): string {
  const code = getErrorCode(error);
  if (ownFailures.includes(code)) throw new NoNetworkError(code);
  if (mended.includes(code)) return "";
  if (code === "ENOTFOUND") return "leads to a website that is not there";
  if (/CERT|TLS|SSL/.test(code)) return "leads to a website whose certificate is not valid";
  if (error instanceof Error && /^(AbortError|TimeoutError)$/.test(error.name))
    return "did not answer in time";
  if (error instanceof Error && /network of its own/.test(error.message))
    return "leads into a network of its own";
  return "does not answer";
}
