import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { ClipboardEvent, ReactNode } from "react";
import { t } from "#say";
import type { StaffKind } from "~/content/records/kind";
import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { PostForm } from "~/ui/form/post-form";
import { RowResults } from "~/ui/lists/import-results";
import { pageMeta } from "~/ui/page/page-meta";
import type { importPage } from "./import-page.server";

type Kind = Pick<StaffKind<never>, "names" | "pages">;
type Page = ReturnType<typeof importPage>;

const getTitle = ({ names }: Kind) => `${t(names.titles)}: ${t("Add many")}`;

export const importMeta =
  (kind: Kind): MetaFunction =>
  ({ matches }) =>
    pageMeta(matches, getTitle(kind));

interface ImportOptions {
  /** Explains the columns. */
  hint: () => string;
  /** Inputs for values that the table can lack. */
  Inputs?: (props: { state: FormState }) => ReactNode;
}

/** Previews the rows as soon as they are pasted. */
function showPasted({ target }: ClipboardEvent) {
  if (!(target instanceof HTMLTextAreaElement) || target.value !== "") return;
  setTimeout(() => target.form?.requestSubmit());
}

/** Page that adds many records from a paste or a file. */
export function importRecords(kind: Kind, { hint, Inputs }: ImportOptions) {
  const { list, many = list } = kind.pages;
  return function Import() {
    const { token } = useLoaderData<Page["loader"]>();
    const answer = useActionData<Page["action"]>();
    const planned = answer && "rowResults" in answer ? answer : undefined;
    const problem = answer && "errors" in answer ? answer : undefined;
    const state = problem ?? {};
    const title = <h1>{getTitle(kind)}</h1>;
    if (planned) {
      return (
        <>
          {title}
          <RowResults results={planned.rowResults} back={many}>
            {planned.count === 0 ? null : (
              <PostForm
                id="import-form"
                token={token}
                submit={t("{count, plural, one {Add # entry} other {Add # entries}}", {
                  count: planned.count,
                })}
                sticky
                aside={
                  <Link to={many} reloadDocument>
                    {t("Change the list")}
                  </Link>
                }
              >
                <input type="hidden" name="rows" value={planned.rows} />
              </PostForm>
            )}
          </RowResults>
        </>
      );
    }
    return (
      <>
        {title}
        <p className="lead">{t("You see the result for each row before anything is saved.")}</p>
        <PostForm
          id="import-form"
          upload
          errors={problem?.errors}
          problem={t("The list was not added")}
          submit={t("Show the rows")}
          aside={<Link to={list}>{t("Cancel")}</Link>}
        >
          <div onPaste={showPasted}>
            <TextArea
              name="pasted"
              label={t("Rows from Excel or Google Sheets")}
              hint={`${t("Copy the cells in your spreadsheet and paste them here.")} ${hint()}`}
              rows={8}
              optional
              state={state}
            />
          </div>
          <TextField
            name="file"
            label={t("Or a file")}
            type="file"
            accept=".xlsx,.ods,.csv,.txt,text/csv,text/plain"
            hint={t("Excel (.xlsx), LibreOffice (.ods) or CSV.")}
            optional
            state={state}
          />
          {Inputs ? <Inputs state={state} /> : null}
        </PostForm>
      </>
    );
  };
}
