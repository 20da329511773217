import { createHmac, timingSafeEqual } from "node:crypto";
import { sha256 } from "~/services/secrets.server";
import type { Services } from "~/services/services.server";
import { cookieKey } from "~/services/site-cookie.server";
import { getMemoryStore } from "~/session/memory-store.server";
import { openLookup } from "~db/connection.server";

const sessions = /(?:^|;\s*)(?:__Host-)?session=([^;]*)/g;
const flashes = /(?:^|;\s*)(?:__Host-)?flash=([^;]*)/g;

/** True if there is a session, or a signed flash message. Forged cookies still get cached pages. */
export function ownPages({ db }: Services): (cookies: string) => boolean {
  const isStored = openLookup(db, "select 1 from sessions where id_hash = ?");
  function isSession(value: string): boolean {
    const id = readId(decode(value));
    if (id === undefined) return false;
    const hash = sha256(id);
    return isStored(hash) || getMemoryStore(db).sessions.has(hash);
  }

  return (cookies) => {
    for (const [, value = ""] of cookies.matchAll(sessions)) if (isSession(value)) return true;
    for (const [, value = ""] of cookies.matchAll(flashes)) {
      const flash = decode(value);
      if (isPending(flash) && isSigned(flash, cookieKey(db, "flash cookie"))) return true;
    }
    return false;
  };
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** Remix stores cookie values as JSON in base64. */
function readId(value: string): string | undefined {
  try {
    const id: unknown = JSON.parse(Buffer.from(value, "base64").toString());
    return typeof id === "string" ? id : undefined;
  } catch {
    return undefined;
  }
}

/** True if the message has not expired (flash.server.ts). */
function isPending(value: string): boolean {
  try {
    const flash: { until?: unknown } = JSON.parse(
      Buffer.from(value.replace(/\..*$/s, ""), "base64").toString(),
    );
    return Number(flash.until) > Date.now();
  } catch {
    return false;
  }
}

/** Remix signs cookies as value, dot, and HMAC in unpadded base64. */
function isSigned(value: string, key: string): boolean {
  const dot = value.lastIndexOf(".");
  const expected = createHmac("sha256", key)
    .update(value.slice(0, Math.max(dot, 0)))
    .digest("base64")
    .replaceAll("=", "");
  const [given, wanted] = [Buffer.from(value.slice(dot + 1)), Buffer.from(expected)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
