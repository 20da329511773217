import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import type { Answer } from "~/forms/one-time.server";
import { findText, type SavedText, saveText } from "~/page-texts/queries.server";
import { type TextName, textPages, textPath, textRowPath, textSpec } from "~/page-texts/texts";
import type { Transaction } from "~db/connection.server";

interface Change {
  who: string;
  choose: (saved: SavedText | undefined) => string;
  message: string;
}

/** Saves and logs a text, and redirects to its row in the list. @throws the error of `choose` */
export async function saveAndLogText(
  context: AppLoadContext,
  trx: Transaction,
  name: TextName,
  { who, choose, message }: Change,
): Promise<Answer> {
  const { label, page } = textSpec(name);
  const value = choose(await findText(trx, name));
  const before = await saveText(trx, name, value, { who });
  if (before !== undefined) {
    const subject = `${textPages[page]}: ${label}`;
    const changes = [{ label, from: before, to: value }];
    await recordEvent(context, { who, verb: "changed text", subject, changes }, trx);
  }
  return {
    location: textRowPath(name),
    message,
    name: t(label),
    links: [
      { label: t("See it on the site"), to: page },
      { label: t("Edit it again"), to: textPath(name) },
    ],
  };
}
