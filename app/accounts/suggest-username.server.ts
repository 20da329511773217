import { sql } from "kysely";
import type { Database } from "~db/connection.server";

const maxLength = 40;

/** Makes a free username of a name: “Rina Das” becomes `rina.das`. Other scripts become `staff`. */
export async function suggestUsername(db: Database, name: string): Promise<string> {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const isLatin = !/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{Z}]/u.test(name.normalize("NFD"));
  const base =
    (isLatin &&
      words
        ?.filter((word) => !titles.has(word))
        .join(".")
        .slice(0, maxLength)) ||
    "staff";
  const rows = await db.selectFrom("staff").select(sql<string>`lower(username)`.as("username")).execute();
  const taken = new Set(rows.map(({ username }) => username));
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? base : `${base}${number}`;
    if (!taken.has(username)) return username;
  }
}

const titles = new Set(["mr", "mrs", "ms", "miss", "dr", "shri", "smt", "sri"]);
