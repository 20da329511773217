import type { Message } from "#message";
import type { Typed } from "~/forms/fields.server";
import { parsePart } from "~/settings/form.server";
import { getPart, type PartKey, type Settings } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { savePart } from "~/settings/save.server";
import type { Database } from "~db/connection.server";
import { type StaffArgs, staffForm } from "../staff-page.server";

interface PartForm<Key extends PartKey, More extends object> {
  key: Key;
  failure: Message;
  conflict: Message;
  load: (args: StaffArgs) => Promise<More>;
  /** Sets the values that the form has in another shape, such as a box for each page. */
  read: (fields: URLSearchParams, typed: Typed, settings: Settings) => void;
  /** Labels of records that the log names. */
  links?: (db: Database) => Promise<Parameters<typeof savePart>[2]["facilities"]>;
}

/** `staffForm` of a page of settings that has inputs of its own. */
export function partForm<Key extends PartKey, More extends object>({
  key,
  failure,
  conflict,
  load,
  read,
  links,
}: PartForm<Key, More>) {
  return staffForm({
    role: "administrator",
    proof: "none",
    failure,
    edit: async (db) => ({ saved: await readSettings(db), fields: getPart(key).fields, conflict }),
    load,
    parse: async (fields, { db }) => {
      read(fields, Object.fromEntries(fields), await readSettings(db));
      return parsePart(key, fields);
    },
    save: async (trx, values, { context, staff }) =>
      savePart(context, trx, { who: staff.username, key, values, facilities: await links?.(trx) }),
  });
}
