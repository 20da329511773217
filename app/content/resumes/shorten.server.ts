import { t } from "#say";
import { shortDate } from "~/dates/dates";
import type { FieldErrors } from "~/forms/fields.server";
import { findDoubtedPeriod } from "~db/clock";
import type { Database } from "~db/connection.server";
import { resume } from "../../kinds/resume";
import { announceErasing, countOlderThan, firstErasingDay, giveUpOlderThan } from "./retention.server";

interface Change {
  from: number;
  to: number;
}

const resumes = (count: number) => t(resume.names.count, { count });
const months = (count: number) => t("{count, plural, one {# month} other {# months}}", { count });

/** Asks before a shorter retention erases resumes, against typing errors. @returns undefined to go on */
export async function questionBeforeShortening(
  db: Database,
  fields: URLSearchParams,
  { from, to }: Change,
): Promise<{ errors: FieldErrors; typed: Record<string, string> } | undefined> {
  if (to >= from) return undefined;
  const count = await countOlderThan(db, to);
  const answered = ["week", "now"].includes(fields.get("erase_resumes") ?? "");
  if (count === 0 || (answered && count <= Number(fields.get("resumes_asked")))) return undefined;
  const question = t(
    /* {months} and {before} such as: 6 months; {resumes} such as: 3 resumes. */ "With {months} instead of {before}, {resumes} will be erased. Say when, or enter more months.",
    { months: months(to), before: months(from), resumes: resumes(count) },
  );
  const typed = {
    ...Object.fromEntries(fields),
    resumes_asked: String(count),
    resumes_day: firstErasingDay(),
  };
  return { errors: { erase_resumes: question }, typed };
}

/** Call it in the transaction that saves the setting. @returns message about the effect; can be empty */
export async function changeMonths(
  db: Database,
  fields: URLSearchParams,
  { from, to }: Change,
): Promise<string> {
  if (to === from) return "";
  const count = to < from ? await countOlderThan(db, to) : 0;
  // With a clock in doubt, every resume is announced first.
  const doubted = (await findDoubtedPeriod(db)) !== undefined;
  const now = count > 0 && fields.get("erase_resumes") === "now" && !doubted;
  if (now) await giveUpOlderThan(db, to);
  await announceErasing(db, to);
  if (count === 0) return "";
  if (now) {
    return t("{count, plural, one {# resume was erased.} other {# resumes were erased.}}", { count });
  }
  return t(/* {resumes} such as: 3 resumes. */ "{resumes} will be erased on {day}.", {
    resumes: resumes(count),
    day: shortDate(firstErasingDay()),
  });
}
