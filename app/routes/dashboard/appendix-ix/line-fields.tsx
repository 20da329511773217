import { Link, useLocation } from "@remix-run/react";
import { t } from "#say";
import { maxReasonLength, maxRemarkLength, maxValueLength } from "~/content/disclosures/appendix-ix/limits";
import type { Line } from "~/content/disclosures/appendix-ix/lines";
import { resultsSpec } from "~/content/disclosures/appendix-ix/results";
import { TableFields } from "~/page-texts/table-fields";
import { languageProps } from "~/text/language";
import { ButtonLink } from "~/ui/form/button";
import { type FormState, SelectField, TextArea, TextField } from "~/ui/form/fields";
import { Icon } from "~/ui/icons/icon";

export interface EditedLine extends Pick<Line, "key" | "number" | "kind" | "mayLack"> {
  /** Translated, like the next three. */
  label: string;
  wording: string;
  hint?: string | undefined;
  page?: { path: string; label: string } | undefined;
  /** Derived value and its source; can be empty. */
  usual: string;
  from: string;
  /** Address of the setting that the line shows; empty for others. */
  settings: string;
  /** True if the user can open that setting. */
  mayChange: boolean;
  isSample: boolean;
  documents: { id: number; name: string; url: string; isSample: boolean; facts: string }[];
}

interface LineFieldsProps {
  line: EditedLine;
  section: string;
  state: FormState;
}

export function LineFields({ line, section, state }: LineFieldsProps) {
  const { key, number, label, wording, kind, mayLack } = line;
  const heading = `${section.toUpperCase()}${number === "–" ? "" : number}`;
  const reason = `${key}_none`;
  return (
    <fieldset className="scroll-mt-24 border-t border-line pt-4" id={hasFieldOfKey(line) ? undefined : key}>
      <legend className="float-left mb-2 w-full">
        <span className="mr-2 font-bold text-heading">{heading}</span> <span className="hint">{wording}</span>
      </legend>
      <div className="clear-both grid gap-3">
        <Answer line={line} label={label} state={state} />
        {mayLack ? (
          // Not the notice form's component: sharing it would add a file to that form, which has a size
          // limit.
          <details
            className="rounded-card border border-line bg-sheet px-4 [&[open]>summary_svg]:rotate-180"
            open={Boolean(state.typed?.[reason] || state.errors?.[reason])}
          >
            <summary className="flex min-h-11 items-center gap-2 font-semibold text-link">
              {kind === "results" ? t("Fewer years, or not applicable?") : t("Not applicable?")}
              <Icon name="chevron-down" size={18} className="ml-auto" />
            </summary>
            <TextField
              name={reason}
              label={t(/* Why it is not applicable. {line} is a line of CBSE's form. */ "Why ({line})", {
                line: label,
              })}
              hint={
                kind === "results"
                  ? t("Such as: the school has classes up to VIII, or: first board examination in 2026.")
                  : t("Such as: the school has classes up to VIII.")
              }
              optional
              maxLength={maxReasonLength}
              state={state}
            />
          </details>
        ) : null}
      </div>
    </fieldset>
  );
}

/** True if an input has the line's key as ID, for links. */
const hasFieldOfKey = ({ kind, page }: EditedLine) => kind !== "results" && (kind !== "documents" || page);

/** A fact of the site settings, which is entered only there. */
function SettingLine({ line: { key, label, usual, isSample, settings, mayChange } }: { line: EditedLine }) {
  return (
    <p className="m-0 wrap-anywhere" id={key}>
      <span className="font-semibold">{label}:</span>{" "}
      <span {...languageProps(usual)}>{usual || t(/* Of a setting: nothing is entered. */ "Empty")}</span>
      {isSample ? ` (${t("Sample")})` : ""}{" "}
      {mayChange ? (
        <Link
          className="tap underline"
          to={settings}
          aria-label={t("Change in the site settings: {line}", { line: label })}
        >
          {t("Change in the site settings")}
        </Link>
      ) : (
        <span className="hint">{t("Administrators can change it in the site settings.")}</span>
      )}
    </p>
  );
}

function Answer({ line, label, state }: { line: EditedLine; label: string; state: FormState }) {
  const { key, kind, page, hint: own, usual, from, isSample } = line;
  const { pathname } = useLocation();
  if (kind === "results")
    return (
      <TableFields
        spec={resultsSpec(key)}
        path={pathname}
        maxLength={maxRemarkLength}
        hint={t("{line}. The site works out the percentage. A row whose figures are empty is left out.", {
          line: label,
        })}
        state={state}
      />
    );
  if (kind === "documents") {
    return (
      <>
        <Documents line={line} label={label} />
        {page ? (
          <SelectField
            name={key}
            label={t("Show {page}, too", { page: page.label })}
            options={[
              { value: "", label: t("No") },
              { value: page.path, label: t("Yes, {address}", { address: page.path }) },
            ]}
            state={state}
          />
        ) : null}
      </>
    );
  }
  if (line.settings && !state.typed?.[key] && !state.errors?.[key]) return <SettingLine line={line} />;
  const says = !usual
    ? ""
    : isSample
      ? t("Empty, it says “{text}”, a sample from {place}.", { text: usual, place: from })
      : t(
          /* Empty means: where nothing is entered. {place} is where on the site the text stands, such as: the settings. */ "Empty, it says “{text}”, from {place}.",
          { text: usual, place: from },
        );
  const field = { name: key, label, hint: [own, says].filter(Boolean).join(" ") || undefined, state };
  if (kind === "yes-no") {
    return (
      <SelectField
        {...field}
        options={[
          { value: "", label: t(/* Where something is to be chosen from a list. */ "Choose") },
          { value: "Yes", label: t("Yes") },
          { value: "No", label: t("No") },
        ]}
      />
    );
  }
  if (kind === "long")
    return <TextArea {...field} rows={3} maxLength={maxValueLength} optional={Boolean(usual)} />;
  return (
    <TextField
      {...field}
      optional={Boolean(usual)}
      type={kind === "email" ? "email" : "text"}
      inputMode={
        kind === "number" ? "numeric" : kind === "area" ? "decimal" : kind === "link" ? "url" : undefined
      }
      maxLength={maxValueLength}
    />
  );
}

function Documents({ line: { key, documents }, label }: { line: EditedLine; label: string }) {
  return (
    <div>
      {documents.length > 0 ? (
        <ul className="mb-2 grid gap-2">
          {documents.map(({ id, name, url, isSample, facts }) => (
            <li key={id} className="rounded-md border border-line bg-sheet px-3 py-2 wrap-anywhere">
              <a className="tap font-semibold" href={url} target="_blank" rel="noopener">
                <span {...languageProps(name)}>{name}</span>
                <span className="sr-only"> {t("(opens in a new tab)")}</span>
              </a>{" "}
              {isSample ? (
                <span className="tag bg-marigold-mist text-marigold-deep">{t("Sample")}</span>
              ) : null}{" "}
              <span className="hint block">{facts}</span>{" "}
              <Link
                className="tap text-sm font-semibold underline"
                to={`/dashboard/disclosures/${id}/update`}
              >
                {isSample ? t("Replace it") : t("Edit it")}
                <span className="sr-only">{`: ${name}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-1">{t("No document yet: {line}.", { line: label })}</p>
      )}
      <ButtonLink to={`/dashboard/disclosures/add?line=${key}`}>
        {t("Add a document")}
        <span className="sr-only">{`: ${label}`}</span>
      </ButtonLink>
    </div>
  );
}
