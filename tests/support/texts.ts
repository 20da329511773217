import { saveText } from "~/page-texts/queries.server";
import type { TextName } from "~/page-texts/texts";
import type { Database } from "~db/connection.server";

export async function writeTexts(db: Database, texts: Partial<Record<TextName, string>>): Promise<void> {
  for (const [name, value] of Object.entries(texts)) {
    await saveText(db, name as TextName, value, { who: "clerk" });
  }
}
