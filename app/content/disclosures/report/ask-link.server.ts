import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP } from "node:net";
import { isElsewhere, publicLookup } from "~/services/public-lookup.server";

/** Milliseconds that another site may take to answer. */
const defaultTimeout = 10_000;
/** Redirects that are followed. */
const mostRedirects = 5;

/** Failures of this machine's own line: they say nothing about the other site. */
const ownFailures = ["EAI_AGAIN", "ENETUNREACH", "ENETDOWN", "EHOSTUNREACH", "ECONNABORTED"];
/** A name that is always there (RFC 2606): where even this is not found, no name is. */
const alwaysThere = "example.com";
/** What browsers mend by themselves: a certificate whose chain the other site does not send whole. */
const mended = ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"];
/** Answers that say that somebody is there, who does not speak to programs. */
const refusals = [401, 402, 403, 405, 406, 407, 423, 429, 451, 501, 503, 999];

/** This machine's own line is down. */
export class NoNetworkError extends Error {
  override name = "NoNetworkError";
}

export interface AskLinkOptions {
  /** Milliseconds for each request. */
  timeout?: number;
  /** Asked instead of every other site: an origin of this machine, for tests. The path begins with the host. */
  standIn?: string;
}

/**
 * Asks another site whether a link still leads somewhere: by HEAD, and by a GET of one byte where that is refused. Nothing in the
 * network of this machine is asked, whatever a link or a redirect says.
 * @returns what is wrong, in words; empty if somebody answers
 * @throws NoNetworkError
 */
export async function askLink(url: string, options: AskLinkOptions = {}): Promise<string> {
  let at = new URL(url);
  try {
    for (let step = 0; step <= mostRedirects; step += 1) {
      if (!/^https?:$/.test(at.protocol)) return "leads to an address that is none of a website";
      if (isPrivate(at)) return "leads into a network of its own";
      const { status, location } = await answerOf(at, options);
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
    if (codeOf(error) === "ENOTFOUND" && !(await isFound(alwaysThere))) throw new NoNetworkError("ENOTFOUND");
    return wordsOf(error);
  }
}

/** An address of the machine or its network in digits; names are looked at where they are resolved. */
function isPrivate({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) > 0 ? !isElsewhere(host) : /(^|\.)localhost$/.test(host);
}

async function answerOf(url: URL, options: AskLinkOptions) {
  const head = await ask("HEAD", url, options);
  // Some sites answer HEAD with anything but the truth.
  return head.status >= 400 && head.status !== 429 ? ask("GET", url, options) : head;
}

async function ask(
  method: "HEAD" | "GET",
  url: URL,
  { timeout = defaultTimeout, standIn }: AskLinkOptions,
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
  // Whatever a site sends behind its head is not read.
  answer.on("error", () => {});
  answer.destroy();
  return { status: answer.statusCode ?? 0, location: answer.headers.location };
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

const isFound = (name: string) =>
  lookup(name).then(
    () => true,
    () => false,
  );

/** @throws NoNetworkError */
function wordsOf(error: unknown): string {
  const code = codeOf(error);
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
