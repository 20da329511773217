import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { type Message, msg } from "#message";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { offerUndo } from "~/capabilities/undo/undo.server";
import { noteSiteValues } from "~/content/disclosures/appendix-ix/from-site.server";
import { readResultsFile } from "~/content/disclosures/appendix-ix/results-file";
import {
  parseImportedRows,
  planImport,
  ResultsChangedError,
  saveImported,
} from "~/content/disclosures/appendix-ix/results-import.server";
import { loggedWords } from "~/content/disclosures/appendix-ix/section-form.server";
import { todayAtSchool } from "~/dates/dates";
import type { ReceivedFile } from "~/files/intake.server";
import { type FieldErrors, invalid } from "~/forms/fields.server";
import { issueToken, runOnce } from "~/forms/one-time.server";
import { readFilesForm } from "~/http/files-form.server";
import { redirectWithMessage } from "~/http/flash.server";
import { requireStaff } from "~/http/require-staff.server";
import { unsaved } from "~/http/staff-form.server";
import { servicesOf } from "~/services/services.server";
import { TableFileError } from "~/spreadsheets/read-csv";
import { readTable, tableLimits, tableTooLarge } from "~/spreadsheets/read-table.server";
import { boardStds, examYearIn } from "~/spreadsheets/school-class";
import { PostForm } from "~/ui/form/post-form";
import { ResultsFileInputs } from "~/ui/form/results-file-inputs";
import { type RowResult, RowResults } from "~/ui/lists/import-results";
import { titled } from "~/ui/page/page-meta";

const failure: Message = msg("The results could not be saved. Please try again.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  return { token: issueToken(servicesOf(context).db, staff.id) };
}

interface Preview {
  rowResults: RowResult[];
  /** Rows to save, as JSON. */
  rows: string;
  opened: string;
  count: number;
}

const latestYear = () => Number(todayAtSchool().slice(0, 4));

/** Shows a preview first; its button saves all rows or none. */
export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const body = await readFilesForm(request, context, {
    limits: { file: tableLimits },
    tooLarge: tableTooLarge(),
  });
  const { fields } = body;
  const typed = { std: fields.get("std") ?? "", year: fields.get("year") ?? "" };
  try {
    if (fields.has("rows")) return await save(request, context, staff.username, fields);
    const [file] = body.files;
    if (!file) return invalid({ errors: { file: t("Choose the file") } as FieldErrors, typed });
    return { preview: await preview(context, file, typed) };
  } catch (error) {
    if (error instanceof TableFileError) {
      return invalid({ errors: { file: error.message } as FieldErrors, typed });
    }
    if (error instanceof ResultsChangedError) {
      const changed = t("Another person saved results, so nothing of yours was saved. Send the file again.");
      return invalid({ errors: { "": changed } as FieldErrors, typed }, 409);
    }
    return unsaved(context, error, fields, t(failure));
  } finally {
    await body.discard();
  }
}

async function preview(
  context: ActionFunctionArgs["context"],
  file: ReceivedFile,
  { std: name, year }: { std: string; year: string },
): Promise<Preview> {
  const read = readResultsFile(await readTable(file), {
    std: boardStds.find((one) => one === name),
    year: examYearIn(year),
    latest: latestYear(),
  });
  const { results: rowResults, rows, opened } = await planImport(servicesOf(context).db, read);
  return { rowResults, rows: JSON.stringify(rows), opened, count: rows.length };
}

async function save(
  request: Request,
  context: ActionFunctionArgs["context"],
  who: string,
  fields: URLSearchParams,
): Promise<Response> {
  const rows = parseImportedRows(fields.get("rows"), latestYear());
  if (!rows) throw new TableFileError(t("Send the file once more."));
  const answer = await runOnce(servicesOf(context).db, fields, async (trx) => {
    const { before, values, ids } = await saveImported(trx, rows, fields.get("opened"));
    await noteSiteValues(trx);
    const changes = [...before].map(([line, old]) => ({
      label: line === "c5x" ? "Results of class X" : "Results of class XII",
      from: loggedWords({ kind: "results" }, old),
      to: loggedWords({ kind: "results" }, values.get(line as "c5x") ?? old),
    }));
    const event = { who, verb: "imported board results" as const, subject: "Section C", changes };
    await recordEvent(context, event, trx);
    return {
      location: "/dashboard/appendix-ix#c",
      message: t("{count, plural, one {# row of results saved} other {# rows of results saved}}", {
        count: rows.length,
      }),
      undo: await offerUndo(trx, { type: "board results", ids }),
      links: [{ label: t("See it on the site"), to: "/mandatory-public-disclosure#section-c" }],
    };
  });
  return redirectWithMessage(request, context, answer);
}

export const meta = titled(msg("Board results from a file"));

export default function ImportResults() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const problem = answer && "errors" in answer ? answer : undefined;
  const shown = answer && "preview" in answer ? answer.preview : undefined;
  return (
    <>
      <h1>{t("Board results from a file")}</h1>
      {shown ? <ImportPreview {...shown} token={token} /> : <FileForm problem={problem} />}
    </>
  );
}

const path = "/dashboard/appendix-ix/results";

/** Results by row, and the button that saves them. */
function ImportPreview({ rowResults, rows, opened, count, token }: Preview & { token: string }) {
  return (
    <RowResults results={rowResults} back={path}>
      {count === 0 ? null : (
        <PostForm
          token={token}
          submit={t("{count, plural, one {Save # row} other {Save # rows}}", { count })}
          aside={
            <Link to={path} reloadDocument>
              {t("Choose another file")}
            </Link>
          }
        >
          <input type="hidden" name="rows" value={rows} />
          <input type="hidden" name="opened" value={opened} />
        </PostForm>
      )}
    </RowResults>
  );
}

function FileForm({
  problem,
}: {
  problem: { errors: FieldErrors; typed: Record<string, string> } | undefined;
}) {
  const state = problem ?? {};
  return (
    <>
      <p className="lead">
        {t(
          "A table with a row for each class and year, or CBSE's own list of candidates. You see what would change before anything is saved.",
        )}
      </p>
      <p>
        <a className="tap underline" href="/dashboard/appendix-ix/results.csv" download>
          {t("A table to fill in (CSV, for Excel and Google Sheets)")}
        </a>
      </p>
      <PostForm
        upload
        errors={problem?.errors}
        problem={t(failure)}
        submit={t("Show what would change")}
        aside={<Link to="/dashboard/appendix-ix#c">{t("Cancel")}</Link>}
      >
        <ResultsFileInputs
          hint={t(
            "Excel (.xlsx), CSV, or the TXT of CBSE's result. Of CBSE's list only the numbers are taken; no name is kept.",
          )}
          yearLength={4}
          state={state}
        />
      </PostForm>
    </>
  );
}
