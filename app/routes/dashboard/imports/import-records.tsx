import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ClipboardEvent, FormEvent, ReactNode } from "react";
import { msg } from "#message";
import { t } from "#say";
import { ClassAndYearInputs } from "~/capabilities/imports/class-and-year-inputs";
import type { ImportedFiles } from "~/capabilities/imports/importer";
import type { ListImport } from "~/capabilities/imports/list-import";
import {
  choiceName,
  type FileChoice,
  type ImportPlan,
  type Lacking,
  lackable,
  ownRow,
  type PlannedResult,
} from "~/capabilities/imports/plan";
import type { StagedFile } from "~/capabilities/imports/staged-files.server";
import type { FieldSpecs } from "~/forms/field-specs";
import type { FieldErrors } from "~/forms/fields.server";
import { tokenFieldName } from "~/forms/token-field";
import { CancelLink } from "~/ui/form/cancel-link";
import { FieldError, type FormState, inputsOf, TextArea, TextField } from "~/ui/form/fields";
import { PostForm } from "~/ui/form/post-form";
import { RowResults } from "~/ui/lists/import-results";
import { pageMeta } from "~/ui/page/page-meta";
import { FilesField } from "./files-field";
import type { importPage } from "./import-page.server";

type Kind = Pick<ListImport["kind"], "names" | "pages">;
type Page = ReturnType<typeof importPage>;

interface Planned extends Pick<ImportPlan, "rowResults" | "choices" | "options"> {
  problems: string[];
  staged: StagedFile[];
  rows: string;
  count: number;
  asksConsent: boolean;
  asked: Lacking[];
  errors?: FieldErrors;
  typed: Record<string, string>;
}

const getTitle = ({ names }: Kind) => `${t(names.titles)}: ${t("Add many")}`;

export const importMeta =
  (kind: Kind): MetaFunction =>
  ({ matches }) =>
    pageMeta(matches, getTitle(kind));

interface ImportOptions {
  hint: () => string;
  fileHint?: () => string;
  files?: ImportedFiles["type"];
  Inputs?: (props: { state: FormState }) => ReactNode;
}

/** Previews the rows as soon as they are pasted. */
function showPasted({ target }: ClipboardEvent) {
  if (!(target instanceof HTMLTextAreaElement) || target.value !== "") return;
  setTimeout(() => target.form?.requestSubmit());
}

/** Previews the rows of a chosen table, unless it was chosen on an earlier visit. */
function showChosen({ target }: FormEvent) {
  if (!(target instanceof HTMLInputElement) || target.type !== "file" || !target.files?.length) return;
  if (target.dataset.restored) delete target.dataset.restored;
  else target.form?.requestSubmit();
}

export function importRecords(kind: Kind, { hint, fileHint, files, Inputs }: ImportOptions) {
  const { list, many = list } = kind.pages;

  return function Import() {
    const answer = useActionData<Page["action"]>();
    const planned = answer && "rowResults" in answer ? answer : undefined;
    return (
      <>
        <h1>{getTitle(kind)}</h1>
        {planned ? <Preview {...planned} /> : <TableForm />}
      </>
    );
  };

  function TableForm() {
    const answer = useActionData<Page["action"]>();
    const problem = answer && "errors" in answer ? answer : undefined;
    const state = { ...problem, ...(answer && "typed" in answer && { typed: answer.typed }) };
    const staged = answer && "staged" in answer ? answer.staged : [];
    return (
      <>
        <p className="lead">{t("You can check each row before anything is saved.")}</p>
        <p>
          <a className="tap underline" href={`${many}.csv`} download>
            {t("A table to fill in (CSV, for Excel and Google Sheets)")}
          </a>
        </p>
        <PostForm
          id={formId}
          upload
          errors={problem?.errors}
          problem={t("The list was not added")}
          submit={t("Show the rows")}
          aside={<CancelLink to={list} />}
        >
          {staged.length > 0 ? <StagedFiles staged={staged} /> : null}
          {files === "document" ? <FilesField type={files} sendAtOnce /> : null}
          <div className="grid gap-4" onPaste={showPasted} onChange={showChosen}>
            <TextArea
              name="pasted"
              label={t("Rows from Excel or Google Sheets")}
              hint={`${t("Copy the cells in your spreadsheet and paste them here.")} ${hint()}`}
              rows={8}
              optional
              state={state}
            />
            <TextField
              name="file"
              label={t("Or a file")}
              type="file"
              accept=".xlsx,.ods,.csv,.txt,text/csv,text/plain"
              hint={fileHint?.() ?? t("Excel (.xlsx), LibreOffice (.ods) or CSV.")}
              optional
              state={state}
            />
          </div>
          {files === "picture" ? <FilesField type={files} /> : null}
          <AskedInputs asked={readAsked(state.typed)} state={state} />
          {Inputs ? <Inputs state={state} /> : null}
        </PostForm>
      </>
    );
  }

  function Preview({ rowResults, choices, options, problems, staged, rows, count, ...more }: Planned) {
    const { token } = useLoaderData<Page["loader"]>();
    const { asked, asksConsent, errors, typed } = more;
    const carried = Object.entries(typed).filter(
      ([name]) => !isOwn(name) && !(asked as string[]).includes(name),
    );
    return (
      <>
        {files ? (
          <section className="form mb-6">
            <FilesField key={staged.length} type={files} problems={problems} form={formId} sendAtOnce />
            {choices.map((choice) => (
              <RowSelect key={choice.id} choice={choice} options={options} label={choice.name} />
            ))}
          </section>
        ) : null}
        <RowResults
          results={rowResults}
          more={(row) => (
            <>
              {row.note ? <p className="hint">{row.note}</p> : null}
              <RowFile row={row} options={options} />
            </>
          )}
          back={many}
          isEmpty={count === 0}
          isAsked={asked.length > 0}
        >
          <PostForm
            id={formId}
            token={token}
            errors={errors}
            problem={t("The list was not added")}
            upload={files !== undefined}
            submit=""
            sticky
            buttons={
              <>
                {count > 0 ? (
                  <button type="submit" name="add" value="1" className="button button-primary">
                    {t(/* {results} is such as “12 results”. */ "Save {results}", {
                      results: t(kind.names.count, { count }),
                    })}
                  </button>
                ) : null}
                <button type="submit" name="change" value="1" className="button button-quiet">
                  {t("Change the list")}
                </button>
              </>
            }
          >
            <input type="hidden" name="rows" value={rows} />
            {staged.length > 0 ? <StagedFiles staged={staged} /> : null}
            {carried.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <AskedInputs asked={asked} state={{ typed, errors }}>
              {/* The first button, which the Enter key presses. */}
              <button type="submit" className="button button-quiet w-fit">
                {t("Show the rows again")}
              </button>
            </AskedInputs>
            {asksConsent ? (
              <div className="grid gap-2">
                <FieldError id="consent_missing-problem" error={errors?.consent_missing} />
                {inputsOf(askedAgain, { typed, errors })("consent_missing")}
              </div>
            ) : null}
          </PostForm>
        </RowResults>
      </>
    );
  }
}

const formId = "import-form";

/** Asked again, as for a single record (app/capabilities/consents). */
const askedAgain = {
  consent_missing: { label: msg("Publish them without a consent"), type: "check" },
} as const satisfies FieldSpecs;

/** True for values that each preview writes again. */
const isOwn = (name: string) =>
  ["rows", "staged", "asked", "add", "change", "consent_missing", tokenFieldName].includes(name) ||
  name.startsWith(choiceName(""));

const readAsked = (typed?: Record<string, string>) =>
  lackable.filter((name) => typed?.asked?.split(",").includes(name));

interface AskedInputsProps {
  asked: readonly Lacking[];
  state: FormState;
  children?: ReactNode;
}

function AskedInputs({ asked, state, children }: AskedInputsProps) {
  if (asked.length === 0) return null;
  return (
    <>
      <input type="hidden" name="asked" value={asked.join(",")} />
      <ClassAndYearInputs asked={asked} state={state} />
      {children}
    </>
  );
}

function StagedFiles({ staged }: Pick<Planned, "staged">) {
  return <input type="hidden" name="staged" value={JSON.stringify(staged)} />;
}

function RowFile({
  row: { at, file, choice },
  options,
}: {
  row: PlannedResult;
  options: Planned["options"];
}) {
  if (choice) {
    const own = { value: ownRow, label: t("Another document, named after the file") };
    return (
      <RowSelect
        choice={choice}
        options={[own, ...options]}
        label={t("File: {file}", { file: choice.name })}
        isNamed={at === choice.name}
      />
    );
  }
  return file ? <p className="hint">{t("Photo: {file}", { file })}</p> : null;
}

interface RowSelectProps {
  choice: FileChoice;
  options: Planned["options"];
  label: string;
  isNamed?: boolean;
}

/** Corrects the row of a file without renaming it. */
function RowSelect({ choice: { id, value }, options, label, isNamed }: RowSelectProps) {
  const name = choiceName(id);
  return (
    <div className="field max-w-lg">
      <label htmlFor={name} className={isNamed ? "sr-only" : "wrap-anywhere"}>
        {label}
      </label>
      <select id={name} name={name} form={formId} defaultValue={value}>
        <option value="">{t("Leave it out")}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
