import type { Database } from "./connection.server";

export interface Problem {
  key: string;
  /** Message for staff: what is wrong, and what to do. */
  words: string;
}

/** Replaces the problems of a background job; those not in the list are solved. */
export async function noteProblems(db: Database, source: string, problems: Problem[]): Promise<void> {
  const at = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom("problems").select("key").where("source", "=", source).execute();
    const current = new Set(problems.map(({ key }) => key));
    for (const { key } of before.filter((row) => !current.has(row.key))) {
      await trx.deleteFrom("problems").where("source", "=", source).where("key", "=", key).execute();
    }
    for (const { key, words } of problems) {
      await trx
        .insertInto("problems")
        .values({ source, key, words, first_at: at, last_at: at })
        .onConflict((conflict) => conflict.columns(["source", "key"]).doUpdateSet({ words, last_at: at }))
        .execute();
    }
  });
}

export async function listProblems(db: Database, limit: number) {
  return db
    .selectFrom("problems")
    .select(["source", "key", "words", "first_at", "last_at"])
    .orderBy("first_at", "desc")
    .orderBy("key")
    .limit(limit)
    .execute();
}
