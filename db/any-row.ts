import type { SelectQueryBuilder } from "kysely";
import type { Schema } from "./schema";

export async function anyRow<Table extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
): Promise<boolean> {
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
