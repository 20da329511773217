import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import { missingOfSome } from "~/capabilities/consents/at-adding.server";
import { isEditedList } from "~/capabilities/imports/edited-list.server";
import { type ListImport, RowsPresentError } from "~/capabilities/imports/list-import";
import { type ImportPlan, type Lacking, lackable } from "~/capabilities/imports/plan";
import { parseRows } from "~/capabilities/imports/plan.server";
import type { ReadRow, ReadTable } from "~/capabilities/imports/read-rows";
import { RowFileRefusedError, withRowFiles } from "~/capabilities/imports/row-files.server";
import {
  importedFileLimits,
  maxFiles,
  readStaged,
  receiveStagedTable,
  removeStaged,
  type StagedFile,
  stageFiles,
  stageTable,
} from "~/capabilities/imports/staged-files.server";
import type { ReceivedFile } from "~/files/upload/intake.server";
import type { MultipartBody } from "~/files/upload/multipart.server";
import { FieldRefusedError } from "~/forms/field-refused";
import { type FieldErrors, invalid, type Typed } from "~/forms/fields.server";
import { type Answer, issueToken, runOnce } from "~/forms/one-time.server";
import { readFilesForm } from "~/http/files-form.server";
import { redirectWithMessage } from "~/http/flash.server";
import { requireStaff } from "~/http/require-staff.server";
import { unsaved } from "~/http/save-form.server";
import { servicesOf } from "~/services/services.server";
import {
  readPasted,
  readTableFile,
  TableFileError,
  tableLimits,
  tableTooLarge,
  toPastedText,
} from "~/spreadsheets/read-table.server";
import { offerUndo } from "~/undo/undo.server";

/** Characters of a table that the preview carries, so that it can be changed. */
const maxCarried = 60_000;

/** Lists what the rows lack, or lacked when they were sent before. */
function listAsked(fields: URLSearchParams, read: readonly ReadRow[]): Lacking[] {
  const before = (fields.get("asked") ?? "").split(",");
  return lackable.filter((name) => before.includes(name) || read.some(({ lacks }) => lacks?.includes(name)));
}

interface Sent {
  fields: URLSearchParams;
  staged: StagedFile[];
  added: number;
  problems: string[];
}

const isTable = ({ field }: ReceivedFile) => field === "file";

/** Loader and action of the page that adds many records: a preview first, then all rows or none. */
export function importPage(list: ListImport) {
  const { kind, files, role = "editor" } = list;
  const hasOwnRows = files !== undefined && files.type !== "picture";
  return {
    async loader({ request, context }: LoaderFunctionArgs) {
      const staff = await requireStaff(request, context, role);
      const columns = list.columns().map(({ label }) => label);
      return { token: issueToken(servicesOf(context).db, staff.id), needs: list.needs(), columns };
    },

    async action({ request, context }: ActionFunctionArgs) {
      const staff = await requireStaff(request, context, role);
      const body = await readFilesForm(request, context, {
        limits: { file: tableLimits, ...(files && { files: importedFileLimits(files.type) }) },
        tooLarge: tableTooLarge(),
      });
      const { fields } = body;
      const typed = () => Object.fromEntries(fields) as Typed;
      let staged: StagedFile[] = [];
      let problems: string[] = [];
      const refused = (errors: FieldErrors, status?: number) =>
        invalid({ errors, typed: typed(), staged, problems }, status);
      try {
        const sent = await takeFiles(context, body);
        ({ staged, problems } = sent);
        if (fields.has("change")) {
          fields.delete("table");
          return { staged: sent.staged, typed: typed() };
        }
        if (fields.has("add") && (await isClear(context, sent))) {
          try {
            const answer = await save(context, staff.username, sent);
            return await redirectWithMessage(request, context, answer);
          } catch (error) {
            if (error instanceof FieldRefusedError) {
              const errors: FieldErrors = { [error.field]: error.message };
              return data({ ...(await preview(context, undefined, sent)), errors, typed: typed() }, 422);
            }
            if (!(error instanceof RowFileRefusedError)) throw error;
            sent.problems.push(error.message);
            sent.staged = sent.staged.filter(({ id }) => id !== error.id);
          }
        }
        return { ...(await preview(context, body.files.find(isTable), sent)), typed: typed() };
      } catch (error) {
        if (error instanceof TableFileError)
          return refused({ [body.files.some(isTable) ? "file" : "pasted"]: error.message });
        if (error instanceof RowsPresentError) {
          const message = t(
            "Another person has added some of these, so yours were not saved. Send the list again.",
          );
          return invalid({ errors: { "": message } as FieldErrors, typed: {} as Typed }, 409);
        }
        return unsaved(context, error, fields, t("The list could not be saved. Please try again."));
      } finally {
        await body.discard();
      }
    },
  };

  async function takeFiles(context: AppLoadContext, { fields, files: sent, surplus }: MultipartBody) {
    const services = servicesOf(context);
    if (!files) return { fields, staged: [], added: 0, problems: [] };
    const before = fields.get("staged") ?? "[]";
    const present = await readStaged(services, files.type, before);
    const { staged, problems } = await stageFiles(
      services,
      files.type,
      sent.filter((file) => !isTable(file)),
      present,
    );
    const left = surplus.map((file) => t("{file}: more than {most} at once.", { file, most: maxFiles }));
    return {
      fields,
      staged: [...present, ...staged],
      added: staged.length,
      problems: [...problems, ...left],
    };
  }

  /** True if the user has seen all, or each new picture has its row. */
  async function isClear(context: AppLoadContext, { fields, staged, added, problems }: Sent) {
    if (added > 0 && (problems.length > 0 || hasOwnRows || !files)) return false;
    if (added === 0 && files?.type !== "certificate") return true;
    const { choices, isOpen = false } = await list.plan(servicesOf(context).db, {
      read: readConfirmed(fields),
      staged,
      fields,
      isConfirmed: true,
    });
    return choices.length === 0 && !isOpen;
  }

  /** @throws TableFileError if the rows were manipulated */
  function readConfirmed(fields: URLSearchParams): ReadRow[] {
    const rows = parseRows(list, fields.get("rows"));
    if (!rows) throw new TableFileError(t("Send the list once more."));
    return rows.map((row, index) => ({
      at: t(/* Of a table. */ "Row {number}", { number: index + 1 }),
      row,
    }));
  }

  async function readSent(
    context: AppLoadContext,
    file: ReceivedFile | undefined,
    { fields, staged, problems }: Sent,
  ): Promise<ReadTable> {
    const services = servicesOf(context);
    const pasted = fields.get("pasted") ?? "";
    const before = file ? undefined : await receiveStagedTable(services, fields.get("table"));
    if (file || before) {
      const source = await readTableFile(file ?? (before as ReceivedFile));
      if (file) fields.set("table", await stageTable(services, file));
      const text = toPastedText(source);
      fields.set("pasted", text.length > maxCarried ? "" : text);
      return list.read(source, fields);
    }
    if (pasted.trim() !== "") return list.read(readPasted(pasted), fields);
    if (fields.get("rows")) return { rows: readConfirmed(fields), questions: [] };
    if (hasOwnRows && staged.length > 0) return { rows: [], questions: [] };
    const nothingSent = hasOwnRows ? t("Choose the PDF files") : t("Paste the rows, or choose a file");
    throw new TableFileError(problems.join(" ") || nothingSent);
  }

  async function preview(context: AppLoadContext, file: ReceivedFile | undefined, sent: Sent) {
    const { fields, staged, problems } = sent;
    const { rows: read, account, questions } = await readSent(context, file, sent);
    const plan = await list.plan(servicesOf(context).db, { read, staged, fields });
    const { rowResults, rows, tableRows, choices, options, asksConsent = false } = plan;
    const canDelete = rowResults.some(({ result }) => result === "missing");
    const isEmpty = rows.length === 0 && tableRows.length === 0 && !hasOwnRows && !canDelete;
    return {
      rowResults,
      choices,
      options,
      asksConsent,
      asked: listAsked(fields, read),
      account,
      questions,
      problems,
      rows: isEmpty ? "" : JSON.stringify(tableRows),
      staged,
      count: rows.length,
      isEdited: isEditedList(read),
    };
  }

  async function save(context: AppLoadContext, who: string, { fields, staged }: Sent): Promise<Answer> {
    const services = servicesOf(context);
    const read = readConfirmed(fields);
    const plan = await list.plan(services.db, { read, staged, fields, isConfirmed: true });
    const { rows, asksConsent, deletes = [] } = plan;
    if (asksConsent && !fields.has("consent_missing"))
      throw new FieldRefusedError("consent_missing", missingOfSome);
    const added = rows.filter(({ change }) => !change);
    const answer = await withRowFiles(
      services,
      added.length > 0 ? files : undefined,
      added,
      (fileColumns, noted) =>
        runOnce(services.db, fields, async (trx) => {
          if (rows.length + deletes.length === 0) throw new TableFileError(t("Send the list once more."));
          const { event, undo } = await list.save(trx, rows, {
            who,
            fileColumns: await fileColumns(trx),
            deletes,
          });
          await recordEvent(context, { who, ...event }, trx);
          noted();
          return {
            location: kind.pages.list,
            message: describeSaved(plan),
            undo: await offerUndo(trx, undo),
            links: kind.page ? [{ label: t("See it on the site"), to: kind.page }] : [],
          };
        }),
    );
    await removeStaged(services, staged);
    return answer;
  }

  function describeSaved({ rows, rowResults, deletes = [] }: ImportPlan): string {
    const changed = rows.filter(({ change }) => change).length;
    if (changed + deletes.length > 0)
      return t("Saved: {added} added, {changed} changed, {deleted} deleted.", {
        added: rows.length - changed,
        changed,
        deleted: deletes.length,
      });
    const results = t(kind.names.count, { count: rows.length });
    const replaced = rowResults.filter(({ result }) => result === "replace").length;
    if (replaced > 0)
      return t(
        /* {results} is such as “12 results”. */ "{results} saved. {replaced, plural, one {# replaces an earlier one} other {# replace earlier ones}}.",
        { results, replaced },
      );
    const lacking = rows.filter(({ file }) => !file).length;
    if (!files || lacking === 0)
      return t(/* {results} is such as “12 results”. */ "{results} added", { results });
    return t(
      /* {results} is such as “12 results”; {count} of them have no photo. */ "{results} added. {count, plural, one {# has} other {# have}} no photo: add it with Edit.",
      { results, count: lacking },
    );
  }
}
