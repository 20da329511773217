import type { Speech } from "~/languages/current";
import type { Language } from "~/languages/language";
import type { Services } from "~/services/services.server";

/** Under which the table of translations has the words that the school says instead of the program's own. */
export const messagesOfOurs = "messages_of_ours";

/** What a language's pages are made with: the school's own words among ours. A database that cannot be read has none. */
export async function readSpeech(
  { db, log }: Pick<Services, "db" | "log">,
  language: Language,
): Promise<Speech> {
  try {
    const rows = await db
      .selectFrom("translations")
      .select(["record", "words"])
      .where("kind", "=", messagesOfOurs)
      .where("language", "=", language.code)
      .execute();
    const corrections = new Map(rows.map(({ record, words }) => [record, words]));
    return { language, corrections, ownDigits: false };
  } catch (error) {
    log.error({ err: error }, "the school's corrections of our words could not be read");
    return { language, corrections: new Map(), ownDigits: false };
  }
}
