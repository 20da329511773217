import { t } from "#say";
import { addMonths } from "~/dates/dates";
import { removeOrLog } from "~/files/store/remove-or-log.server";
import type { FieldErrors } from "~/forms/fields.server";
import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { inPortions } from "~db/in-portions";
import { transferCertificate } from "../../kinds/transfer-certificate";
import { countCertificatesBefore, takeCertificatesBefore } from "./queries.server";

const portion = 50;

const yearsAgo = (years: number, now: Date) => addMonths(now, -12 * years).toISOString();

/** Rows first, then files; 0 years means never. Failures are left to the sweep. @returns number */
export async function eraseOldCertificates(
  store: Pick<Services, "db" | "files" | "log">,
  now = new Date(),
): Promise<number> {
  const years = Number((await readSettings(store.db)).certificate_years);
  if (years === 0) return 0;
  return inPortions(portion, async (limit) => {
    const names = await takeCertificatesBefore(store.db, yearsAgo(years, now), limit);
    await removeOrLog(
      store,
      names.map((name) => ({ kind: "certificates", name })),
    );
    return names.length;
  });
}

/** Hidden field with the number of certificates that the user confirmed. */
const askedField = "certificate_years_asked";

/** Asks before a shorter retention erases certificates, against typing errors. @returns undefined to go on */
export async function questionBeforeFewerYears(
  db: Database,
  fields: URLSearchParams,
  { from, to }: { from: string; to: string },
): Promise<{ errors: FieldErrors; typed: Record<string, string> } | undefined> {
  const years = Number(to);
  if (years === 0 || (Number(from) !== 0 && years >= Number(from))) return undefined;
  const count = await countCertificatesBefore(db, yearsAgo(years, new Date()));
  const answer = `${to}:${count}`;
  if (count === 0 || fields.get(askedField) === answer) return undefined;
  const question = t(
    /* {years} such as: 2 years; {them} such as: 3 transfer certificates. */ "With {years}, {them} will be erased for good. To do that, save once more; or enter more years.",
    {
      years: t("{count, plural, one {# year} other {# years}}", { count: years }),
      them: t(transferCertificate.names.count, { count }),
    },
  );
  return {
    errors: { certificate_years: question },
    typed: { ...Object.fromEntries(fields), [askedField]: answer },
  };
}
