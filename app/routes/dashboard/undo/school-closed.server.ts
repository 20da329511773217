import { t } from "#say";
import { restoreWords } from "~/capabilities/translations/save.server";
import { calendar } from "~/content/calendar/entry.server";
import { notices } from "~/content/notices/notice.server";
import type { Answer } from "~/forms/one-time.server";
import { calendarEntry } from "~/kinds/calendar-entry";
import { notice } from "~/kinds/notice";
import { readSettings, settingsKind } from "~/settings/queries.server";
import { savePart } from "~/settings/save.server";
import type { UndoStep } from "~/undo/undo.server";
import { logUndo, type Undoing } from "./undoing.server";

type ClosedStep = Extract<UndoStep, { type: "school closed" }>;

const location = "/dashboard";

/** Removes what was added, and restores earlier texts and the earlier banner unless they were changed since. */
export async function undoSchoolClosed(undoing: Undoing, { records, banner }: ClosedStep): Promise<Answer> {
  const { trx, context, who } = undoing;
  let isUndone = false;
  for (const { before, ...record } of records) {
    const { key, table } = record.kind === notice.key ? notice : calendarEntry;
    const { find, remove, update } = key === notice.key ? notices : calendar;
    const saved = await find(trx, record.id);
    if (!saved || (before && saved.version !== before.version + 1)) continue;
    if (before) {
      await update(trx, record.id, before.values);
      await restoreWords(trx, table, String(record.id), before.words);
    } else await remove(trx, record.id);
    isUndone = true;
    const verb = before ? ("changed" as const) : ("deleted" as const);
    await logUndo(undoing, { verb, subject: saved.title, record });
  }
  const settings = await readSettings(trx);
  if (
    banner &&
    settings.banner_text === banner.saved.banner_text &&
    settings.banner_until === banner.saved.banner_until
  ) {
    isUndone = true;
    await savePart(context, trx, { who, key: "banner", values: banner.before });
    await restoreWords(trx, settingsKind, "banner_text", banner.words);
  }
  if (!isUndone)
    return { location, message: t("Nothing was undone, because another person has changed it.") };
  return { location, message: t("Undone. The website is as it was before.") };
}
