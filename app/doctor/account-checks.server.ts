import type { Database } from "~db/connection.server";
import { starterKeys } from "~db/starter-marks";
import { type Finding, ok, warning } from "./finding";

/** User names that attackers try first. */
const triedFirst = ["admin", "administrator", "root", "sa", "test", "guest", "user"];

export async function checkAccounts(db: Database): Promise<Finding[]> {
  const accounts = await db.selectFrom("staff").select(["id", "username"]).orderBy("id").execute();
  const first = await starterKeys(db, "staff");
  const findings = accounts.flatMap(({ id, username }) => [
    ...(first.includes(String(id))
      ? [
          warning(
            `The account "${username}" still has the password that came with the website. Change it under Your account.`,
          ),
        ]
      : []),
    ...(triedFirst.includes(username.toLowerCase())
      ? [
          warning(
            `The account "${username}" has a name that strangers try first. Add an administrator with another name, then remove this one.`,
          ),
        ]
      : []),
  ]);
  return findings.length > 0
    ? findings
    : [ok("The accounts of staff have names and passwords of their own.")];
}
