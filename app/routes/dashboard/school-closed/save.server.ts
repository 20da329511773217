import { t } from "#say";
import { type EventContext, recordEvent } from "~/activity-log/record-event.server";
import { readWords, saveWords } from "~/capabilities/translations/save.server";
import { findSource } from "~/capabilities/translations/sources.server";
import { chooseForNewsletter } from "~/channels/newsletter/issue.server";
import { calendar } from "~/content/calendar/entry.server";
import { shortNoticePath } from "~/content/notices/address";
import { notices } from "~/content/notices/notice.server";
import { endOfDay, todayAtSchool } from "~/dates/dates";
import type { Answer } from "~/forms/one-time.server";
import { calendarEntry } from "~/kinds/calendar-entry";
import { notice } from "~/kinds/notice";
import { english } from "~/languages/languages";
import { readSettings, settingsKind } from "~/settings/queries.server";
import { savePart } from "~/settings/save.server";
import { offerUndo, type UndoStep } from "~/undo/undo.server";
import type { Transaction } from "~db/connection.server";
import { closedPath } from "./closing";
import type { Closing, Said } from "./closing.server";
import { findClosing } from "./find-closing.server";

interface Saving {
  who: string;
  closing: Closing;
  said: readonly [Said, ...Said[]];
}

type ClosedStep = Extract<UndoStep, { type: "school closed" }>;
type ClosedRecord = Awaited<ReturnType<typeof findClosing>>["notice" | "entry"];

/** If the day was closed before, its notice and entry are updated. */
export async function saveClosing(
  context: EventContext,
  trx: Transaction,
  { who, closing, said }: Saving,
): Promise<Answer> {
  const { places, first, last } = closing;
  const [{ title, text, entry }] = said;
  const present = await findClosing(trx, closing);
  const step: ClosedStep = { type: "school closed", records: [] };

  async function note(kind: typeof notice | typeof calendarEntry, id: number, before?: ClosedRecord) {
    const words = before && (await readWords(trx, kind.table, String(id)));
    const titled = kind === calendarEntry ? entry : title;
    await translate(kind.table, String(id), { title: titled, details: text });
    const record = { kind: kind.key, id };
    const verb = before ? ("changed" as const) : ("added" as const);
    await recordEvent(context, { who, verb, subject: title, record }, trx);
    step.records.push({ ...record, ...(before && { before: { ...before, words: words ?? [] } }) });
  }

  async function translate(kind: string, id: string, originals: Record<string, string>) {
    for (const { code, ...words } of said) {
      const source = code === english.code ? undefined : await findSource(trx, kind, id, code);
      if (!source) continue;
      const fields = source.fields.flatMap((field) => {
        const original = originals[field.name];
        return original === undefined ? [] : { ...field, english: original, changed: true };
      });
      const isEntry = kind === calendarEntry.table;
      const values = {
        title: isEntry ? words.entry : words.title,
        details: words.text,
        banner_text: words.title,
      };
      await saveWords(trx, { ...source, fields }, code, { values, who });
    }
  }

  let noticeId = present.notice?.id;
  if (places.notice) {
    const values = { title, details: text };
    if (present.notice) await notices.update(trx, present.notice.id, values);
    noticeId ??= await notices.create(trx, {
      ...values,
      date: todayAtSchool(),
      category: "holiday",
      priority: "high",
      event_date: "",
      event_time: "",
      event_end: "",
    });
    await note(notice, noticeId, present.notice);
    await chooseForNewsletter(trx, noticeId, places.newsletter);
  }
  if (places.calendar) {
    const kind = closing.from_class === "" ? ("holiday" as const) : ("event" as const);
    const values = { title: entry, date: first, last_date: last, kind };
    if (present.entry) await calendar.update(trx, present.entry.id, values);
    const id = present.entry?.id ?? (await calendar.create(trx, values));
    await note(calendarEntry, id, present.entry);
  }
  if (places.banner) {
    const { banner_text, banner_link, banner_until } = await readSettings(trx);
    const banner = {
      banner_text: title,
      banner_link: noticeId ? shortNoticePath({ id: noticeId }) : "",
      banner_until: new Date(endOfDay(last)).toISOString(),
    };
    const words = await readWords(trx, settingsKind, "banner_text");
    step.banner = { before: { banner_text, banner_link, banner_until }, words, saved: banner };
    await savePart(context, trx, { who, key: "banner", values: banner });
    await translate(settingsKind, "banner", { banner_text: title });
  }
  const isSaved = step.records.length > 0 || step.banner !== undefined;
  return {
    location: `${closedPath}/messages?${toQuery(closing, noticeId)}`,
    message: isSaved
      ? present.notice || present.entry
        ? t("This day was closed already. Its texts are replaced. Now send them to the parents.")
        : t("It is on the website. Now send it to the parents.")
      : t("Nothing was put on the website. Send it to the parents here."),
    undo: isSaved ? await offerUndo(trx, step) : undefined,
  };
}

function toQuery({ first, last, places: _, ...closing }: Closing, notice?: number): URLSearchParams {
  const { reason, own_reason, from_class, until_class, title, text } = closing;
  const last_day = last > first ? last : "";
  const values = { day: first, last_day, reason, own_reason, from_class, until_class, title, text };
  const filled = Object.entries(values).filter(([, value]) => value !== "");
  return new URLSearchParams([...filled, ...(notice ? [["id", String(notice)]] : [])]);
}
