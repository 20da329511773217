import type { Transaction } from "kysely";
import type { Message } from "#message";
import { t } from "#say";
import { type EventContext, recordEvent } from "~/activity-log/record-event.server";
import type { Typed } from "~/forms/fields.server";
import { mergeEdits } from "~/forms/merge-edits.server";
import type { Answer } from "~/forms/one-time.server";
import { speakingEnglish } from "~/languages/current";
import type { MenuLink } from "~/ui/frame/menu";
import type { Schema } from "~db/schema";
import { inWords } from "./in-words";
import { listChanges } from "./list-changes";
import { getPart, type PartKey } from "./parts";
import { readSettings, saveSettings } from "./queries.server";
import { type Settings, settingLabels } from "./settings";

const specs = Object.fromEntries(Object.entries(settingLabels).map(([name, label]) => [name, { label }]));

/** @param message replaces the usual one @throws FormRefusedError if two people changed one setting */
export const mergeSettings = <Values extends Partial<Settings>>(
  saved: Settings,
  typed: Values,
  fields: URLSearchParams,
  message?: Message,
): Values =>
  mergeEdits({
    saved: { ...saved },
    typed: typed as Typed,
    fields,
    compare: specs,
    ...(message && { message: t(message) }),
  }) as Values;

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
