import type { AppLoadContext } from "@remix-run/node";
import type { Insertable, SelectQueryBuilder } from "kysely";
import { type Message, msg } from "#message";
import { findLastView } from "~/activity-log/queries.server";
import type { Verb } from "~/activity-log/verbs";
import { shortDate } from "~/dates/dates";
import type { FieldSpecs } from "~/forms/field-specs";
import { visitorLanguage } from "~/languages/current";
import { languageInEnglish } from "~/languages/languages";
import type { Listing } from "~/lists/paging.server";
import { csvMoment } from "~/spreadsheets/csv";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";
import { searchFiltered } from "~db/search";

// The table is known only at run time; the types use one as an example.
type Query<Row> = SelectQueryBuilder<Schema, "messages", Row>;

interface InboundOptions<Row> {
  /** Logged when staff open the list or a record. */
  viewed: Verb;
  /** Number in the menu of staff. */
  countNew?(db: Database): Promise<number>;
  /** Default: the kind's column of the name; `nameAmongSeveral` distinguishes several. */
  nameOf?(row: Row): string;
  nameAmongSeveral?(row: Row): string;
  /** Facts on the page that asks before erasing. */
  factsOf?(row: Row): { line: string; text?: string };
  /** Subject for the activity log: dates, never names. Default: the day of `created_at`. */
  subjectOf(row: Row): string;
  /** Explanation before erasing one and several. */
  consequence: Message;
  consequenceOfMany: Message;
  deleted?: Message;
  /** Title of the bulk action that erases; default: delete. */
  eraseTitle?: Message;
  /** File of `pages.csv` in `app/kinds`. */
  csv?: InboundCsv;
}

interface InboundCsv {
  /** File name in ASCII. */
  name: string;
  verb: Verb;
  subject?(db: Database): Promise<string>;
  headings: string[];
  lines(db: Database, request: Request, context: AppLoadContext): AsyncIterable<string[][]>;
}

interface CsvOptions<Row> extends Omit<InboundCsv, "headings" | "lines"> {
  /** By heading, in order. */
  columns: Readonly<Record<string, (row: Row) => string>>;
  pages(db: Database, request: Request, context: AppLoadContext): AsyncIterable<Row[]>;
}

interface FieldRow {
  id: number;
  created_at: string;
  language: string;
}

interface FieldsCsv<Row> extends Omit<InboundCsv, "headings" | "lines"> {
  /** Columns besides the time and the language. */
  fields: FieldSpecs;
  rows: (db: Database) => SelectQueryBuilder<Schema, keyof Schema, Row>;
}

/** CSV file of an inbound kind, whose rows are read in pages to save memory; with `fields`, all of them. */
export function inboundCsv<Row>(options: CsvOptions<Row> | FieldsCsv<Row & FieldRow>): InboundCsv {
  const { name, verb, subject } = options;
  const { columns, pages } = "fields" in options ? readFields(options) : options;
  const read = Object.values(columns) as ((row: unknown) => string)[];
  return {
    name,
    verb,
    ...(subject && { subject }),
    headings: Object.keys(columns),
    async *lines(db, request, context) {
      for await (const rows of pages(db, request, context))
        yield rows.map((row) => read.map((of) => of(row)));
    },
  };
}

function readFields<Row extends FieldRow>({
  fields,
  rows,
}: FieldsCsv<Row>): Pick<CsvOptions<Row>, "columns" | "pages"> {
  const named = Object.keys(fields).map((name) => {
    return [name, (row: Row) => String((row as object as Record<string, unknown>)[name])] as const;
  });
  return {
    columns: {
      received: (row) => csvMoment(row.created_at),
      ...Object.fromEntries(named),
      language: (row) => languageInEnglish(row.language),
    },
    pages: (db) => exportInbound(rows(db)),
  };
}

type NewRow<Table extends keyof Schema> = Omit<Insertable<Schema[Table]>, "id" | "created_at" | "language">;

/** Options with a default. */
type Usual = "subjectOf" | "consequence" | "consequenceOfMany";

export interface InboundRecords<Row> extends InboundOptions<Row> {
  findSome(db: Database, ids: number[]): Promise<Row[]>;
  erase(db: Database, id: number): Promise<void>;
}

/** Queries and sentences of an inbound kind. `list` returns a page, newest first; `erase` cannot be undone. */
export function inboundRecords<Table extends keyof Schema, Row>(
  table: Table,
  columns: (db: Database) => SelectQueryBuilder<Schema, Table, Row>,
  options: Omit<InboundOptions<NoInfer<Row>>, Usual> & Partial<Pick<InboundOptions<NoInfer<Row>>, Usual>>,
) {
  const queryOf = columns as unknown as (db: Database) => Query<Row>;
  return {
    table,
    subjectOf: (row: Row) => `sent on ${shortDate((row as { created_at: string }).created_at)}`,
    consequence: msg("It is erased at once and cannot be restored."),
    consequenceOfMany: msg("What you chose is erased at once and cannot be restored."),
    ...options,

    async list(db: Database, { limit, after, search, filter }: Listing): Promise<Row[]> {
      let rows = queryOf(db);
      if (search) {
        rows = rows.where("id", "in", await searchFiltered(db, table, { search, limit, after, filter }));
      } else {
        if (filter) rows = rows.where(filter);
        if (after) rows = rows.where("id", "<", after.id);
      }
      return rows.orderBy("id", "desc").limit(limit).execute();
    },

    /** Adds the time and the language of the visitor's page. @returns its ID */
    async add(db: Database, values: NewRow<Table>): Promise<number> {
      const row = { ...values, language: visitorLanguage(), created_at: new Date().toISOString() };
      const { id } = await db
        .insertInto(table as "messages")
        .values(row as unknown as Insertable<Schema["messages"]>)
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    async find(db: Database, id: number): Promise<Row | undefined> {
      return queryOf(db).where("id", "=", id).executeTakeFirst();
    },

    async findSome(db: Database, ids: number[]): Promise<Row[]> {
      if (ids.length === 0) return [];
      return queryOf(db).where("id", "in", ids).orderBy("id", "desc").execute();
    },

    /** Does not remove its private file: callers do that after the transaction (`privateFilesOf`). */
    async erase(db: Database, id: number): Promise<void> {
      await db
        .deleteFrom(table as "messages")
        .where("id", "=", id)
        .execute();
    },
  };
}

const exportPage = 500;

/** Yields inbound records of a filter, oldest first, in pages. */
export async function* exportInbound<Table extends keyof Schema, Row extends { id: number }>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  filter?: Listing["filter"],
): AsyncGenerator<Row[]> {
  const all = query as unknown as Query<Row>;
  const filtered = filter ? all.where(filter) : all;
  for (let after = 0; ; ) {
    const page = await filtered.where("id", ">", after).orderBy("id").limit(exportPage).execute();
    if (page.length > 0) yield page;
    if (page.length < exportPage) return;
    after = page.at(-1)?.id ?? after;
  }
}

/**
 * Returns a function that counts the records since staff last viewed the list, at most 100.
 * @param column such as `resumes.received_at`
 */
export const countSince =
  (viewed: Verb, column: "resumes.received_at" | "subscribers.created_at") => async (db: Database) =>
    countInboundSince(db, column, await findLastView(db, viewed));

async function countInboundSince(
  db: Database,
  column: "resumes.received_at" | "subscribers.created_at",
  since: string,
): Promise<number> {
  const [table = "", time = ""] = column.split(".");
  const newest = db
    .selectFrom(table as "resumes")
    .select(`${time as "received_at"} as at`)
    .orderBy("id", "desc")
    .limit(100)
    .as("newest");
  const { count } = await db
    .selectFrom(newest)
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}
