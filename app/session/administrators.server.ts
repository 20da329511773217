import type { Database } from "~db/connection.server";
import { staffLabel } from "./staff-labels";

const maxNamed = 3;

/** Returns names of the first administrators, for editors to ask. */
export async function listAdministratorNames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("staff")
    .select(["name", "username"])
    .where("role", "=", "administrator")
    .orderBy("id")
    .limit(maxNamed)
    .execute();
  return rows.map(staffLabel);
}
