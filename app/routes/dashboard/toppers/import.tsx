import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { msg } from "#message";
import { t } from "#say";
import { findConsentRule } from "~/capabilities/consents/at-adding.server";
import { topper } from "~/content/toppers/topper";
import { readToppersFile } from "~/content/toppers/toppers-file";
import { planToppers, ToppersThereError } from "~/content/toppers/toppers-import.server";
import type { MultipartBody } from "~/files/multipart.server";
import { maxPictureBytes } from "~/files/picture-check.server";
import { maxPhotos } from "~/files/save-photo.server";
import { FieldRefusedError } from "~/forms/field-refused";
import { type FieldErrors, invalid, type Typed } from "~/forms/fields.server";
import { issueToken } from "~/forms/one-time.server";
import { readFilesForm } from "~/http/files-form.server";
import { redirectWithMessage } from "~/http/flash.server";
import { requireStaff } from "~/http/require-staff.server";
import { unsaved } from "~/http/staff-form.server";
import { servicesOf } from "~/services/services.server";
import { TableFileError } from "~/spreadsheets/read-csv";
import { readTable, tableLimits, tableTooLarge } from "~/spreadsheets/read-table.server";
import { boardStds, examYearIn } from "~/spreadsheets/school-class";
import { titled } from "~/ui/page/page-meta";
import { ImportFileForm, ImportPreview } from "./import-parts";
import { saveImport } from "./save-import.server";

/** Default number of results from CBSE's list. */
const usualBest = 10;
const maxBest = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const { db } = servicesOf(context);
  return { token: issueToken(db, staff.id), rule: await findConsentRule(db, topper), maxPhotos };
}

/** Shows a preview first; its button adds all rows or none. */
export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const body = await readFilesForm(request, context, {
    limits: { file: tableLimits, photo: { maxBytes: maxPictureBytes, maxCount: maxPhotos } },
    tooLarge: tableTooLarge(),
  });
  const typed = Object.fromEntries(body.fields) as Typed;
  const refused = (errors: FieldErrors, status?: number) => invalid({ errors, typed }, status);
  try {
    if (body.fields.has("rows")) {
      return await redirectWithMessage(request, context, await saveImport(context, staff.username, body));
    }
    return await preview(body, context);
  } catch (error) {
    if (error instanceof TableFileError) return refused({ file: error.message });
    if (error instanceof FieldRefusedError) return refused({ [error.field]: error.message });
    if (error instanceof ToppersThereError) {
      const message = t(
        "Another person has added some of these, so yours were not saved. Send the file again.",
      );
      return invalid({ errors: { "": message } as FieldErrors, typed: {} as Typed }, 409);
    }
    return unsaved(context, error, body.fields, t("The results could not be saved. Please try again."));
  } finally {
    await body.discard();
  }
}

async function preview({ fields, files: [file] }: MultipartBody, context: ActionFunctionArgs["context"]) {
  if (!file) throw new TableFileError(t("Choose the file"));
  const best = Math.trunc(Number(fields.get("best"))) || usualBest;
  const read = readToppersFile(await readTable(file), {
    std: boardStds.find((one) => one === fields.get("std")),
    year: examYearIn(fields.get("year") ?? ""),
    best: Math.min(Math.max(1, best), maxBest),
    english: fields.get("english") === "1",
  });
  const { rowResults, rows } = await planToppers(servicesOf(context).db, read);
  return { rowResults, rows: rows.length > 0 ? JSON.stringify(rows) : "" };
}

export const meta = titled(msg("Results from a file"));

export default function ImportToppers() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const problem = answer && "errors" in answer ? answer : undefined;
  const planned = answer && "rowResults" in answer ? answer : undefined;
  const rows = planned?.rows ?? problem?.typed.rows;
  return (
    <>
      <h1>{t("Results from a file")}</h1>
      {rows === undefined ? (
        <ImportFileForm state={problem ?? { typed: { best: String(usualBest) } }} />
      ) : (
        <ImportPreview {...page} rowResults={planned?.rowResults} rows={rows} state={problem ?? {}} />
      )}
    </>
  );
}
