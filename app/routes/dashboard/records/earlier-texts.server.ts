import type { StaffKind } from "~/content/records/kind";
import { keepVersion, keptVersions, listVersions } from "~/content/texts/queries.server";
import { excerpt } from "~/forms/excerpt";
import type { Database } from "~db/connection.server";

type Kind = Pick<StaffKind<never>, "key" | "versioned">;

/** The name by which the versions of a record's text are kept. */
export const versionsName = ({ key }: Kind, id: number): string => `${key}:${id}`;

/** What the text of a record says. */
export function textOfRecord({ versioned }: Kind, record: object | undefined): string {
  return versioned ? String((record as Record<string, unknown> | undefined)?.[versioned] ?? "") : "";
}

interface Change {
  /** The record as it was; undefined for a new one. */
  before?: object | undefined;
  after: object;
  who: string;
}

/** Keeps what the text of a record said and says now; call it in the transaction that saves it. */
export async function keepText(trx: Database, kind: Kind, id: number, { before, after, who }: Change) {
  const [old, now] = [textOfRecord(kind, before), textOfRecord(kind, after)];
  if (!kind.versioned || old === now) return;
  const name = versionsName(kind, id);
  const [newest] = await listVersions(trx, name);
  // One from the sample content, or from before versions were kept.
  if (old !== "" && newest?.value !== old) {
    const { updated_at } = before as { updated_at: string };
    await keepVersion(trx, { name, value: old, updated_at, updated_by: "" });
  }
  const saved = { name, value: now, updated_at: new Date().toISOString(), updated_by: who };
  await keepVersion(trx, saved, keptVersions + 1);
}

/** The earlier versions of a record's text, the newest first. */
export async function listEarlierTexts(db: Database, kind: Kind, record: { id: number }) {
  if (!kind.versioned) return [];
  const versions = await listVersions(db, versionsName(kind, record.id));
  const isPresent = versions[0]?.value === textOfRecord(kind, record);
  return versions.slice(isPresent ? 1 : 0).map(({ id, value, saved_at, saved_by }) => ({
    id,
    saved_at,
    saved_by,
    beginning: excerpt(value.replace(/\s+/g, " "), 80),
  }));
}
