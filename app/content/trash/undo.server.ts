import type { Database } from "~db/connection.server";
import { parseTrashBatch, parseTrashItem } from "./kinds";
import { distinctName } from "./names";
import { findTrashed, listDeletedAt } from "./queries.server";

interface Message {
  text: string;
  undo?: string | undefined;
}

/** A message with the name of what it offers to undo; without the offer once that is not in the trash any more. */
export async function nameUndo<M extends Message>(db: Database, message: M): Promise<M & { name?: string }> {
  const batch = parseTrashBatch(message.undo ?? null);
  if (batch) {
    const isThere = (await listDeletedAt(db, batch.kind, batch.at)).length > 0;
    return isThere ? message : { ...message, undo: undefined };
  }
  const item = parseTrashItem(message.undo ?? null);
  if (!item) return message;
  const record = await findTrashed(db, item.kind, item.id);
  return record ? { ...message, name: distinctName(record) } : { ...message, undo: undefined };
}
