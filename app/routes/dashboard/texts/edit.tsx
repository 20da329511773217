import { data } from "@remix-run/node";
import { type Message, msg, rich, t } from "#say";
import { LanguagesLine } from "~/capabilities/translations/languages-line";
import { readLanguageLine } from "~/capabilities/translations/line.server";
import { mergeEdits } from "~/forms/merge-edits.server";
import { wordOf } from "~/http/refusal";
import {
  findText,
  getDefaultText,
  listVersions,
  parseText,
  type SavedText,
} from "~/page-texts/queries.server";
import { EnterSaves, TableFields } from "~/page-texts/table-fields";
import { changedTable, maxCellLength, openTable, parseTable } from "~/page-texts/table-form.server";
import { fieldsOfTable, readTable } from "~/page-texts/table-text";
import { getField, isTextName, textPages, textPath, textRowPath, textSpec } from "~/page-texts/texts";
import { VersionList } from "~/page-texts/version-list";
import { excerpt } from "~/text/excerpt";
import { inputsOf } from "~/ui/form/fields";
import { FormatButtons } from "~/ui/form/format-buttons";
import { useForm } from "~/ui/form/post-form";
import { SharedForm } from "~/ui/form/shared-form";
import { titled } from "~/ui/page/page-meta";
import type { Transaction } from "~db/connection.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { saveAndLogText } from "./save-text.server";

export const loader = staffLoader("editor", async ({ params, services, db, openForm }) => {
  const name = wordOf(params.name, isTextName);
  const [saved, versions] = await Promise.all([findText(db, name), listVersions(db, name)]);
  const { page, form, table, hint, isQuiet } = textSpec(name);
  const value = saved?.value ?? "";
  return {
    ...(await openForm(table ? openTable(table, value) : { value }, { value })),
    name,
    field: getField(name),
    table: table && { spec: table, maxLength: maxCellLength },
    page: { path: page, title: t(textPages[page]) },
    isFormatted: form === "long" || form === "chapters",
    hint: hint ? t(hint) : "",
    usual: getDefaultText(name),
    isQuiet: Boolean(isQuiet),
    isSample: Boolean(saved?.is_sample),
    languages: saved?.value ? await readLanguageLine(services, "texts", name) : undefined,
    versions: versions.map(({ id, value, saved_at, saved_by }) => ({
      id,
      saved_at,
      saved_by,
      beginning: excerpt(value.replace(/\s+/g, " "), 80),
    })),
  };
});

export const action = staffAction(
  { role: "editor", failure: msg("The text could not be saved. Please try again.") },
  async ({ context, params, staff, fields }) => {
    const name = wordOf(params.name, isTextName);
    const { table } = textSpec(name);
    const changed = table && changedTable(table, fields);
    if (changed) return data({ errors: undefined, typed: changed });
    const parsed = table ? parseTable(name, table, fields) : parseText(name, fields);
    if (!parsed.ok) return parsed;
    const typed = { value: String(parsed.values.value) };
    const choose = (saved: SavedText | undefined) =>
      mergeEdits({
        saved: { value: saved?.value ?? "" },
        typed,
        fields,
        savedAt: saved?.updated_at,
        compare: { value: getField(name) },
        ...(table && {
          show: ({ value = "" }) => ({ ...fieldsOfTable(readTable(value, table)), value: "" }),
        }),
      }).value;
    const change = { who: staff.username, choose, message: t("Text saved") };
    return { work: (trx: Transaction) => saveAndLogText(context, trx, name, change) };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data ? t("Edit text: {label}", { label: t(data.field.label) }) : t("Edit text"),
);

export default function EditText() {
  const { form, problem, state } = useForm<typeof loader, typeof action>();
  const input = inputsOf({ value: form.field }, state);
  return (
    <>
      <h1>{t(form.field.label)}</h1>
      <p className="lead">
        {rich(
          /* In the place of <page></page> stands the name of a page. Said of a text. */ "On the page <page></page>.",
          {
            page: () => <a href={form.page.path}>{form.page.title}</a>,
          },
        )}{" "}
        {form.isSample ? t("This is sample text: write the school's own.") : null}
      </p>
      <LanguagesLine line={form.languages} />
      <SharedForm
        id="text-form"
        form={form}
        answer={problem}
        what={t("this text")}
        sticky={Boolean(form.table)}
        cancel={textRowPath(form.name)}
      >
        {form.table ? (
          <>
            <EnterSaves />
            <TableFields {...form.table} hint={form.hint} path={textPath(form.name)} state={state} />
          </>
        ) : (
          input("value", {
            rows: form.isFormatted ? 10 : 5,
            hint: createHint(form),
            tools: form.isFormatted ? <FormatButtons field="value" /> : undefined,
          })
        )}
      </SharedForm>
      <VersionList path={textPath(form.name)} versions={form.versions} />
    </>
  );
}

const formats: Message = msg("Addresses and phone numbers become links.");

interface HintProps {
  hint: string;
  usual: string;
  isQuiet: boolean;
  isFormatted: boolean;
}

function createHint({ hint, usual, isQuiet, isFormatted }: HintProps) {
  const words = excerpt(usual, 120);
  const empty = usual && !isQuiet ? t("Empty, it says: “{words}”", { words }) : t("Empty, nothing is shown.");
  const inSearch = isQuiet ? t("Search engines then show: “{words}”", { words }) : "";
  return [hint, isFormatted ? t(formats) : "", empty, inSearch].filter(Boolean).join(" ");
}
