import { type Speech, speaking } from "~/languages/current";
import { english, translations } from "~/languages/languages";
import type { Database } from "~db/connection.server";

/** Runs `act` in the language of mails to the school's mailbox: the dashboard language of most who read it. */
export async function speakingToOffice<Result>(db: Database, act: () => Result): Promise<Result> {
  return speaking(await readOfficeSpeech(db), act);
}

/** English if two languages have as many readers. */
async function readOfficeSpeech(db: Database): Promise<Speech> {
  const [most, next] = await db
    .selectFrom("staff")
    .select(["language", (select) => select.fn.countAll<number | string>().as("readers")])
    .where("role", "in", ["office", "administrator"])
    .groupBy("language")
    .orderBy("readers", "desc")
    .limit(2)
    .execute();
  const isClear = most && Number(most.readers) > Number(next?.readers ?? 0);
  const language = translations.find(({ code }) => isClear && code === most.language) ?? english;
  return { language, staff: language, languages: [english], corrections: new Map(), ownDigits: false };
}
