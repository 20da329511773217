import { consents } from "../../capabilities/consents/consent.server";
import { takeDowns } from "../../capabilities/take-downs/take-down.server";
import { messages } from "../messages/message.server";
import { resumes } from "../resumes/queries.server";
import { subscribers } from "../subscribers/subscriber.server";
import { certificates } from "../transfer-certificates/queries.server";
import type { ReceivedRecords } from "./received.server";
import type { ReceivedKind } from "./registry";

/** Finds and erases inbound records, which are never in the trash. */
export const receivedKinds = {
  message: messages,
  resume: resumes,
  subscriber: subscribers,
  "take-down": takeDowns,
  "transfer-certificate": certificates,
  consent: consents,
} satisfies Record<ReceivedKind, ReceivedRecords<{ id: number }>>;

export type ReceivedRow<Kind extends ReceivedKind> = Awaited<
  ReturnType<(typeof receivedKinds)[Kind]["findSome"]>
>[number];
