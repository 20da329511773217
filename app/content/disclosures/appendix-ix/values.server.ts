import type { Database } from "~db/connection.server";

export interface Value {
  value: string;
  reason: string;
}

export type Source = "staff" | "site";

export interface SavedValue extends Value {
  id: number;
  line: string;
  saved_at: string;
}

/** Returns the newest value of each line. @param before ISO time; default now */
export async function readValues(
  db: Database,
  source: Source,
  before?: string,
): Promise<Map<string, SavedValue>> {
  const rows = await db
    .selectFrom("appendix_values")
    .select(["id", "line", "value", "reason", "saved_at"])
    .where("id", "in", (where) =>
      where
        .selectFrom("appendix_values as newest")
        .select(({ fn }) => fn.max("newest.id").as("id"))
        .where("newest.source", "=", source)
        .$if(before !== undefined, (query) => query.where("newest.saved_at", "<", before ?? ""))
        .groupBy("newest.line"),
    )
    .execute();
  return new Map(rows.map((row) => [row.line, row]));
}

/** Saves changed lines; call it in a transaction. @returns their previous values */
export async function saveValues(
  trx: Database,
  values: ReadonlyMap<string, Value>,
  source: Source,
): Promise<Map<string, Value>> {
  const saved = await readValues(trx, source);
  const before = new Map<string, Value>();
  const saved_at = new Date().toISOString();
  for (const [line, { value, reason }] of values) {
    const old = saved.get(line) ?? { value: "", reason: "" };
    if (old.value === value && old.reason === reason) continue;
    before.set(line, old);
    await trx.insertInto("appendix_values").values({ line, value, reason, source, saved_at }).execute();
  }
  return before;
}

export async function firstKept(db: Database): Promise<string | undefined> {
  const value = await db
    .selectFrom("appendix_values")
    .select(({ fn }) => fn.min("saved_at").as("at"))
    .executeTakeFirst();
  const document = await db
    .selectFrom("document_versions")
    .select(({ fn }) => fn.min("since").as("at"))
    .executeTakeFirst();
  return [value?.at, document?.at].filter(Boolean).sort()[0] ?? undefined;
}
