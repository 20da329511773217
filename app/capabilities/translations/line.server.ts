import { type FieldSpecs, listTranslated } from "~/forms/field-specs";
import type { Services } from "~/services/services.server";
import type { LanguageLine } from "./languages-line";
import { readTranslationStatuses } from "./overview.server";
import { siteLanguages } from "./site-languages.server";

export async function readLanguageLine(
  services: Services,
  kind: string,
  id: string,
): Promise<LanguageLine | undefined> {
  const { languages } = siteLanguages(services);
  if (languages.length === 0) return undefined;
  const statuses = await readTranslationStatuses(services.db, kind, id, languages);
  const shown = languages.flatMap(({ code, name }) => {
    const status = statuses[code];
    return status ? [{ code, name, status }] : [];
  });
  return shown.length > 0 ? { kind, id, languages: shown } : undefined;
}

export async function readLanguageLineById(
  services: Services,
  { table, fields }: { table: string; fields: FieldSpecs },
  id: number,
): Promise<LanguageLine | undefined> {
  return listTranslated(fields).length > 0 ? readLanguageLine(services, table, String(id)) : undefined;
}
