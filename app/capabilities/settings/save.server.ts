import type { Transaction } from "kysely";
import { t } from "#say";
import { type EventContext, recordEvent } from "~/capabilities/activity/record-event.server";
import type { Answer } from "~/forms/one-time.server";
import { speakingEnglish } from "~/languages/current";
import type { MenuLink } from "~/ui/frame/menu";
import type { Schema } from "~db/schema";
import { inWords } from "./in-words";
import { listChanges } from "./merge.server";
import { getPart, type PartKey } from "./parts";
import { readSettings, saveSettings } from "./queries.server";
import type { Settings } from "./settings";

interface Saving {
  who: string;
  key: PartKey;
  merge: (saved: Settings) => Partial<Settings>;
  facilities?: readonly MenuLink[];
}

export async function savePart(
  context: EventContext,
  trx: Transaction<Schema>,
  { who, key, merge, facilities }: Saving,
): Promise<Answer> {
  const before = await readSettings(trx);
  const changes = listChanges(before, merge(before));
  const { title, page } = getPart(key);
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
