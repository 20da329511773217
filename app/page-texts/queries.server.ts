import { type Selectable, sql } from "kysely";
import { t } from "#say";
import { parserOf } from "~/forms/fields.server";
import { currentSpeech } from "~/languages/current";
import { english } from "~/languages/languages";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";
import { shownTable } from "./table-form.server";
import { findLead, getField, type TextName, textNames, textPath, textSpec } from "./texts";

export const keptVersions = 20;

export const getDefaultText = (name: TextName): string =>
  [textSpec(name).usual ?? []]
    .flat()
    .map((words) => t(words))
    .join("\n\n");

/** Texts in the page's language, else English; empty if the school wrote none. */
async function readOwnTexts<Name extends TextName>(
  db: Database,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const { language } = currentSpeech();
  const rows = await db
    .selectFrom("texts")
    .select(["name", "language", "value"])
    .where("language", "in", [...new Set([english.code, language.code])])
    .where("name", "in", [...names])
    .execute();
  const own = new Map(rows.map((row) => [`${row.language} ${row.name}`, row.value]));
  const ownIn = (code: string, name: string) => own.get(`${code} ${name}`);
  const said = (name: Name) => ownIn(language.code, name) || ownIn(english.code, name) || "";
  return Object.fromEntries(names.map((name) => [name, said(name)])) as Record<Name, string>;
}

/** The school's own texts, else the default ones. */
export async function readTexts<Name extends TextName>(
  db: Database,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const own = await readOwnTexts(db, names);
  return Object.fromEntries(names.map((name) => [name, own[name] || getDefaultText(name)])) as typeof own;
}

export async function readFrameTexts(db: Database, pathname: string) {
  const name = findLead(pathname);
  const own = await readOwnTexts(db, [...(name ? [name] : []), "not_found", "office_hours"]);
  const [firstOffice = []] = shownTable("office_hours", own.office_hours).rows;
  return {
    lead: name
      ? {
          text: own[name] || getDefaultText(name),
          edit: textPath(name),
          isShown: !textSpec(name).isQuiet || own[name] !== "",
          isOwn: own[name] !== "",
        }
      : null,
    notFound: own.not_found,
    officeHours: firstOffice.slice(1).filter(Boolean).join(", "),
  };
}

export interface SavedText {
  name: string;
  value: string;
  version: number;
  is_sample: number;
  updated_at: string;
  updated_by: string;
}

const columns = ["name", "value", "version", "is_sample", "updated_at", "updated_by"] as const;

export async function savedTexts(
  db: Database,
  language: string = english.code,
): Promise<Map<string, SavedText>> {
  const rows = await db.selectFrom("texts").select(columns).where("language", "=", language).execute();
  return new Map(rows.map((row) => [row.name, row]));
}

type TextVersion = Pick<Selectable<Schema["texts"]>, "name" | "language" | "version">;

/** Marks samples as the school's own, in all languages. @returns the marked texts */
export async function keepSampleTexts(db: Database, names: readonly TextName[]): Promise<TextVersion[]> {
  return db
    .updateTable("texts")
    .set({ is_sample: 0 })
    .where("is_sample", "=", 1)
    .where("name", "in", names)
    .returning(["name", "language", "version"])
    .execute();
}

/** Reverts `keepSampleTexts`, except for texts that were changed since. */
export async function markSampleTexts(db: Database, kept: readonly TextVersion[]): Promise<void> {
  for (const { name, language, version } of kept) {
    await db
      .updateTable("texts")
      .set({ is_sample: 1 })
      .where("name", "=", name)
      .where("language", "=", language)
      .where("version", "=", version)
      .execute();
  }
}

export async function findText(
  db: Database,
  name: TextName,
  language: string = english.code,
): Promise<SavedText | undefined> {
  return db
    .selectFrom("texts")
    .select(columns)
    .where("language", "=", language)
    .where("name", "=", name)
    .executeTakeFirst();
}

/**
 * Saves a text and its previous version; call it in a transaction.
 * @param language its code
 * @returns the previous text, if changed
 */
export async function saveText(
  trx: Database,
  name: TextName,
  value: string,
  { who, isSample = false, language = english.code }: { who: string; isSample?: boolean; language?: string },
): Promise<string | undefined> {
  const saved = await findText(trx, name, language);
  const before = saved?.value ?? "";
  if (before === value) return undefined;
  const now = new Date().toISOString();
  if (saved) await keepVersion(trx, saved, keptVersions, language);
  const row = { value, is_sample: Number(isSample), updated_at: now, updated_by: who };
  await trx
    .insertInto("texts")
    .values({ name, language, version: 1, ...row })
    .onConflict((conflict) =>
      conflict.columns(["name", "language"]).doUpdateSet({ ...row, version: sql`texts.version + 1` }),
    )
    .execute();
  // Translations of a replaced sample would still tell of the sample school.
  if (language === english.code && !isSample)
    await trx
      .deleteFrom("texts")
      .where("name", "=", name)
      .where("language", "!=", english.code)
      .where("is_sample", "=", 1)
      .execute();
  return before;
}

type Kept = Pick<SavedText, "name" | "value" | "updated_at" | "updated_by">;

/** Stores a version and drops the oldest beyond `limit`. Call it in a transaction. */
export async function keepVersion(
  trx: Database,
  { name, value, updated_at, updated_by }: Kept,
  limit = keptVersions,
  language: string = english.code,
): Promise<void> {
  await trx
    .insertInto("text_versions")
    .values({ name, language, value, saved_at: updated_at, saved_by: updated_by })
    .execute();
  const kept = trx
    .selectFrom("text_versions")
    .select("id")
    .where("name", "=", name)
    .where("language", "=", language)
    .orderBy("id", "desc")
    .limit(limit);
  await trx
    .deleteFrom("text_versions")
    .where("name", "=", name)
    .where("language", "=", language)
    .where("id", "not in", kept)
    .execute();
}

export async function listVersions(db: Database, name: string, language: string = english.code) {
  return db
    .selectFrom("text_versions")
    .select(["id", "value", "saved_at", "saved_by"])
    .where("name", "=", name)
    .where("language", "=", language)
    .orderBy("id", "desc")
    .execute();
}

export async function findVersion(db: Database, name: string, id: number, language: string = english.code) {
  return db
    .selectFrom("text_versions")
    .select(["id", "value", "saved_at", "saved_by"])
    .where("name", "=", name)
    .where("language", "=", language)
    .where("id", "=", id)
    .executeTakeFirst();
}

const valueField = "value";

const parsers = Object.fromEntries(
  textNames.map((name) => [name, parserOf({ [valueField]: getField(name) })]),
);

export function parseText(name: TextName, fields: URLSearchParams) {
  const parse = parsers[name];
  if (!parse) throw new Error(`There is no text ${name}.`);
  return parse(fields);
}
