import type { Transaction } from "kysely";
import { t } from "#say";
import { type EventContext, recordEvent } from "~/capabilities/activity/record-event.server";
import type { Answer } from "~/forms/one-time.server";
import { speakingEnglish } from "~/languages/current";
import type { MenuLink } from "~/ui/frame/menu";
import type { Schema } from "~db/schema";
import { inWords } from "./in-words";
import { changesOf } from "./merge.server";
import { type PartKey, partOf } from "./parts";
import { readSettings, saveSettings } from "./queries.server";
import type { Settings } from "./settings";

interface Saving {
  /** The user name of who saves. */
  who: string;
  key: PartKey;
  /** What is to be saved, seen what is saved now. @throws SettingsConflictError */
  merge: (saved: Settings) => Partial<Settings>;
  /** The links of the menu to facilities, where the menu is saved. */
  facilities?: readonly MenuLink[];
}

/** Saves what a page of the settings changes, and notes it with the old and the new values. */
export async function savePart(
  context: EventContext,
  trx: Transaction<Schema>,
  { who, key, merge, facilities }: Saving,
): Promise<Answer> {
  const before = await readSettings(trx);
  const changes = changesOf(before, merge(before));
  const { title, page } = partOf(key);
  await saveSettings(trx, Object.fromEntries(changes.map(({ name, to }) => [name, to])));
  if (changes.length > 0) {
    const told = speakingEnglish(() =>
      changes.map(({ name, label, from, to }) => {
        return { label, from: inWords(name, from, facilities), to: inWords(name, to, facilities) };
      }),
    );
    const event = { who, verb: "changed settings" as const, subject: title, changes: told };
    await recordEvent(context, event, trx);
  }
  return {
    location: `/dashboard/settings#${key}`,
    message: t("Settings saved"),
    name: t(title),
    links: page ? [{ label: t("See it on the site"), to: page }] : [],
  };
}
