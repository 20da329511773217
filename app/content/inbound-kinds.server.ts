import { consents } from "../capabilities/consents/consent.server";
import { takeDowns } from "../capabilities/take-downs/take-down.server";
import type { InboundKind } from "../kinds/registry";
import type { InboundRecords } from "../records/inbound.server";
import { messages } from "./messages/message.server";
import { resumes } from "./resumes/queries.server";
import { subscribers } from "./subscribers/subscriber.server";
import { certificates } from "./transfer-certificates/queries.server";

/** Finds and erases inbound records, which are never in the trash. */
export const inboundKinds = {
  message: messages,
  resume: resumes,
  subscriber: subscribers,
  "take-down": takeDowns,
  "transfer-certificate": certificates,
  consent: consents,
} satisfies Record<InboundKind, InboundRecords<{ id: number }>>;

export type InboundRow<Kind extends InboundKind> = Awaited<
  ReturnType<(typeof inboundKinds)[Kind]["findSome"]>
>[number];
