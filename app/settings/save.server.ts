import { type Message, t } from "#say";
import { type EventContext, recordEvent } from "~/activity-log/record-event.server";
import type { Typed } from "~/forms/fields.server";
import { mergeEdits } from "~/forms/merge-edits.server";
import type { Answer } from "~/forms/one-time.server";
import { speakingEnglish } from "~/languages/current";
import type { MenuLink } from "~/ui/frame/menu";
import type { Transaction } from "~db/connection.server";
import { describeValue } from "./describe";
import { getPart, type PartKey, type SettingName, type Settings, settingFields } from "./parts";
import { readSettings, saveSettings } from "./queries.server";

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
    compare: settingFields,
    ...(message && { message: t(message) }),
  }) as Values;

interface Saving {
  who: string;
  key: PartKey;
  values: Partial<Settings>;
  facilities?: readonly MenuLink[];
}

export async function savePart(
  context: EventContext,
  trx: Transaction,
  { who, key, values, facilities }: Saving,
): Promise<Answer> {
  const before = await readSettings(trx);
  const changes = (Object.entries(values) as [SettingName, string][])
    .filter(([name, value]) => before[name] !== value)
    .map(([name, to]) => ({ name, label: settingFields[name].label, from: before[name], to }));
  const { title, page } = getPart(key);
  await saveSettings(trx, Object.fromEntries(changes.map(({ name, to }) => [name, to])));
  if (changes.length > 0) {
    const told = speakingEnglish(() =>
      changes.map(({ name, label, from, to }) => {
        return {
          label,
          from: describeValue(name, from, facilities),
          to: describeValue(name, to, facilities),
        };
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
