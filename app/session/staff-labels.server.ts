import type { Database } from "~db/connection.server";
import { staffLabel } from "./staff-labels";

/** Returns a function that labels user names; removed accounts keep their user name. */
export async function readStaffLabels(db: Database): Promise<(username: string) => string> {
  const people = await db.selectFrom("staff").select(["name", "username"]).execute();
  const labels = new Map(people.map((person) => [person.username, staffLabel(person)]));
  return (username) => labels.get(username) ?? username;
}
