import { type RawBuilder, sql } from "kysely";
import { type Message, msg, t } from "#say";
import { todayAtSchool } from "~/dates/dates";
import { listTranslated } from "~/forms/field-specs";
import { nameOf, nameOrNone, type StaffKind } from "~/kinds/kind";
import type { Language } from "~/languages/languages";
import { savedTexts } from "~/page-texts/queries.server";
import { isTextName, textPages, textSpec } from "~/page-texts/texts";
import { defaultSettings, getPart } from "~/settings/parts";
import { readSettings, settingsKind } from "~/settings/queries.server";
import { excerpt } from "~/text/excerpt";
import { writtenIn } from "~/text/language";
import type { Database } from "~db/connection.server";
import { starterIds, starterKeys } from "~db/starter-marks";
import {
  findSource,
  listTranslatedSettings,
  mayEditorsSay,
  saidIn,
  settingsIn,
  textsKind,
  translatedKinds,
  translatedParts,
} from "./sources.server";
import type { TranslationStatus, Words } from "./translation-status";

/** Newest records checked per kind, for speed; older ones are rarely read. */
export const maxCheckedPerKind = 300;

const telling = 120;

export interface Item {
  kind: string;
  id: string;
  name: string;
  at: string;
  statuses: Record<string, TranslationStatus>;
}

export interface Group {
  kind: string;
  label: Message;
  items: Item[];
  isCut: boolean;
}

/** Newest first, in two queries per kind. @param administrators adds settings */
export async function readOverview(
  db: Database,
  languages: readonly Language[],
  administrators: boolean,
): Promise<Group[]> {
  const groups = await Promise.all([
    ...translatedKinds.map((kind) => readGroup(db, kind, languages)),
    textsGroup(db, languages),
    settingsGroup(db, languages, administrators),
  ]);
  return groups.filter(({ items }) => items.length > 0);
}

type Kind = (typeof translatedKinds)[number];

interface Found {
  id: number;
  at: string | null;
}

/** Newest public or scheduled rows; archived ones are rarely read. */
function selectRows({ key, table, publishing }: Kind, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const rows = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    select * from (select id, ${order} as at, ${columns} from ${sql.table(table)} where deleted_at is null ${condition}
    order by ${order} desc, id desc limit ${maxCheckedPerKind + 1})`;
  if (publishing) {
    const [stays, ends] = [sql`and ends_at is null`, sql`and ends_at > ${new Date().toISOString()}`];
    // Each uses an index (`…_on_site`).
    return sql`${rows(stays, sql`published_at`)} union all ${rows(ends, sql`published_at`)}`;
  }
  if (key === "calendar entry") return rows(sql`and last_date >= ${todayAtSchool()}`, sql`created_at`);
  return rows(sql``, sql`created_at`);
}

async function readGroup(db: Database, kind: Kind, languages: readonly Language[]): Promise<Group> {
  const fields = listTranslated(kind.fields);
  const shown = [...new Set([kind.columns.name, ...fields])];
  const columns = sql.join(
    shown.map((field) => sql`substr(${sql.ref(field)}, 1, ${telling}) as ${sql.ref(field)}`),
  );
  const [{ rows }, samples] = await Promise.all([
    sql<Found & Record<string, string>>`${selectRows(kind, columns)}`.execute(db),
    starterIds(db, kind.table),
  ]);
  const own = rows
    .filter(({ id }) => !samples.includes(id))
    .sort((one, other) => (other.at ?? "").localeCompare(one.at ?? "") || other.id - one.id);
  const newest = own.slice(0, maxCheckedPerKind);
  const saved = await readSaved(db, kind, fields, newest, languages);
  const items = newest.map((row) => {
    const statuses = languages.map(({ code }) => {
      const words = fields.map((field): Words => {
        const said = saved.get(`${row.id} ${code} ${field}`);
        return {
          english: kind.fields[field]?.translated === "optional" ? "" : (row[field] ?? ""),
          words: said ? "there" : "",
          changed: said?.changed === 1,
          awaitsCheck: said?.awaits_check === 1,
        };
      });
      return [code, getTranslationStatus(words, code)];
    });
    return {
      kind: kind.table,
      id: String(row.id),
      name: excerpt(nameOrNone(nameOf(kind as StaffKind<object>, row)), telling),
      at: row.at ?? "",
      statuses: Object.fromEntries(statuses),
    };
  });
  return { kind: kind.table, label: kind.names.titles, items, isCut: own.length > maxCheckedPerKind };
}

interface Saved {
  record: string;
  field: string;
  language: string;
  awaits_check: number;
  changed: number;
}

async function readSaved(
  db: Database,
  { table }: Kind,
  fields: readonly string[],
  rows: readonly Found[],
  languages: readonly Language[],
): Promise<Map<string, Saved>> {
  if (rows.length === 0 || languages.length === 0) return new Map();
  const now = sql.join(
    fields.map((field) => sql`when ${field} then record.${sql.ref(field)}`),
    sql` `,
  );
  const found = await sql<Saved>`
    select said.record, said.field, said.language, said.awaits_check,
      said.english <> '' and said.english <> case said.field ${now} else said.english end as changed
    from translations as said join ${sql.table(table)} as record on record.id = cast(said.record as integer)
    where said.kind = ${table} and said.language in (${sql.join(languages.map(({ code }) => code))})
      and said.record in (${sql.join(rows.map(({ id }) => String(id)))})`.execute(db);
  return new Map(found.rows.map((row) => [`${row.record} ${row.language} ${row.field}`, row]));
}

async function textsGroup(db: Database, languages: readonly Language[]): Promise<Group> {
  const [english, ...others] = await Promise.all([
    savedTexts(db),
    ...languages.map(({ code }) => savedTexts(db, code)),
  ]);
  const items = [...english.values()].flatMap(({ name, value, is_sample, updated_at }): Item[] => {
    if (value === "" || is_sample === 1 || !isTextName(name)) return [];
    const { page, label } = textSpec(name);
    const statuses = languages.map(({ code }, index) => {
      const other = others[index]?.get(name);
      const changed = other !== undefined && other.updated_at < updated_at;
      return [
        code,
        getTranslationStatus(
          [{ english: value, words: other?.value ?? "", changed, awaitsCheck: false }],
          code,
        ),
      ];
    });
    return [
      {
        kind: textsKind,
        id: name,
        name: `${t(textPages[page])}: ${t(label)}`,
        at: updated_at,
        statuses: Object.fromEntries(statuses),
      },
    ];
  });
  items.sort((one, other) => other.at.localeCompare(one.at));
  return { kind: textsKind, label: msg("Texts of the pages"), items, isCut: false };
}

async function settingsGroup(
  db: Database,
  languages: readonly Language[],
  administrators: boolean,
): Promise<Group> {
  const [settings, samples, ...others] = await Promise.all([
    readSettings(db),
    starterKeys(db, "settings"),
    ...languages.map(({ code }) => settingsIn(db, code)),
  ]);
  const parts = translatedParts.filter((part) => administrators || mayEditorsSay(part));
  const items = parts.flatMap((part): Item[] => {
    const names = listTranslatedSettings(part).filter(
      (name) => settings[name] !== defaultSettings[name] && !samples.includes(name),
    );
    if (names.length === 0) return [];
    const statuses = languages.map(({ code }, index) => {
      const words = names.map((name) => ({
        english: settings[name],
        ...saidIn(others[index]?.get(name), settings[name]),
      }));
      return [code, getTranslationStatus(words, code)];
    });
    return [
      {
        kind: settingsKind,
        id: part,
        name: t(getPart(part).title),
        at: "",
        statuses: Object.fromEntries(statuses),
      },
    ];
  });
  return { kind: settingsKind, label: msg("Site settings"), items, isCut: false };
}

export async function readTranslationStatuses(
  db: Database,
  kind: string,
  id: string,
  languages: readonly Language[],
): Promise<Record<string, TranslationStatus>> {
  const found = await Promise.all(
    languages.map(async ({ code }) => {
      const source = await findSource(db, kind, id, code);
      return source ? [[code, getTranslationStatus(source.fields, code)] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

export async function findMissingLanguage(
  db: Database,
  kind: string,
  id: string,
  languages: readonly Language[],
): Promise<Language | undefined> {
  const statuses = await readTranslationStatuses(db, kind, id, languages);
  return languages.find(({ code }) => (statuses[code] ?? "there") !== "there");
}

export function toBeSaid(groups: readonly Group[], language: string, kind?: string): Item[] {
  return groups
    .filter((group) => !kind || group.kind === kind)
    .flatMap(({ items }) => items)
    .filter(({ statuses }) => statuses[language] !== "there")
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** Empty fields, and those without letters or in the language's own script, need no translation. */
function getTranslationStatus(fields: readonly Words[], language: string): TranslationStatus {
  if (fields.some(({ awaitsCheck }) => awaitsCheck)) return "check";
  const needed = fields.filter(({ english }) => ![undefined, language].includes(writtenIn(english)));
  const missing = needed.filter(({ words }) => words === "").length;
  if (missing > 0) return missing === needed.length ? "missing" : "partly";
  return fields.some(({ changed, words }) => changed && words !== "") ? "changed" : "there";
}
