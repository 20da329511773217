import type { Services } from "~/services/services.server";
import { translatedFieldsOf } from "./fields";
import type { LanguageLine } from "./languages-line";
import { standingsOf } from "./overview.server";
import { siteLanguages } from "./site-languages.server";

/** How something stands in the site's other languages, for the line on the page where it is changed; undefined if there are none. */
export async function readLanguageLine(
  services: Services,
  kind: string,
  id: string,
): Promise<LanguageLine | undefined> {
  const { languages } = siteLanguages(services);
  if (languages.length === 0) return undefined;
  const standings = await standingsOf(services.db, kind, id, languages);
  const shown = languages.flatMap(({ code, name }) => {
    const standing = standings[code];
    return standing ? [{ code, name, standing }] : [];
  });
  return shown.length > 0 ? { kind, id, languages: shown } : undefined;
}

/** The same of a record, where its kind has words in other languages. */
export async function readLanguageLineOf(
  services: Services,
  { key, table }: { key: string; table: string },
  id: number,
): Promise<LanguageLine | undefined> {
  return translatedFieldsOf(key).length > 0 ? readLanguageLine(services, table, String(id)) : undefined;
}
