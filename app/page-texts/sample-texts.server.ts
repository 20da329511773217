import type { Selectable } from "kysely";
import { english } from "~/languages/languages";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";
import { findText, saveText } from "./queries.server";
import { isTextName, type TextName } from "./texts";

type TextRow = Selectable<Schema["texts"]>;

/** Empties sample texts and removes their translations; call it in a transaction. @returns the rows as they were */
export async function removeSampleTexts(
  trx: Database,
  names: readonly TextName[],
  who: string,
): Promise<TextRow[]> {
  const rows = await trx
    .selectFrom("texts")
    .selectAll()
    .where("is_sample", "=", 1)
    .where("name", "in", names)
    .execute();
  for (const name of names) await saveText(trx, name, "", { who });
  return rows;
}

/** Reverts `removeSampleTexts`, except for texts that were written since. Call it in a transaction. */
export async function restoreSampleTexts(trx: Database, rows: readonly TextRow[]): Promise<void> {
  const inEnglish = rows.filter(({ language }) => language === english.code);
  for (const { name, value, updated_by } of inEnglish) {
    if (!isTextName(name) || (await findText(trx, name))?.value) continue;
    await saveText(trx, name, value, { who: updated_by, isSample: true });
    const others = rows.filter((row) => row.name === name && row.language !== english.code);
    if (others.length === 0) continue;
    await trx
      .insertInto("texts")
      .values(others)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
