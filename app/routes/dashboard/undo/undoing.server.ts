import type { Transaction } from "kysely";
import { type ActivityEvent, type EventContext, recordEvent } from "~/activity-log/record-event.server";
import type { Schema } from "~db/schema";

/** Transaction in which a user undoes an action. */
export interface Undoing {
  trx: Transaction<Schema>;
  context: EventContext;
  who: string;
}

export const logUndo = ({ trx, context, who }: Undoing, event: Omit<ActivityEvent, "who">) =>
  recordEvent(context, { ...event, who }, trx);
