import { t } from "#say";
import { findMissingLanguage, readOverview, toBeSaid } from "~/capabilities/translations/overview.server";
import type { Source } from "~/capabilities/translations/sources.server";
import { translationPath } from "~/capabilities/translations/translation-status";
import { writeLink } from "~/capabilities/translations/write-link";
import type { Language } from "~/languages/languages";
import { excerpt } from "~/text/excerpt";
import type { Database } from "~db/connection.server";

interface NextOptions {
  source: Source;
  language: Language;
  languages: readonly Language[];
  /** Page to return to; missing for staff who go through the list of one language. */
  from: string | undefined;
  isAdministrator: boolean;
}

/** Next language of the same record or text; in the list of a language, the next of its records or texts. */
export async function nextLink(
  db: Database,
  { source, language, languages, from, isAdministrator }: NextOptions,
) {
  if (from !== undefined) {
    const other = await findMissingLanguage(db, source.kind, source.id, languages);
    return other ? [writeLink(source.kind, source.id, other, from)] : [];
  }
  const groups = await readOverview(db, [language], isAdministrator);
  const [next] = toBeSaid(groups, language.code).filter(
    ({ kind, id }) => kind !== source.kind || id !== source.id,
  );
  if (!next) return [];
  const to = translationPath(next.kind, next.id, language.code);
  return [{ label: `${t(/* The next one to be written. */ "Next")}: ${excerpt(next.name, 40)}`, to }];
}
