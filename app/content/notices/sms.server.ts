import { oneOnPage } from "~/capabilities/translations/on-page.server";
import { createSpeech, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { addressIn } from "~/languages/address";
import { speaking } from "~/languages/current";
import { english } from "~/languages/languages";
import type { Services } from "~/services/services.server";
import { settingsOnPage } from "~/settings/queries.server";
import { detectLanguage } from "~/text/language";
import { shortSchoolName } from "~/text/short-name";
import { notice as kind, noticeName } from "../../kinds/notice";
import { shortNoticePath } from "./address";
import type { StaffNotice } from "./notice.server";
import { smsLimit, smsText } from "./sms-text";

export interface Sms {
  /** Language code; `name` in the language itself. */
  code: string;
  name: string;
  /** Undefined if date and URL alone are too long. */
  text: string | undefined;
  limit: number;
}

/** Returns one SMS for each language of the notice. @param site origin */
export async function listSmsTexts(services: Services, notice: StaffNotice, site: string): Promise<Sms[]> {
  const all = siteLanguages(services);
  const typed = detectLanguage(noticeName(notice));
  const own = all.languages.find(({ code }) => code === typed)?.code ?? english.code;
  const date = notice.event_date.split("-").reverse().join("-");
  const texts: Sms[] = [];
  for (const language of [english, ...all.languages]) {
    const [said, { school_name }] = await speaking(createSpeech(all, language), () =>
      Promise.all([oneOnPage(services.db, kind, notice), settingsOnPage(services.db)]),
    );
    const title = noticeName(said);
    // Without a translation the title is in another language.
    if (language.code !== own && title === noticeName(notice)) continue;
    const address = site + addressIn(language, shortNoticePath(notice));
    const text = smsText({ names: [school_name, shortSchoolName(school_name)], title, date, address });
    texts.push({ code: language.code, name: language.name, text, limit: smsLimit(text ?? title) });
  }
  return texts;
}
