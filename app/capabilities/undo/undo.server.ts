import type { PublishingState } from "~/capabilities/publishing/publishing.server";
import type { TrashKind } from "~/capabilities/trash/kinds";
import { distinctName } from "~/capabilities/trash/names";
import { findTrashed, listDeletedAt } from "~/capabilities/trash/queries.server";
import { randomToken } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";

/** What brings back the state before an action. Moments are ISO times. */
export type UndoStep =
  /** Restores a record from the trash. */
  | { type: "restore"; kind: TrashKind; id: number }
  /** Restores the records that were deleted at one moment. */
  | { type: "restore all"; kind: TrashKind; at: string }
  | { type: "publishing"; kind: string; states: readonly PublishingState[] }
  /** Moves photos back that were moved at one moment. */
  | { type: "move"; at: string }
  /** Rows that an import of board results saved. */
  | { type: "board results"; ids: readonly number[] }
  /** Deletes the results that were imported at one moment. */
  | { type: "toppers"; at: string };

/** Saves what undoes an action, in its transaction. @returns the key for the message's Undo button */
export async function offerUndo(trx: Database, step: UndoStep): Promise<string> {
  const key = randomToken();
  const created_at = new Date().toISOString();
  await trx
    .insertInto("undo_steps")
    .values({ key, step: JSON.stringify(step), created_at })
    .execute();
  return key;
}

/** Finds the step of an Undo button; undefined if it is too old. */
export async function findUndo(db: Database, key: string): Promise<UndoStep | undefined> {
  const row = await db.selectFrom("undo_steps").select("step").where("key", "=", key).executeTakeFirst();
  return row && (JSON.parse(row.step) as UndoStep);
}

/** Milliseconds for which an action can be undone. */
const undoTtlMs = 24 * 60 * 60 * 1000;

/** Deletes the steps that are too old. */
export async function purgeUndo(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom("undo_steps")
    .where("created_at", "<", new Date(now - undoTtlMs).toISOString())
    .execute();
}

interface Message {
  text: string;
  undo?: string | undefined;
}

/** Adds the name of the record that the message's Undo restores; removes Undo once nothing is left to restore. */
export async function nameUndo<M extends Message>(db: Database, message: M): Promise<M & { name?: string }> {
  const step = message.undo ? await findUndo(db, message.undo) : undefined;
  if (step?.type === "restore") {
    const record = await findTrashed(db, step.kind, step.id);
    if (record) return { ...message, name: distinctName(record) };
  }
  const canUndo =
    step !== undefined &&
    step.type !== "restore" &&
    (step.type !== "restore all" || (await listDeletedAt(db, step.kind, step.at)).length > 0);
  return canUndo ? message : { ...message, undo: undefined };
}
