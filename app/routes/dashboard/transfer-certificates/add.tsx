import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { type Message, msg } from "#message";
import { t } from "#say";
import { readStaged } from "~/capabilities/imports/staged-files.server";
import { getAddTitle } from "~/content/records/kind";
import type { ProofHandle } from "~/content/staff/proof/require-proof.server";
import { FileResultTable } from "~/content/transfer-certificates/fate-table";
import { maxCertificateBytes, maxCertificates } from "~/content/transfer-certificates/limits";
import { listHead } from "~/content/transfer-certificates/list-file";
import { namingExample } from "~/content/transfer-certificates/named-file";
import { type FileResult, takeCertificates } from "~/content/transfer-certificates/take.server";
import { transferCertificate as kind } from "~/content/transfer-certificates/transfer-certificate";
import type { ReceivedFile } from "~/files/intake.server";
import { type FieldErrors, invalid, type Typed } from "~/forms/fields.server";
import { readFilesForm } from "~/http/files-form.server";
import { redirectWithMessage } from "~/http/flash.server";
import { requireStaff } from "~/http/require-staff.server";
import { unsaved } from "~/http/staff-form.server";
import { servicesOf } from "~/services/services.server";
import { parseCsv, TableFileError } from "~/spreadsheets/read-csv";
import { readTable, tableLimits } from "~/spreadsheets/read-table.server";
import { TextArea, TextField } from "~/ui/form/fields";
import { documentOrPhoto } from "~/ui/form/photo-field";
import { PostForm } from "~/ui/form/post-form";
import { pageMeta } from "~/ui/page/page-meta";

export const handle: ProofHandle = { proof: "none" };

const failure: Message = msg("The certificates could not be saved. Please try again.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "office");
  return { most: maxCertificates, head: listHead.join(", "), example: namingExample };
}

const limits = {
  certificates: { maxBytes: maxCertificateBytes, maxCount: maxCertificates },
  list: tableLimits,
};

const refused = (errors: FieldErrors, report: FileResult[] = []) =>
  invalid({ errors, typed: {} as Typed, report });

/** Stores all valid files, and lists results by file if some are refused. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { username } = await requireStaff(request, context, "office");
  const body = await readFilesForm(request, context, {
    limits,
    tooLarge: t("That is more than this form takes. Please send fewer files at once."),
  });
  const list: ReceivedFile | undefined = body.files.find(({ field }) => field === "list");
  const pasted = body.fields.get("pasted") ?? "";
  try {
    const services = servicesOf(context);
    const staged = await readStaged(services, "document", body.fields.get("staged") ?? "[]");
    const typed = staged.map((file) => ({
      ...file,
      number: body.fields.get(`number-${file.id}`) ?? "",
      born: body.fields.get(`born-${file.id}`) ?? "",
    }));
    // A browser can send a file again that was named on the spot.
    const isNamed = (file: ReceivedFile) =>
      typed.some(({ name, number }) => name === pdfNameOf(file) && number !== "");
    const sent = body.files.filter(({ field }) => field === "certificates");
    const files = sent.filter((file) => !isNamed(file));
    const named = typed.filter(({ name }) => !files.some((file) => pdfNameOf(file) === name));
    if (files.length + named.length === 0) return refused({ certificates: t("Choose the PDF files") });
    const rows = list ? (await readTable(list)).rows : pasted.trim() ? parseCsv(pasted) : undefined;
    const report = [
      ...(await takeCertificates(context, username, { files, rows, named })),
      ...body.surplus.map((file): FileResult => {
        return {
          file,
          result: "refused",
          words: t("The form takes {most} files at once. Send it next.", { most: maxCertificates }),
        };
      }),
    ];
    const good = report.filter(({ result }) => result !== "refused").length;
    if (good === report.length) {
      const message = t(
        "{count, plural, one {# transfer certificate is on the website} other {# transfer certificates are on the website}}",
        { count: good },
      );
      return redirectWithMessage(request, context, { location: kind.pages.list, message });
    }
    const values = { count: good, all: report.length };
    const told =
      good === 0
        ? t("No file was kept. The list below says why the others are not.")
        : good === 1
          ? t("1 of {all} files is on the website. The list below says why the others are not.", values)
          : t(
              "{count} of {all} files are on the website. The list below says why the others are not.",
              values,
            );
    return refused({ certificates: told }, report);
  } catch (error) {
    if (error instanceof TableFileError)
      return invalid({
        errors: { [list ? "list" : "pasted"]: error.message } as FieldErrors,
        typed: { pasted },
        report: [],
      });
    return unsaved(context, error, body.fields, t(failure));
  } finally {
    await body.discard();
  }
}

const pdfNameOf = ({ originalName }: ReceivedFile) => originalName.replace(/\.(?:jpe?g|png|webp)$/i, ".pdf");

const formId = "certificates-form";

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, getAddTitle(kind));

export default function AddTransferCertificates() {
  const { most, head, example } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const state = problem ?? {};
  const report: FileResult[] = problem && "report" in problem ? problem.report : [];
  const staged = report.flatMap((entry) => entry.staged ?? []);
  return (
    <>
      <h1>{getAddTitle(kind)}</h1>
      <p className="lead">
        {t(
          "Parents find a certificate by its number and the date of birth. The file names, or a list that you add, must contain both.",
        )}
      </p>
      <PostForm
        upload
        errors={problem?.errors}
        problem={report.length > 0 ? t("Not every file was kept") : t(failure)}
        below={<FileResultTable report={report} form={formId} />}
        id={formId}
        submit={t("Add certificates")}
        aside={<Link to={kind.pages.list}>{t("Cancel")}</Link>}
      >
        {staged.length > 0 ? <input type="hidden" name="staged" value={JSON.stringify(staged)} /> : null}
        <TextField
          // Emptied after each answer, so that no file is sent twice.
          key={JSON.stringify(report)}
          name="certificates"
          label={t("Certificates")}
          type="file"
          accept={documentOrPhoto}
          multiple
          hint={t(
            "Up to {most} PDF files, 5 MB each. Without a list, name each file by number and date of birth: {example}",
            { most, example },
          )}
          state={state}
        />
        <TextField
          name="list"
          label={t(/* A file with a list in it. */ "List")}
          type="file"
          accept=".xlsx,.ods,.csv,.txt,text/csv"
          optional
          hint={t(
            "An Excel (.xlsx), LibreOffice (.ods) or CSV file with the columns {head}. Write the day before the month, and the year in four digits. Other columns are not kept.",
            { head },
          )}
          state={state}
        />
        <TextArea
          key={`pasted ${JSON.stringify(report)}`}
          name="pasted"
          label={t("Rows from Excel or Google Sheets")}
          hint={t("The list can also be pasted here, instead of a file.")}
          rows={3}
          optional
          state={state}
        />
      </PostForm>
    </>
  );
}
