import type { Database } from "~db/connection.server";
import { consents } from "../capabilities/consents/consent.server";
import { takeDowns } from "../capabilities/take-downs/take-down.server";
import type { RecordKind } from "../kinds/kind";
import { type InboundKind, inboundKey } from "../kinds/registry";
import type { InboundRecords } from "../records/inbound.server";
import { messages } from "./messages/message.server";
import { resumes } from "./resumes/queries.server";
import { subscribers } from "./subscribers/subscriber.server";
import { certificates } from "./transfer-certificates/queries.server";

/** Inbound records are never in the trash. */
const inboundKinds = {
  message: messages,
  resume: resumes,
  subscriber: subscribers,
  "take-down": takeDowns,
  "transfer-certificate": certificates,
  consent: consents,
} satisfies Record<InboundKind, InboundRecords<{ id: number }>>;

/** Numbers in the menu, by key of the kind. */
export async function countInbox(db: Database): Promise<Record<string, number>> {
  const counts = Object.entries<InboundRecords<{ id: number }>>(inboundKinds).map(
    async ([key, { countNew }]) => (countNew ? [[key, await countNew(db)]] : []),
  );
  return Object.fromEntries((await Promise.all(counts)).flat());
}

/** @throws Error for a kind that staff write */
export function inboundRecordsOf(kind: RecordKind): InboundRecords<{ id: number }> {
  return inboundKinds[inboundKey(kind)];
}
