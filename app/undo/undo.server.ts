import type { Selectable } from "kysely";
import type { SavedEdit } from "~/capabilities/imports/edited-list.server";
import type { PublishingState } from "~/capabilities/publishing/publishing.server";
import type { Words } from "~/capabilities/translations/save.server";
import { trashDays } from "~/capabilities/trash/days";
import { distinctName, type TrashKind } from "~/capabilities/trash/kinds";
import { findTrashed, listDeletedAt, type RestoredKeys } from "~/capabilities/trash/queries.server";
import type { keepSampleTexts } from "~/page-texts/queries.server";
import { randomToken } from "~/services/secrets.server";
import type { BannerSettings } from "~/settings/banner";
import type { Settings } from "~/settings/parts";
import type { Database } from "~db/connection.server";
import type { Schema, SoftDeletableTable } from "~db/schema";

/** Data for reverting an action; times are ISO. */
export type UndoStep =
  | { type: "restore"; kind: TrashKind; id: number }
  | { type: "restore all"; kind: TrashKind; at: string }
  | { type: "trash again"; records: readonly RestoredKeys[] }
  | { type: "publishing"; kind: string; states: readonly PublishingState[] }
  | { type: "move"; at: string }
  | { type: "board results"; ids: readonly number[] }
  | { type: "import"; kind: TrashKind; at: string; edits?: readonly SavedEdit[] }
  | { type: "certificates"; files: readonly string[] }
  | { type: "kept samples"; source: "texts"; texts: Awaited<ReturnType<typeof keepSampleTexts>> }
  | { type: "kept samples"; source: "settings"; settings: Partial<Settings> }
  | {
      type: "kept samples";
      source: "records";
      records: readonly { source: SoftDeletableTable; ids: readonly string[] }[];
    }
  | RemovedSamples
  | { type: "answered message"; id: number }
  | {
      type: "school closed";
      records: {
        kind: "notice" | "calendar entry";
        id: number;
        /** Values of a record that existed, and its translations. */
        before?: { version: number; values: object; words: readonly Words[] };
      }[];
      banner?: {
        before: BannerSettings;
        saved: BannerSettings;
        words: readonly Words[];
      };
    };

export interface RemovedSamples {
  type: "removed samples";
  /** Time of the deletion of the records. */
  at: string;
  kinds: readonly TrashKind[];
  texts: readonly Selectable<Schema["texts"]>[];
  settings: Partial<Settings>;
}

/** Saves a step in its action's transaction. @returns the key for the Undo button */
export async function offerUndo(trx: Database, step: UndoStep): Promise<string> {
  const key = randomToken();
  const created_at = new Date().toISOString();
  await trx
    .insertInto("undo_steps")
    .values({ key, step: JSON.stringify(step), created_at })
    .execute();
  return key;
}

export async function findUndo(db: Database, key: string): Promise<UndoStep | undefined> {
  const row = await db.selectFrom("undo_steps").select("step").where("key", "=", key).executeTakeFirst();
  return row && (JSON.parse(row.step) as UndoStep);
}

const dayMs = 24 * 60 * 60 * 1000;
const removedSamples = `{"type":"${"removed samples" satisfies UndoStep["type"]}",%`;

/** Deletes the steps of yesterday; the trash shows removed samples as long as records. */
export async function purgeUndo(db: Database, now = Date.now()): Promise<void> {
  const daysAgo = (days: number) => new Date(now - days * dayMs).toISOString();
  await db
    .deleteFrom("undo_steps")
    .where((where) =>
      where.or([
        where.and([where("created_at", "<", daysAgo(1)), where("step", "not like", removedSamples)]),
        where("created_at", "<", daysAgo(trashDays)),
      ]),
    )
    .execute();
}

export async function listRemovedSamples(db: Database): Promise<(RemovedSamples & { key: string })[]> {
  const rows = await db
    .selectFrom("undo_steps")
    .select(["key", "step"])
    .where("step", "like", removedSamples)
    .orderBy("created_at", "desc")
    .execute();
  return rows
    .map(({ key, step }) => ({ ...(JSON.parse(step) as RemovedSamples), key }))
    .filter(({ texts, settings }) => texts.length > 0 || Object.keys(settings).length > 0);
}

export async function forgetUndo(db: Database, key: string): Promise<void> {
  await db.deleteFrom("undo_steps").where("key", "=", key).execute();
}

interface Message {
  text: string;
  undo?: string | undefined;
}

/** Adds the name of the restorable record; removes Undo if nothing can be restored. */
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
