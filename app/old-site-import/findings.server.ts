import { t } from "#say";
import type { Finding } from "~/findings/finding";
import type { Database } from "~db/connection.server";

/** Reminds of imported records that nobody has published or undone. @param to page with the import */
export async function listImportFindings(db: Database, to: string): Promise<Finding[]> {
  const { count } = await db
    .selectFrom("imported_records")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("state", "=", "held")
    .where("is_draft", "=", 0)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return [];
  const words = t(
    "{count, plural, one {# record of the old website waits to be published.} other {# records of the old website wait to be published.}}",
    { count: Number(count) },
  );
  return [{ words, link: { label: t("Look at the import"), to } }];
}
