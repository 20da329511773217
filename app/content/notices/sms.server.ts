import { oneOnPage } from "~/capabilities/translations/on-page.server";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { createSpeech } from "~/capabilities/translations/speech.server";
import { addressIn } from "~/languages/address";
import { speaking } from "~/languages/current";
import { english } from "~/languages/languages";
import type { Services } from "~/services/services.server";
import { languageOf } from "~/text/language";
import { shortNoticePath } from "./address";
import { notice as kind, noticeName } from "./notice";
import type { StaffNotice } from "./notice.server";
import { smsLimit, smsText } from "./sms-text";

/** A notice as one SMS in a language. */
export interface Sms {
  /** The language, and what it is called in its own words. */
  code: string;
  name: string;
  /** Undefined if date and address alone are too long. */
  text: string | undefined;
  /** Signs that one SMS with it may have. */
  limit: number;
}

/**
 * A notice as one SMS in each language that it has.
 * @param site the public address of the site
 */
export async function listSmsTexts(services: Services, notice: StaffNotice, site: string): Promise<Sms[]> {
  const all = siteLanguages(services);
  const typed = languageOf(noticeName(notice));
  const own = all.languages.find(({ code }) => code === typed)?.code ?? english.code;
  const date = (notice.event_date || notice.date).split("-").reverse().join("-");
  const texts: Sms[] = [];
  for (const language of [english, ...all.languages]) {
    const said = await speaking(createSpeech(all, language), () => oneOnPage(services.db, kind, notice));
    const title = noticeName(said);
    // Of a language that it has not, it shows the words of another one.
    if (language.code !== own && title === noticeName(notice)) continue;
    const address = site + addressIn(language, shortNoticePath(notice));
    const text = smsText({ title, date, address });
    texts.push({ code: language.code, name: language.name, text, limit: smsLimit(text ?? title) });
  }
  return texts;
}
