import { sql } from "kysely";
import type { Message } from "#message";
import { defaultMax, listTranslated } from "~/forms/field-specs";
import { editPathOf, nameOf, type StaffKind } from "~/kinds/kind";
import { staffKinds } from "~/kinds/registry";
import { findText, getDefaultText } from "~/page-texts/queries.server";
import { getField, isTextName, textPages, textPath, textSpec } from "~/page-texts/texts";
import { getPublicPage } from "~/records/public-page";
import {
  getPart,
  listSettingsOf,
  type PartKey,
  partPath,
  type SettingName,
  settingFields,
  settingParts,
  translatedSettings,
} from "~/settings/parts";
import { readSettings, settingsKind } from "~/settings/queries.server";
import { maxSettingLength } from "~/settings/setting";
import type { Database } from "~db/connection.server";
import type { Words } from "./translation-status";

/** `kind` of page texts, which have their own table. */
export const textsKind = "texts";

export interface SourceField extends Words {
  name: string;
  label: Message;
  long: boolean;
  max: number;
  usual: string;
}

export interface Source {
  /** Table of its kind, `texts` or `settings`. */
  kind: string;
  id: string;
  noun: string;
  name: string;
  fields: SourceField[];
  edit: string;
  shownAt: string;
  record?: { kind: string; id: number };
  administrators: boolean;
}

export const translatedKinds = staffKinds.filter(({ fields }) => listTranslated(fields).length > 0);

export function listTranslatedSettings(part: PartKey): SettingName[] {
  return listSettingsOf(part).filter((name) => translatedSettings.includes(name));
}

export const translatedParts = (Object.keys(settingParts) as PartKey[]).filter(
  (part) => listTranslatedSettings(part).length > 0,
);

/** Editors can change the emergency banner. */
export const mayEditorsSay = (part: PartKey) => part === "banner";

export async function findSource(
  db: Database,
  kind: string,
  id: string,
  language: string,
): Promise<Source | undefined> {
  if (kind === textsKind) return textSource(db, id, language);
  if (kind === settingsKind) return settingsSource(db, id, language);
  const found = translatedKinds.find(({ table }) => table === kind);
  return found && /^[1-9]\d{0,14}$/.test(id) ? recordSource(db, found, Number(id), language) : undefined;
}

async function recordSource(
  db: Database,
  kind: (typeof translatedKinds)[number],
  id: number,
  language: string,
): Promise<Source | undefined> {
  const { rows } = await sql<Record<string, string> & { id: number }>`
    select * from ${sql.table(kind.table)} where id = ${id} and deleted_at is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const saved = await readWords(db, kind.table, String(id), language);
  const named = kind as StaffKind<object>;
  return {
    kind: kind.table,
    id: String(id),
    noun: kind.names.one,
    name: nameOf(named, row),
    fields: listTranslated(kind.fields).map((name) => {
      const { label = name as Message, type, max = defaultMax } = kind.fields[name] ?? {};
      const english = String(row[name] ?? "");
      return {
        name,
        label,
        long: type === "long",
        max,
        usual: "",
        english,
        ...saidIn(saved.get(name), english),
      };
    }),
    edit: editPathOf(kind, id),
    shownAt: getPublicPage(named, row),
    record: { kind: kind.key, id },
    administrators: false,
  };
}

async function textSource(db: Database, id: string, language: string): Promise<Source | undefined> {
  if (!isTextName(id)) return undefined;
  const [own, other] = await Promise.all([findText(db, id), findText(db, id, language)]);
  const { page } = textSpec(id);
  const { label, type, max = defaultMax } = getField(id);
  const words = other?.value ?? "";
  return {
    kind: textsKind,
    id,
    noun: "text",
    name: `${textPages[page]}: ${label}`,
    fields: [
      {
        name: "value",
        label,
        long: type === "long",
        max,
        usual: getDefaultText(id),
        english: own?.value ?? "",
        words,
        changed: own !== undefined && other !== undefined && other.updated_at < own.updated_at,
        awaitsCheck: false,
      },
    ],
    edit: textPath(id),
    shownAt: page,
    administrators: false,
  };
}

async function settingsSource(db: Database, id: string, language: string): Promise<Source | undefined> {
  const part = translatedParts.find((key) => key === id);
  if (!part) return undefined;
  const settings = await readSettings(db);
  const saved = await settingsIn(db, language);
  const { title, page = "/" } = getPart(part);
  return {
    kind: settingsKind,
    id,
    noun: "setting",
    name: title,
    fields: listTranslatedSettings(part).map((name) => ({
      name,
      label: settingFields[name].label,
      long: false,
      max: settingFields[name].max ?? maxSettingLength,
      usual: "",
      english: settings[name],
      ...saidIn(saved.get(name), settings[name]),
    })),
    edit: partPath(part),
    shownAt: page,
    administrators: !mayEditorsSay(part),
  };
}

interface SavedWords {
  words: string;
  english: string;
  awaits_check: number;
}

export async function settingsIn(db: Database, language: string): Promise<Map<string, SavedWords>> {
  const rows = await db
    .selectFrom("translations")
    .select(["record", "words", "english", "awaits_check"])
    .where("kind", "=", settingsKind)
    .where("language", "=", language)
    .execute();
  return new Map(rows.map((row) => [row.record, row]));
}

async function readWords(db: Database, kind: string, record: string, language: string) {
  const rows = await db
    .selectFrom("translations")
    .select(["field", "words", "english", "awaits_check"])
    .where("kind", "=", kind)
    .where("language", "=", language)
    .where("record", "=", record)
    .execute();
  return new Map(rows.map((row) => [row.field, row]));
}

/** @param english current text; imported translations have no known source */
export function saidIn(saved: SavedWords | undefined, english: string): Omit<Words, "english"> {
  return {
    words: saved?.words ?? "",
    changed: saved !== undefined && saved.english !== "" && saved.english !== english,
    awaitsCheck: saved?.awaits_check === 1,
  };
}
