import { type ActivityEvent, type EventContext, recordEvent } from "~/activity-log/record-event.server";
import type { Transaction } from "~db/connection.server";

/** Transaction in which a user undoes an action. */
export interface Undoing {
  trx: Transaction;
  context: EventContext;
  who: string;
}

export const logUndo = ({ trx, context, who }: Undoing, event: Omit<ActivityEvent, "who">) =>
  recordEvent(context, { ...event, who }, trx);
