import { t } from "#say";
import type { Consent } from "~/capabilities/consents/consent.server";
import { consentKinds, readNames } from "~/capabilities/consents/subjects.server";
import { nameOrNone } from "~/kinds/kind";
import { excerpt } from "~/text/excerpt";
import type { Database } from "~db/connection.server";

const maxNameLength = 80;

export async function nameSubjects<Row extends Pick<Consent, "kind" | "record_id">>(
  db: Database,
  rows: Row[],
): Promise<(Row & { noun: string; subject: string })[]> {
  const names = new Map<string, Awaited<ReturnType<typeof readNames>>>();
  for (const kind of consentKinds) {
    const ids = rows.filter((row) => row.kind === kind.key).map(({ record_id }) => record_id);
    names.set(kind.key, await readNames(db, kind, [...new Set(ids)]));
  }
  return rows.map((row) => {
    const subject = names.get(row.kind)?.get(row.record_id);
    const kind = consentKinds.find(({ key }) => key === row.kind);
    const noun = kind ? t(kind.names.one) : row.kind;
    return {
      ...row,
      noun,
      subject: excerpt(nameOrNone(subject?.name || subject?.words || ""), maxNameLength),
    };
  });
}
