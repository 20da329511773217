import { type StorageReason, storageProblem } from "~db/storage-errors";

type Audience = "staff" | "visitor";

/** Seconds after which trying again may help. */
const retryAfter: Record<StorageReason, number> = { full: 300, "read-only": 300, replaced: 60, busy: 10 };

const facts: Record<StorageReason, string> = {
  full: "The disk of the server is full, so nothing was saved.",
  "read-only": "The server cannot write to its disk at the moment, so nothing was saved.",
  replaced: "The database of the server was moved or replaced, so nothing was saved.",
  busy: "Another program on the server is using the database, so nothing was saved.",
};

const advice: Record<Audience, Record<StorageReason, string>> = {
  staff: {
    full: "Delete photos or documents that are not needed any more and empty the trash, or ask the person who looks after the server to make room.",
    "read-only": "Please ask the person who looks after the server.",
    replaced: "Please ask the person who looks after the server to start the website again.",
    busy: "Please try again in a minute.",
  },
  visitor: {
    full: "Please try again later, or call the school.",
    "read-only": "Please try again later, or call the school.",
    replaced: "Please try again later, or call the school.",
    busy: "Please try again in a minute.",
  },
};

/** What to answer where the disk or the database takes no writes: 503, words, and when to try again. */
export interface Unavailable {
  status: 503;
  message: string;
  headers: { "Retry-After": string };
}

/** The answer to an error that came of the disk; undefined for every other error. */
export function unavailability(error: unknown, audience: Audience = "staff"): Unavailable | undefined {
  const reason = storageProblem(error);
  if (!reason) return undefined;
  return {
    status: 503,
    message: `${facts[reason]} ${advice[audience][reason]}`,
    headers: { "Retry-After": String(retryAfter[reason]) },
  };
}
