import { type Message, t } from "#say";
import { draftField } from "~/capabilities/publishing/publishing-form";
import { restoreRecord } from "~/capabilities/trash/queries.server";
import { compareFields, deletedField, type EditConflict, openedField } from "~/forms/edit-conflict";
import type { FieldSpecs } from "~/forms/field-specs";
import type { FieldErrors, Typed } from "~/forms/fields.server";
import { FormRefusedError } from "~/forms/form-refused";
import { hashValues, mergeValues, pick, sayConflict } from "~/forms/merge-edits.server";
import type { StaffKind } from "~/kinds/kind";
import { keyOf } from "~/kinds/registry";
import type { Records } from "~/records/records.server";
import type { Transaction } from "~db/connection.server";
import type { Body } from "./bodies.server";

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
  /** Reads the form with the merged values; undefined if they do not go together. */
  read: (fields: URLSearchParams) => Promise<Values | undefined>;
  id: number;
  values: Values;
  body: Body<File>;
  file: File | undefined;
}

/** Needs a transaction. Merges changes to different fields. @throws FormRefusedError on an edit conflict, FileMissingError */
export async function changeRecord<Row, Values, File>(
  trx: Transaction,
  { kind, records, specs, typed, read, id, values, body, file }: Change<Row, Values, File>,
): Promise<{ done: "changed" | "added"; id: number; values: Values }> {
  const saved = await records.findAnywhere(trx, id);
  const choice = body.fields.get(deletedField);

  if (choice === "new") {
    const ownFile = file ?? (saved && body.fileOf(saved));
    if (!ownFile) throw new FileMissingError(body.problemsOf(true));
    const added = await records.create(trx, { ...values, ...ownFile });
    await body.attach?.(trx, added, id);
    return { done: "added", id: added, values };
  }
  const refuse = (conflict: EditConflict, again: Typed = {}): never => {
    const noun = t(kind.names.one as Message);
    const errors = {
      "": conflict.deleted
        ? t(
            /* {noun} is such as “notice”. */ "This {noun} was deleted while you had it open. Nothing was saved yet.",
            { noun },
          )
        : sayConflict(),
    };
    throw new FormRefusedError(
      { errors, typed: { ...Object.fromEntries(body.fields), [openedField]: "", ...again }, conflict },
      409,
    );
  };
  if (!saved) return refuse({ deleted: "gone", fields: [] });

  const theirs = typed(saved);
  const mine = typed({ ...saved, ...values });
  const merged = mergeValues(theirs, mine, body.fields.get(openedField));
  const others = Object.keys(merged.values).filter((name) => merged.values[name] !== mine[name]);
  // Another person published it: saving it as a draft would show an unfinished text, or take it off.
  if (body.fields.get(draftField) === "yes" && others.includes("standing")) merged.both.push("standing");
  const both =
    merged.both.length > 0 || others.length === 0
      ? merged.both
      : await findUnfit(
          new URLSearchParams({ ...Object.fromEntries(body.fields), ...pick(merged.values, others) }),
        );
  const again = { ...merged.values, [openedField]: hashValues(theirs) };
  const fields = compareFields(pick(specs, both), theirs, mine);
  if (saved.deleted_at) {
    if (choice !== "restore" || fields.length > 0) return refuse({ deleted: "trash", fields }, again);
    // A take-down was requested: it must be decided in the inbox.
    if ((await restoreRecord(trx, keyOf(kind), id)) === "asked for")
      return refuse({ deleted: "trash", fields }, again);
  } else if (fields.length > 0) return refuse({ savedAt: saved.updated_at, fields }, again);
  await records.update(trx, id, { ...values, ...file } as Partial<Values & File>);
  await body.attach?.(trx, id);
  return { done: "changed", id, values };

  /** Takes the merged values. @returns the fields that differ if they do not go together, such as two days */
  async function findUnfit(form: URLSearchParams): Promise<string[]> {
    const together = await read(form);
    if (!together) return Object.keys(specs);
    values = together;
    return [];
  }
}
