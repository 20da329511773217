import { useActionData, useLoaderData } from "@remix-run/react";
import { type ClipboardEvent, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { msg, t } from "#say";
import type { ImportedFiles } from "~/capabilities/imports/importer";
import type { ListImport } from "~/capabilities/imports/list-import";
import { choiceName, type ImportPlan, type Lacking, lackable } from "~/capabilities/imports/plan";
import type { Question } from "~/capabilities/imports/questions";
import type { Account } from "~/capabilities/imports/read-rows";
import type { StagedFile } from "~/capabilities/imports/staged-files.server";
import type { FieldSpecs } from "~/forms/field-specs";
import type { FieldErrors } from "~/forms/fields.server";
import { tokenFieldName } from "~/forms/token-field";
import { ClassAndYearInputs } from "~/routes/dashboard/imports/row-controls";
import { Button } from "~/ui/form/button";
import { CancelLink } from "~/ui/form/cancel-link";
import { FieldError, type FormState, inputsOf, TextArea, TextField } from "~/ui/form/fields";
import { PostForm } from "~/ui/form/post-form";
import { RadioField } from "~/ui/form/radio-field";
import { titled } from "~/ui/page/page-meta";
import { FilesField } from "./files-field";
import type { importPage } from "./import-page.server";
import { PlannedRows } from "./planned-rows";
import { ReadAccount } from "./read-account";
import { importFormId, RowControls, RowSelect } from "./row-controls";

type Kind = Pick<ListImport["kind"], "names" | "pages">;
type Page = ReturnType<typeof importPage>;

interface Planned extends Pick<ImportPlan, "rowResults" | "choices" | "options"> {
  problems: string[];
  staged: StagedFile[];
  rows: string;
  count: number;
  asksConsent: boolean;
  asked: Lacking[];
  account?: Account | undefined;
  questions: Question[];
  isEdited: boolean;
  errors?: FieldErrors;
  typed: Record<string, string>;
}

const getTitle = ({ names }: Kind) => `${t(names.titles)}: ${t("Add many")}`;

export const importMeta = (kind: Kind, title = () => getTitle(kind)) => titled(title);

interface ImportOptions {
  /** Title, if it is not "…: Add many". */
  title?: () => string;
  /** Default: the names of its columns. */
  hint?: () => string;
  /** False for a list without a table to fill in. */
  hasSheet?: boolean;
  /** False for a list that cannot be downloaded, changed and sent again. */
  canEditList?: boolean;
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

export function importRecords(kind: Kind, options: ImportOptions) {
  const {
    title = () => getTitle(kind),
    hint,
    hasSheet = true,
    canEditList = true,
    fileHint,
    files,
    Inputs,
  } = options;
  const { list, many = list } = kind.pages;
  const hasOwnRows = files !== undefined && files !== "picture";

  return function Import() {
    const answer = useActionData<Page["action"]>();
    const planned = answer && "rowResults" in answer ? answer : undefined;
    return (
      <>
        <h1>{title()}</h1>
        {planned ? <Preview {...planned} /> : <TableForm />}
      </>
    );
  };

  function TableForm() {
    const { needs, columns } = useLoaderData<Page["loader"]>();
    const answer = useActionData<Page["action"]>();
    const problem = answer && "errors" in answer ? answer : undefined;
    const state = { ...problem, ...(answer && "typed" in answer && { typed: answer.typed }) };
    const staged = answer && "staged" in answer ? answer.staged : [];
    const problems = problem && "problems" in problem ? problem.problems : [];
    return (
      <>
        <p className="lead">{t("You can check each row before anything is saved.")}</p>
        {hasSheet ? (
          <p>
            <a className="tap underline" href={`${many}.csv`} download>
              {t("A table to fill in (CSV, for Excel and Google Sheets)")}
            </a>
          </p>
        ) : null}
        {canEditList ? (
          <p>
            {t("To change many at once, download this list, edit it, and send it here:")}{" "}
            <a className="tap underline" href={`${list}.xlsx`} download>
              {t("this list for Excel (.xlsx)")}
            </a>
            ,{" "}
            <a className="tap underline" href={`${list}.csv`} download>
              CSV
            </a>
          </p>
        ) : null}
        <PostForm
          id={importFormId}
          upload
          errors={problem?.errors}
          problem={t("The list was not added")}
          submit={t("Show the rows")}
          aside={<CancelLink to={list} />}
        >
          {staged.length > 0 ? <StagedFiles staged={staged} /> : null}
          {hasOwnRows ? <FilesField type={files} problems={problems} sendAtOnce /> : null}
          <div className="grid gap-4" onPaste={showPasted} onChange={showChosen}>
            <TextArea
              name="pasted"
              label={t("Rows from Excel or Google Sheets")}
              hint={`${t("Copy the rows together with the heading row, and paste them here. It needs: {columns}.", { columns: needs })} ${hint?.() ?? t("Columns: {columns}.", { columns: columns.join(", ") })}`}
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
          {files === "picture" ? <FilesField type={files} problems={problems} /> : null}
          <AskedInputs asked={readAsked(state.typed)} state={state} />
          {Inputs ? <Inputs state={state} /> : null}
        </PostForm>
      </>
    );
  }

  function Preview({ rowResults, choices, options, problems, staged, rows, count, ...more }: Planned) {
    const { token } = useLoaderData<Page["loader"]>();
    const { asked, asksConsent, account, questions, isEdited, errors, typed } = more;
    const lead = useRef<HTMLParagraphElement>(null);
    // The choices above the rows come first, wherever the form was scrolled.
    useEffect(() => lead.current?.focus(), []);
    const canDelete = rowResults.some(({ result }) => result === "missing");
    const carried = Object.entries(typed).filter(
      ([name]) =>
        !isOwn(name) && !(asked as string[]).includes(name) && !questions.some((one) => one.name === name),
    );
    const isAsked = asked.length + questions.length > 0;
    return (
      <PostForm
        id={importFormId}
        token={token}
        errors={errors}
        problem={t("The list was not added")}
        upload={files !== undefined}
        submit=""
        sticky={count > 0 || canDelete}
        buttons={
          count > 0 || canDelete ? (
            <Button name="add" value="1" variant="primary">
              {isEdited
                ? t("Save the changes")
                : t(/* {results} is such as “12 results”. */ "Save {results}", {
                    results: t(kind.names.count, { count }),
                  })}
            </Button>
          ) : (
            <span />
          )
        }
      >
        <p className="lead" ref={lead} tabIndex={-1}>
          {count > 0 || canDelete
            ? t("Nothing is saved yet. Check the rows, then save them.")
            : isAsked
              ? t("The file does not say everything. Enter it below.")
              : rowResults.some(({ result }) => result === "refused")
                ? t("No row can be added yet. Correct the rows below, then send the list again.")
                : t("There is nothing new in this file.")}
        </p>
        {isAsked ? (
          <AskedInputs asked={asked} questions={questions} state={{ typed, errors }}>
            {/* The first button, which the Enter key presses. */}
            <Button className="w-fit">{t("Show the rows again")}</Button>
          </AskedInputs>
        ) : null}
        {choices.map((choice) => (
          <RowSelect key={choice.id} choice={choice} options={options} label={choice.name} />
        ))}
        {account ? <ReadAccount {...account} /> : null}
        <PlannedRows results={rowResults} controls={(row) => <RowControls row={row} options={options} />} />
        {files ? (
          <FilesField key={staged.length} type={files} problems={problems} form={importFormId} sendAtOnce />
        ) : null}
        <Button name="change" value="1" className="w-fit">
          {t("Change the list")}
        </Button>
        <input type="hidden" name="rows" value={rows} />
        {isEdited ? <input type="hidden" name="edited" value="1" /> : null}
        {staged.length > 0 ? <StagedFiles staged={staged} /> : null}
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {asksConsent ? (
          <div className="grid gap-2">
            <FieldError id="consent_missing-problem" error={errors?.consent_missing} />
            {inputsOf(askedAgain, { typed, errors })("consent_missing")}
          </div>
        ) : null}
      </PostForm>
    );
  }
}

/** Asked again, as for a single record (app/content/consents). */
const askedAgain = {
  consent_missing: { label: msg("Publish them without a consent"), type: "check" },
} as const satisfies FieldSpecs;

/** True for values that each preview writes again. */
const isOwn = (name: string) =>
  ["rows", "edited", "staged", "asked", "add", "change", "consent_missing", tokenFieldName].includes(name) ||
  /^(?:number|born|delete)-/.test(name) ||
  name.startsWith(choiceName(""));

const readAsked = (typed?: Record<string, string>) =>
  lackable.filter((name) => typed?.asked?.split(",").includes(name));

interface AskedInputsProps {
  asked: readonly Lacking[];
  questions?: readonly Question[];
  state: FormState;
  children?: ReactNode;
}

/** Choices that apply to all rows. */
function AskedInputs({ asked, questions = [], state, children }: AskedInputsProps) {
  return (
    <>
      <div
        className="contents"
        onChange={({ target }) => (target as unknown as HTMLInputElement).form?.requestSubmit()}
      >
        {questions.map(({ name, label, options }) => (
          <RadioField key={name} name={name} legend={label} options={options} state={state} />
        ))}
      </div>
      {asked.length > 0 ? (
        <>
          <input type="hidden" name="asked" value={asked.join(",")} />
          <ClassAndYearInputs asked={asked} state={state} />
        </>
      ) : null}
      {children}
    </>
  );
}

function StagedFiles({ staged }: Pick<Planned, "staged">) {
  return <input type="hidden" name="staged" value={JSON.stringify(staged)} />;
}
