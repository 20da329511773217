import { type RawBuilder, sql } from "kysely";
import { type Message, msg, t } from "#say";
import { instantAtSchool, todayAtSchool } from "~/dates/dates";
import { optionWords } from "~/forms/field-specs";
import { type ListChoice, listChoice, plainOptions } from "~/lists/list-choice";
import { type PageQuery, readQuery } from "~/lists/page-query";
import type { Database } from "~db/connection.server";
import type { SearchHints } from "~db/search";
import { type PublishingStatus, statusLabels } from "../capabilities/publishing/publishing";
import type { StaffKind } from "../kinds/kind";

type FilteredKind = Pick<StaffKind<never>, "table" | "fields" | "publishing" | "filters" | "columns">;

const maxYears = 40;

interface ListFilter {
  status?: string;
  category?: string;
  year?: string;
}

const getCategoryField = ({ fields, filters }: FilteredKind) => {
  const column = filters?.category;
  const options = column ? (fields[column]?.options ?? []) : [];
  return { column, label: column && fields[column]?.label, options };
};

/** Other query parameters are ignored. */
function filterQuery(kind: FilteredKind): PageQuery {
  return {
    ...(kind.publishing && { status: (value) => Object.hasOwn(statusLabels, value) }),
    category: (value) => getCategoryField(kind).options.some((option) => option.value === value),
    year: (value) => /^(19|20)\d\d$/.test(value),
  };
}

/** Reads the filter of a staff list from the URL: the SQL condition and the options of the page. */
export async function readListFilter(
  request: Request,
  db: Database,
  kind: FilteredKind,
): Promise<{ filter: RawBuilder<boolean> | undefined; hints: SearchHints; choices: ListChoice[] }> {
  const asked: ListFilter = readQuery(request, filterQuery(kind));
  const { status = "", category = "", year = "" } = asked;
  const conditions = [
    ...(status ? [hasStatus(kind.table, status as PublishingStatus, new Date().toISOString())] : []),
    ...(category ? [sql`${sql.ref(`${kind.table}.${getCategoryField(kind).column}`)} = ${category}`] : []),
    ...(year ? [isOfYear(kind, Number(year))] : []),
  ];
  return {
    filter: conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : undefined,
    hints: {
      marks: kind.columns.indexed?.includes("marks") ? getFormatMarks(category, year) : [],
      among: await fewWithStatus(db, kind.table, status),
    },
    choices: await readChoices(db, kind, { status, category, year }),
  };
}

/** The word index has UTC months, so a year at the school includes the months before and after. */
function getFormatMarks(category: string, year: string): string[][] {
  const months = Array.from({ length: 12 }, (_, month) => `${year}${String(month + 1).padStart(2, "0")}`);
  return [
    ...(category ? [[category]] : []),
    ...(year ? [[`${Number(year) - 1}12`, ...months, `${Number(year) + 1}01`]] : []),
  ];
}

/** Maximum rows that are checked one by one instead of by the word index. */
const few = 100;

async function fewWithStatus(db: Database, table: string, status: string): Promise<number[] | undefined> {
  // Live rows are usually the majority, so they are not selected by ID first.
  if (!status || status === "live") return undefined;
  const ids = idsWithStatus(table, status as Exclude<PublishingStatus, "live">, new Date().toISOString());
  const { rows } = await sql<{ id: number }>`select id from (${ids}) limit ${few + 1}`.execute(db);
  return rows.length > few ? undefined : rows.map(({ id }) => id);
}

const inList = (values: Record<string, Message>) =>
  Object.entries(values).map(([value, label]) => ({ value, label: t(label) }));

async function readChoices(
  db: Database,
  kind: FilteredKind,
  { status, category, year }: Required<ListFilter>,
): Promise<ListChoice[]> {
  const { label, options } = getCategoryField(kind);
  const years = await listYears(db, kind);
  if (year && !years.includes(year)) years.push(year);
  const all: ListChoice[] = [
    listChoice(
      "status",
      [msg("Status"), msg("Every status")],
      status,
      kind.publishing ? inList(statusLabels) : [],
    ),
    ...(label
      ? [
          listChoice(
            "category",
            [label, label === msg("Kind") ? msg("Every kind") : msg("Every category")],
            category,
            options.map((option) => ({ ...option, label: optionWords(option) })),
          ),
        ]
      : []),
    listChoice(
      "year",
      [msg("Year"), msg("Every year")],
      year,
      years.length > 1 || year ? plainOptions(years) : [],
    ),
  ];
  return all.filter((choice) => choice.options.length > 0);
}

/** Queries rows with and without an end separately, each by its index (`…_on_site`). */
function hasStatus(table: string, status: PublishingStatus, now: string): RawBuilder<boolean> {
  const cell = (name: string) => sql.ref(`${table}.${name}`);
  if (status === "live") {
    return sql`(${cell("published_at")} <= ${now} and (${cell("ends_at")} is null or ${cell("ends_at")} > ${now}))`;
  }
  return sql`${cell("id")} in (${idsWithStatus(table, status, now)})`;
}

function idsWithStatus(
  table: string,
  status: Exclude<PublishingStatus, "live">,
  now: string,
): RawBuilder<unknown> {
  const parts = {
    draft: [sql`ends_at is null and published_at is null`, sql`ends_at is not null and published_at is null`],
    scheduled: [
      sql`ends_at is null and published_at > ${now}`,
      sql`ends_at > ${now} and published_at > ${now}`,
    ],
    ended: [sql`ends_at <= ${now} and published_at is not null`],
  }[status].map((part) => sql`select id from ${sql.table(table)} where deleted_at is null and ${part}`);
  return sql.join(parts, sql` union all `);
}

const dateColumn = ({ filters }: FilteredKind) => filters?.date ?? "created_at";

/** Start of a year in the format of the column: time or day. */
function getYearStart(kind: FilteredKind, year: number): string {
  const day = `${year}-01-01`;
  return kind.filters?.date ? day : new Date(instantAtSchool(`${day}T00:00:00`)).toISOString();
}

function isOfYear(kind: FilteredKind, year: number): RawBuilder<boolean> {
  const cell = sql.ref(`${kind.table}.${dateColumn(kind)}`);
  return sql`(${cell} >= ${getYearStart(kind, year)} and ${cell} < ${getYearStart(kind, year + 1)})`;
}

/** Returns years with records, latest first, with one index lookup for each. */
async function listYears(db: Database, kind: FilteredKind): Promise<string[]> {
  const column = sql.ref(dateColumn(kind));
  const years: string[] = [];
  for (let before = sql``; years.length < maxYears; ) {
    const { rows } = await sql<{ latest: string | null }>`
      select max(${column}) as latest from ${sql.table(kind.table)} where deleted_at is null ${before}`.execute(
      db,
    );
    const latest = rows[0]?.latest;
    if (!latest) break;
    const year = (kind.filters?.date ? latest : todayAtSchool(new Date(latest))).slice(0, 4);
    years.push(year);
    before = sql`and ${column} < ${getYearStart(kind, Number(year))}`;
  }
  return years;
}
