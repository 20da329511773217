import type { Transaction } from "kysely";
import type { Message } from "#message";
import { t } from "#say";
import { restoreRecord } from "~/capabilities/trash/queries.server";
import type { StaffKind } from "~/content/records/kind";
import type { Records } from "~/content/records/records.server";
import { keyOf } from "~/content/records/registry";
import { compareFields, deletedField, type EditConflict, versionField } from "~/forms/edit-conflict";
import type { FieldSpecs } from "~/forms/field-specs";
import { type FieldErrors, invalid, type Typed } from "~/forms/fields.server";
import type { Schema } from "~db/schema";
import type { Body } from "./bodies.server";

export class EditConflictError extends Error {
  override name = "ChangedMeanwhileError";
  constructor(
    readonly conflict: EditConflict,
    /** Version for the next attempt; empty if the record is gone. */
    readonly version: string,
  ) {
    super("The record was changed or deleted meanwhile.");
  }
}

/** Saving as a new record needs a new file. */
export class FileMissingError extends Error {
  override name = "FileMissingError";
  constructor(readonly errors: FieldErrors) {
    super("There is no file.");
  }
}

interface Change<Row, Values, File> {
  kind: StaffKind<never>;
  records: Records<Row, Values & File>;
  specs: FieldSpecs;
  typed: (row: Row) => Typed;
  id: number;
  values: Values;
  body: Body<File>;
  file: File | undefined;
}

/** Needs a transaction. @returns ID, and true if a new record @throws EditConflictError, FileMissingError */
export async function changeRecord<Row, Values, File>(
  trx: Transaction<Schema>,
  { kind, records, specs, typed, id, values, body, file }: Change<Row, Values, File>,
): Promise<{ done: "changed" | "added"; id: number }> {
  const saved = await records.findAnywhere(trx, id);
  const choice = body.fields.get(deletedField);
  const mine = typed(values as unknown as Row);
  const sent = body.fields.get(versionField);
  const theirs = saved && typed(saved);
  const fields = theirs ? compareFields(specs, theirs, mine) : [];
  const isOther = sent !== null && sent !== String(saved?.version);
  const shown = isOther ? fields : [];

  if (choice === "new") {
    const ownFile = file ?? (saved && body.fileOf(saved));
    if (!ownFile) throw new FileMissingError(body.problemsOf(true));
    const added = await records.create(trx, { ...values, ...ownFile });
    await body.attach?.(trx, added, id);
    return { done: "added", id: added };
  }
  if (!saved || saved.deleted_at) {
    if (!saved || choice !== "restore" || shown.length > 0) {
      const deleted = saved ? "trash" : "gone";
      throw new EditConflictError({ deleted, fields: shown }, String(saved?.version ?? ""));
    }
    // A take-down was requested: it must be decided in the inbox.
    if ((await restoreRecord(trx, keyOf(kind), id)) === "asked for") {
      throw new EditConflictError({ deleted: "trash", fields: shown }, String(saved.version));
    }
  } else if (shown.length > 0) {
    throw new EditConflictError({ savedAt: saved.updated_at, fields: shown }, String(saved.version));
  }
  await records.update(trx, id, { ...values, ...file } as Partial<Values & File>);
  await body.attach?.(trx, id);
  return { done: "changed", id };
}

/** Shows both versions, typed values and the version to overwrite. */
export function conflictAnswer(error: EditConflictError, fields: URLSearchParams, one: Message) {
  const { conflict, version } = error;
  const noun = t(one);
  const said = conflict.deleted
    ? t(
        /* {noun} is such as “notice”. */ "This {noun} was deleted while you had it open. Nothing was saved yet.",
        { noun },
      )
    : t(
        /* {noun} is such as “notice”. */ "Another person saved this {noun} while you had it open. Your changes are not saved yet: compare both, then choose.",
        { noun },
      );
  const typed: Typed = { ...Object.fromEntries(fields), [versionField]: version };
  return invalid({ errors: { "": said } as FieldErrors, typed, conflict }, 409);
}
