import { msg, t } from "#say";
import type { ActivityEvent } from "~/activity-log/record-event.server";
import { type SavedSource, saveWords } from "~/capabilities/translations/save.server";
import { openedField } from "~/forms/edit-conflict";
import type { FieldSpecs } from "~/forms/field-specs";
import type { Parsed, Typed } from "~/forms/fields.server";
import { FormRefusedError } from "~/forms/form-refused";
import { hashValues } from "~/forms/merge-edits.server";
import type { Answer } from "~/forms/one-time.server";
import type { Language } from "~/languages/languages";
import type { Transaction } from "~db/connection.server";
import { type StaffArgs, staffForm } from "../staff-page.server";
import { englishField } from "./words-form";

/** Words in one language: a translation of the school's texts, or a correction of the program's. */
interface EditedWords<Page extends object> extends SavedSource {
  language: Language;
  page: Page;
  /** Present words by field, as the form shows them. */
  shown: Typed;
  labels: FieldSpecs;
  parse: (fields: URLSearchParams) => Parsed<Typed>;
  /** Returns the words to store; default: the ones of the form. */
  toStored?: (values: Typed) => Typed;
  toEvent: (stored: Typed) => Omit<ActivityEvent, "who">;
  answer: (trx: Transaction, stored: Typed) => Promise<Answer>;
}

interface WordsFormOptions<Page extends object> {
  find: (args: StaffArgs) => Promise<EditedWords<Page>>;
  /** True if the browser must load its scripts again. */
  reloads?: boolean;
}

const hashEnglish = ({ fields }: Pick<SavedSource, "fields">) =>
  hashValues(Object.fromEntries(fields.map(({ name, english }) => [name, english])));

/** Creates loader and action for editing a translation or a correction. @param find called again in the transaction */
export function wordsForm<Page extends object>({ find, reloads }: WordsFormOptions<Page>) {
  return staffForm<Typed, { page: Page }, { page: Page }>({
    role: "editor",
    failure: msg("The words could not be saved. Please try again."),
    reloads,
    edit: async (db, args) => {
      const { shown, labels } = await find({ ...args, db });
      return { saved: shown, fields: labels };
    },
    load: async (args) => {
      const words = await find(args);
      return { page: words.page, values: { [englishField]: hashEnglish(words) } };
    },
    again: async (args) => ({ page: (await find(args)).page }),
    parse: async (fields, args) => (await find(args)).parse(fields),
    save: async (trx, values, args) => {
      const now = await find({ ...args, db: trx });
      const english = hashEnglish(now);
      if ((args.fields.get(englishField) ?? english) !== english) {
        const words = t(
          "The English words were changed while you had this page open. They are shown as they are now: check yours, then save again.",
        );
        const typed = { ...values, [openedField]: hashValues(now.shown), [englishField]: english };
        throw new FormRefusedError({ errors: { "": words }, typed }, 409);
      }
      const who = args.staff.username;
      const stored = now.toStored?.(values) ?? values;
      if (await saveWords(trx, now, now.language.code, { values: stored, who }))
        await args.recordEvent(now.toEvent(stored), trx);
      return now.answer(trx, stored);
    },
  });
}
