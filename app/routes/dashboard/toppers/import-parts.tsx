import { Link } from "@remix-run/react";
import { type ChangeEvent, useState } from "react";
import { type Message, msg } from "#message";
import { t } from "#say";
import type { ConsentRule } from "~/capabilities/settings/consent-rules";
import { matchPhotos } from "~/content/toppers/photo-names";
import type { TableTopper } from "~/content/toppers/toppers-file";
import type { FieldSpecs } from "~/forms/field-specs";
import { controlAttributes, Field, FieldError, type FormState, inputsOf, TextField } from "~/ui/form/fields";
import { PostForm } from "~/ui/form/post-form";
import { ResultsFileInputs } from "~/ui/form/results-file-inputs";
import { type RowResult, RowResults } from "~/ui/lists/import-results";

/** A literal: importing the kind would load all kinds. */
const list = "/dashboard/manageresults";
const path = `${list}/import`;
/** Equals `photoTypes`, whose module would add a component. */
const accepted = "image/jpeg,image/png,image/webp,image/avif";

/** Asked again, as for a single result (app/capabilities/consents). */
const askedAgain = {
  consent_missing: { label: msg("Publish them without a consent"), type: "check" },
} as const satisfies FieldSpecs;

const reckoning = {
  english: {
    label: msg(
      /* Of the best five subjects, by which students are compared. */ "Always count English among the five subjects",
    ),
    type: "check",
  },
} as const satisfies FieldSpecs;

const failure: Message = msg("The results could not be saved.");

export function ImportFileForm({ state }: { state: FormState }) {
  return (
    <>
      <p className="lead">
        {t(
          "A table with a row for each student, or CBSE's own list of candidates. You see what would become of each row before anything is saved.",
        )}
      </p>
      <p>
        <a className="tap underline" href={`${path}.csv`} download>
          {t("A table to fill in (CSV, for Excel and Google Sheets)")}
        </a>
      </p>
      <PostForm
        upload
        errors={state.errors}
        problem={t(failure)}
        submit={t("Show the rows")}
        aside={<Link to={list}>{t("Cancel")}</Link>}
      >
        <ResultsFileInputs
          hint={t(
            "Excel (.xlsx), CSV, or the TXT of CBSE's result: of that the best students are taken, by their five best subjects.",
          )}
          yearLength={7}
          state={state}
        />
        <TextField
          name="best"
          label={t("How many of the best, of CBSE's list")}
          optional
          inputMode="numeric"
          maxLength={2}
          state={state}
        />
        {inputsOf(reckoning, state)("english")}
      </PostForm>
    </>
  );
}

interface ImportPreviewProps {
  token: string;
  /** Undefined if consents are not required. */
  rule: ConsentRule | undefined;
  maxPhotos: number;
  /** Undefined after an error; the form then has its rows only. */
  rowResults: RowResult[] | undefined;
  /** Rows to add, for `parseTableToppers`; can be empty. */
  rows: string;
  state: FormState;
}

const parsed = (rows: string): TableTopper[] => {
  try {
    return JSON.parse(rows || "[]");
  } catch {
    return [];
  }
};

const toAddedRow = ({ name, marks, std }: TableTopper, index: number): RowResult => ({
  at: t(/* Of a table. */ "Row {number}", { number: index + 1 }),
  words: [name, marks, std].filter(Boolean).join(" · "),
  result: "add",
  detail: "",
});

/** Results by row, and the form for photos. */
export function ImportPreview({ token, rule, maxPhotos, rowResults, rows, state }: ImportPreviewProps) {
  const [names, setNames] = useState<string[]>();
  const students = parsed(rows);
  const shown = rowResults ?? students.map(toAddedRow);
  const coming = shown.filter(({ result }) => result === "add");
  const { ofRow, problems } = matchPhotos(students, names ?? []);
  const more = (rowResult: RowResult) => {
    const index = coming.indexOf(rowResult);
    const student = students[index];
    if (!student) return null;
    const photo = names?.[ofRow[index] ?? -1];
    const isNameless = rule === "require" && !student.consent;
    return (
      <>
        {isNameless ? (
          <p className="hint">{t("Without name and photo on the site: nobody has agreed yet.")}</p>
        ) : null}
        {names ? (
          <p className="hint">{photo ? t("Photo: {file}", { file: photo }) : t("No photo yet")}</p>
        ) : null}
      </>
    );
  };
  return (
    <RowResults results={shown} more={more} back={path}>
      {students.length === 0 ? null : (
        <PostForm
          upload
          token={token}
          errors={state.errors}
          problem={t(failure)}
          submit={t("{count, plural, one {Add # result} other {Add # results}}", { count: students.length })}
          sending={t("Saving…")}
          aside={
            <Link to={path} reloadDocument>
              {t("Choose another file")}
            </Link>
          }
        >
          <input type="hidden" name="rows" value={rows} />
          <Photos most={maxPhotos} problems={problems} state={state} onChoose={setNames} />
          {rule === "ask" && students.some(({ consent }) => !consent) ? (
            <div className="grid gap-2">
              <FieldError id="consent_missing-problem" error={state.errors?.consent_missing} />
              {inputsOf(askedAgain, state)("consent_missing")}
            </div>
          ) : null}
        </PostForm>
      )}
    </RowResults>
  );
}

interface PhotosProps {
  most: number;
  problems: string[];
  state: FormState;
  onChoose: (names: string[]) => void;
}

function Photos({ most, problems, state, onChoose }: PhotosProps) {
  const called = t(
    /* “Photo” and the name of the file stay as they are. */ "Up to {most} at once. Name each after its student, or as in the column “Photo”: Ananya Mahato.jpg. Students without a photo get a simple drawing.",
    { most },
  );
  const hint = state.errors
    ? `${called} ${t("Please choose the files again. The browser did not keep them.")}`
    : called;

  /** Replaces chosen photos by smaller copies; originals are sent if they are not ready. */
  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])];
    onChoose(files.map(({ name }) => name));
    const { shrinkPhoto } = await import("~/ui/form/shrink-photo");
    const small = new DataTransfer();
    for (const file of files) small.items.add(await shrinkPhoto(file));
    if (files.every((file, index) => input.files?.[index] === file)) input.files = small.files;
  }

  return (
    <Field name="photo" label={t("Photos")} hint={hint} optional state={state}>
      <input
        {...controlAttributes({ name: "photo", hint, state })}
        type="file"
        accept={accepted}
        multiple
        onChange={choose}
      />
      <p className="field-error empty:absolute" role="status">
        {problems.join(" ")}
      </p>
    </Field>
  );
}
