import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { RequestDetails } from "web-push";
import type { Config } from "~/config.server";
import { publicLookup } from "~/services/public-lookup.server";

/** Milliseconds for the whole request; connections are made within the first ones. */
const timeoutMs = 10_000;
/** Milliseconds after which an answer counts as a failure of the phone, even if it is good. */
const slowMs = 5_000;
/** Milliseconds for the name of a service. */
const lookupMs = 4_000;
const maxLength = 1000;

/** Push services of Chrome, Firefox, Safari and Edge. */
const knownServices = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "web.push.apple.com",
  "*.notify.windows.com",
];

export type PushHosts = Pick<Config, "pushServices" | "pushAllowedHosts">;

/** Returns the push service of a phone: an entry of the list, so that strangers cannot name any host. */
export function findService(url: URL, { pushServices, pushAllowedHosts }: PushHosts): string | undefined {
  if (pushAllowedHosts.includes(url.host)) return url.host;
  return [...knownServices, ...pushServices].find((service) =>
    service.startsWith("*.") ? url.hostname.endsWith(service.slice(1)) : url.hostname === service,
  );
}

/** With TLS and at a known push service, or one of `PUSH_ALLOWED_HOSTS`. */
export function parseEndpoint(text: string, hosts: PushHosts): URL | undefined {
  if (text.length > maxLength || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || !findService(url, hosts)) return undefined;
  if (hosts.pushAllowedHosts.includes(url.host)) return /^https?:$/.test(url.protocol) ? url : undefined;
  return url.protocol === "https:" && url.port === "" ? url : undefined;
}

/** True if the host's addresses are public. They are checked again with each message. */
export function leadsOutside({ host, hostname }: URL, { pushAllowedHosts }: PushHosts): Promise<boolean> {
  if (pushAllowedHosts.includes(host)) return Promise.resolve(true);
  return new Promise((resolve) => {
    setTimeout(resolve, lookupMs, false).unref();
    publicLookup(hostname, { all: true }, (error) => resolve(!error));
  });
}

/** `unsent`: nothing has left this machine; `unsure`: perhaps accepted. */
export type Response =
  | { kind: "answer"; status: number; retryAfterSeconds: number; isSlow: boolean }
  | { kind: "unsent" | "unsure"; code: string };

/** Posts a message. Reads no body and follows no redirects. */
export function postMessage(
  { endpoint, headers, body }: RequestDetails,
  hosts: PushHosts,
): Promise<Response> {
  const url = parseEndpoint(endpoint, hosts);
  if (!url) return Promise.resolve({ kind: "unsent", code: "EPRIVATE" });
  const isAllowed = hosts.pushAllowedHosts.includes(url.host);
  const startedAt = performance.now();
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
        const isSlow = performance.now() - startedAt > slowMs;
        resolve({ kind: "answer", status: answer.statusCode ?? 0, retryAfterSeconds, isSlow });
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
