import { type Message, t } from "#say";
import type { StaffKind } from "~/kinds/kind";
import { findVersion, keepVersion, keptVersions, listVersions } from "~/page-texts/queries.server";
import { excerpt } from "~/text/excerpt";
import type { Database } from "~db/connection.server";

type Kind = Pick<StaffKind<never>, "key" | "versioned" | "fields">;

/** Key of stored versions; that of the first field is shorter. */
function versionsName({ key, versioned = [] }: Kind, id: number, column: string): string {
  return column === versioned[0] ? `${key}:${id}` : `${key}:${id}:${column}`;
}

export const textOfRecord = (record: object | undefined, column: string): string =>
  String((record as Record<string, unknown> | undefined)?.[column] ?? "");

interface Change {
  before?: object | undefined;
  after: object;
  who: string;
}

/** Stores the previous and new texts; call it in the transaction that saves them. */
export async function keepTexts(trx: Database, kind: Kind, id: number, { before, after, who }: Change) {
  for (const column of kind.versioned ?? []) {
    const [old, now] = [textOfRecord(before, column), textOfRecord(after, column)];
    if (old === now) continue;
    const name = versionsName(kind, id, column);
    const [newest] = await listVersions(trx, name);
    // From sample content, or older than version history.
    if (old !== "" && newest?.value !== old) {
      const { updated_at } = before as { updated_at: string };
      await keepVersion(trx, { name, value: old, updated_at, updated_by: "" });
    }
    const saved = { name, value: now, updated_at: new Date().toISOString(), updated_by: who };
    await keepVersion(trx, saved, keptVersions + 1);
  }
}

/** Lists earlier versions, newest first, with the field if there are several. */
export async function listEarlierTexts(db: Database, kind: Kind, record: { id: number }) {
  const { versioned = [], fields } = kind;
  const lists = await Promise.all(
    versioned.map(async (column) => {
      const versions = await listVersions(db, versionsName(kind, record.id, column));
      const isPresent = versions[0]?.value === textOfRecord(record, column);
      const label = versioned.length > 1 ? t((fields[column]?.label ?? column) as Message) : "";
      return versions.slice(isPresent ? 1 : 0).map(({ id, value, saved_at, saved_by }) => ({
        id,
        saved_at,
        saved_by,
        label,
        beginning: excerpt(value.replace(/\s+/g, " "), 80),
      }));
    }),
  );
  return lists.flat().sort((one, other) => other.id - one.id);
}

export async function findEarlierText(db: Database, kind: Kind, id: number, version: number) {
  for (const column of kind.versioned ?? []) {
    const found = await findVersion(db, versionsName(kind, id, column), version);
    if (found) return { ...found, column };
  }
}
