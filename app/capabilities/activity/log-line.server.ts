import { createHmac } from "node:crypto";
import { networkOf } from "~/limits/network";
import { keyFor } from "~/services/secrets.server";
import type { Services } from "~/services/services.server";
import { type Verb, verbs } from "./verbs";

interface Line {
  who: string;
  verb: Verb;
  kind?: string | undefined;
  record?: { kind: string } | undefined;
}

interface Origin {
  clientAddress?: string | undefined;
  requestId?: string | undefined;
}

/** Letters of a hash: enough to tell some billions of accounts or networks apart. */
const hashLength = 16;

/**
 * The event in the server's log: who and where from only as keyed hashes. The same account and the same network always
 * have the same hash, so that what belongs together can be found; without the key nobody learns which they are.
 */
export function writeLogLine(
  { db, log }: Services,
  { clientAddress = "", requestId }: Origin,
  { who, verb, record, kind = record?.kind }: Line,
): void {
  if (!log.isLevelEnabled("info")) return;
  const key = keyFor(db, "event log");
  const hash = (kind: string, value: string) =>
    createHmac("sha256", key).update(`${kind}\n${value}`).digest("base64url").slice(0, hashLength);
  const account = hash("account", who.toLowerCase());
  const network = clientAddress && hash("network", networkOf(clientAddress));
  log.info(
    {
      event: verbs[verb].topic,
      verb,
      ...(kind && { kind }),
      account,
      ...(network && { network }),
      requestId,
    },
    "event",
  );
}
