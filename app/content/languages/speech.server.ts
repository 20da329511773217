import type { Speech } from "~/languages/current";
import type { Language } from "~/languages/language";
import { english } from "~/languages/languages";
import type { Services } from "~/services/services.server";

/** Under which the table of translations has the words that the school says instead of the program's own. */
export const messagesOfOurs = "messages_of_ours";

/** What a language's pages are made with: the school's own words among ours. A database that cannot be read has none. */
export async function readSpeech(
  { db, log, config }: Pick<Services, "db" | "log" | "config">,
  language: Language,
): Promise<Speech> {
  const speech = {
    language,
    languages: [english, ...config.languages],
    corrections: new Map(),
    ownDigits: false,
  };
  // Our words in English are those of the specification.
  if (language.code === english.code) return speech;
  try {
    const rows = await db
      .selectFrom("translations")
      .select(["record", "words"])
      .where("kind", "=", messagesOfOurs)
      .where("language", "=", language.code)
      .execute();
    const corrections = new Map(rows.map(({ record, words }) => [record, words]));
    return { ...speech, corrections };
  } catch (error) {
    log.error({ err: error }, "the school's corrections of our words could not be read");
    return speech;
  }
}
