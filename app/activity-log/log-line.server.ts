import { createHmac } from "node:crypto";
import { getNetwork } from "~/limits/network";
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

/** Length of a hash, enough for billions of accounts or networks. */
const hashLength = 16;

/** Logs keyed hashes of account and network: events can be correlated, not identified. */
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
  const network = clientAddress && hash("network", getNetwork(clientAddress));
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
