import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import type { Importer } from "~/capabilities/imports/importer";
import { addRows, parseRows, planImport, RowsPresentError } from "~/capabilities/imports/plan.server";
import { readRows } from "~/capabilities/imports/read-rows";
import { offerUndo } from "~/capabilities/undo/undo.server";
import type { MultipartBody } from "~/files/multipart.server";
import { type FieldErrors, invalid, type Typed } from "~/forms/fields.server";
import { type Answer, issueToken, runOnce } from "~/forms/one-time.server";
import { readFilesForm } from "~/http/files-form.server";
import { redirectWithMessage } from "~/http/flash.server";
import { requireStaff } from "~/http/require-staff.server";
import { unsaved } from "~/http/staff-form.server";
import { servicesOf } from "~/services/services.server";
import { parseCsv, TableFileError } from "~/spreadsheets/read-csv";
import { readTable, tableLimits, tableTooLarge } from "~/spreadsheets/read-table.server";

/** Loader and action of the page that adds many records: a preview first, then all rows or none. */
export function importPage<Column extends string>(columns: Importer<Column>) {
  const importer = columns as unknown as Importer;
  const { kind } = importer;
  return {
    async loader({ request, context }: LoaderFunctionArgs) {
      const staff = await requireStaff(request, context, "editor");
      return { token: issueToken(servicesOf(context).db, staff.id) };
    },

    async action({ request, context }: ActionFunctionArgs) {
      const staff = await requireStaff(request, context, "editor");
      const body = await readFilesForm(request, context, {
        limits: { file: tableLimits },
        tooLarge: tableTooLarge(),
      });
      const typed = Object.fromEntries(body.fields) as Typed;
      const refused = (errors: FieldErrors, status?: number) => invalid({ errors, typed }, status);
      try {
        if (body.fields.has("rows"))
          return await redirectWithMessage(request, context, await save(context, staff.username, body));
        return { ...(await preview(context, body)), typed };
      } catch (error) {
        if (error instanceof TableFileError)
          return refused({ [body.files.length > 0 ? "file" : "pasted"]: error.message });
        if (error instanceof RowsPresentError) {
          const message = t(
            "Another person has added some of these, so yours were not saved. Send the list again.",
          );
          return invalid({ errors: { "": message } as FieldErrors, typed: {} as Typed }, 409);
        }
        return unsaved(context, error, body.fields, t("The list could not be saved. Please try again."));
      } finally {
        await body.discard();
      }
    },
  };

  async function preview(context: AppLoadContext, { fields, files: [file] }: MultipartBody) {
    const pasted = fields.get("pasted") ?? "";
    if (!file && pasted.trim() === "") throw new TableFileError(t("Paste the rows, or choose a file"));
    const table = file ? await readTable(file) : { rows: parseCsv(pasted) };
    const read = readRows(importer, table, fields);
    const { rowResults, rows } = await planImport(servicesOf(context).db, importer, read);
    return { rowResults, rows: rows.length > 0 ? JSON.stringify(rows) : "", count: rows.length };
  }

  async function save(context: AppLoadContext, who: string, { fields }: MultipartBody): Promise<Answer> {
    const rows = parseRows(importer, fields.get("rows"));
    if (!rows) throw new TableFileError(t("Send the list once more."));
    return runOnce(servicesOf(context).db, fields, async (trx) => {
      const at = await addRows(trx, importer, rows);
      const event = { who, verb: "added from a file" as const, kind: kind.key, count: rows.length };
      await recordEvent(context, event, trx);
      return {
        location: kind.pages.list,
        message: t("{count, plural, one {# entry added} other {# entries added}}", { count: rows.length }),
        undo: await offerUndo(trx, { type: "import", kind: kind.key, at }),
        links: kind.page ? [{ label: t("See it on the site"), to: kind.page }] : [],
      };
    });
  }
}
