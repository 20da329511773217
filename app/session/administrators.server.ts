import type { Database } from "~db/connection.server";

/** Administrators that are named at most. */
const mostNamed = 3;

/** Whom an editor can ask: the names of the first administrators. */
export async function listAdministratorNames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("staff")
    .select("username")
    .where("role", "=", "administrator")
    .orderBy("id")
    .limit(mostNamed)
    .execute();
  return rows.map(({ username }) => username);
}
