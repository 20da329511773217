import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { RequestDetails } from "web-push";
import { isPrivate, publicLookup } from "~/services/public-lookup.server";

const timeoutMs = 15_000;
const maxLength = 1000;

/** On the Internet and with TLS, or one of `PUSH_ALLOWED_HOSTS`. @param allowed `host:port` */
export function parseEndpoint(text: string, allowed: readonly string[]): URL | undefined {
  if (text.length > maxLength || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password) return undefined;
  if (allowed.includes(url.host)) return /^https?:$/.test(url.protocol) ? url : undefined;
  return url.protocol === "https:" && url.port === "" && !isPrivate(url) ? url : undefined;
}

/** True if the host's addresses are public. They are checked again with each message. */
export function leadsOutside({ host, hostname }: URL, allowed: readonly string[]): Promise<boolean> {
  if (allowed.includes(host)) return Promise.resolve(true);
  return new Promise((resolve) => publicLookup(hostname, { all: true }, (error) => resolve(!error)));
}

/** `unsent`: nothing has left this machine; `unsure`: perhaps accepted. */
export type Response =
  | { kind: "answer"; status: number; retryAfterSeconds: number }
  | { kind: "unsent" | "unsure"; code: string };

/** Posts a message. Reads no body and follows no redirects. */
export function postMessage(
  { endpoint, headers, body }: RequestDetails,
  allowed: readonly string[],
): Promise<Response> {
  const url = parseEndpoint(endpoint, allowed);
  if (!url) return Promise.resolve({ kind: "unsent", code: "EPRIVATE" });
  const isAllowed = allowed.includes(url.host);
  return new Promise((resolve) => {
    let isSent = false;
    const call = (url.protocol === "https:" ? secureRequest : plainRequest)(
      url,
      {
        method: "POST",
        headers: { ...headers },
        signal: AbortSignal.timeout(timeoutMs),
        ...(!isAllowed && { lookup: publicLookup }),
      },
      (answer) => {
        answer.on("error", () => {});
        answer.destroy();
        const retryAfterSeconds = Number(answer.headers["retry-after"]) || 0;
        resolve({ kind: "answer", status: answer.statusCode ?? 0, retryAfterSeconds });
      },
    );
    call.once("finish", () => {
      isSent = true;
    });
    call.on("error", (error) => {
      const code = "code" in error ? String(error.code) : error.name;
      resolve({ kind: isSent ? "unsure" : "unsent", code });
    });
    call.end(body);
  });
}
