import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { namesOfSeveral } from "~/capabilities/activity/several";
import { receiveStaged, type StagedFile, stageFiles } from "~/capabilities/imports/staged-files.server";
import { todayAtSchool } from "~/dates/dates";
import { createScanner, DocumentRefusedError, examinePdf } from "~/files/documents.server";
import type { ReceivedFile } from "~/files/intake.server";
import { withKeptFiles } from "~/files/keep-files";
import { photoToPdf } from "~/files/photo-to-pdf.server";
import { randomStem } from "~/files/store.server";
import { servicesOf } from "~/services/services.server";
import type { CsvRow } from "~/spreadsheets/read-csv";
import { certificateTooLarge } from "./limits";
import { readList } from "./list-file";
import type { FoundBy } from "./named-file";
import { linesWithoutFile, type Plan, planFile, planTyped } from "./plan";
import { addCertificate, type KeptCertificate } from "./queries.server";
import { transferCertificate } from "./transfer-certificate";

export interface FileResult extends Partial<FoundBy> {
  file: string;
  /** `there`: the same file was stored before. */
  result: "kept" | "there" | "refused";
  words: string;
  /** The PDF waits for number and date of birth. */
  staged?: StagedFile;
}

export interface NamedPdf extends StagedFile {
  number: string;
  born: string;
}

interface Looked {
  file: ReceivedFile;
  kept?: KeptCertificate;
  problem?: string;
  staged?: StagedFile;
}

/** Stores all valid ones in one transaction, identical files once. @throws TableFileError, disk errors */
export async function takeCertificates(
  context: AppLoadContext,
  who: string,
  {
    files: received,
    rows,
    named = [],
  }: { files: ReceivedFile[]; rows: readonly CsvRow[] | undefined; named?: NamedPdf[] },
): Promise<FileResult[]> {
  const list = rows ? readList(rows) : [];
  const today = todayAtSchool();
  const looked: Looked[] = [];
  for (const sent of received) looked.push(await lookAtSent(context, sent, list, today));
  for (const { id, name, number, born } of named) {
    const file = await receiveStaged(servicesOf(context), { id, name });
    looked.push(await look(context, file, planTyped(number, born, today), { id, name }));
  }
  const results = await keep(context, who, looked);
  const missing = linesWithoutFile(
    list,
    received.map(({ originalName }) => originalName),
  );
  return [
    ...results,
    ...missing.map(({ file, line }) => ({
      file: file || t("Line {line}", { line }),
      result: "refused" as const,
      words: t("Line {line} of the list names it, and no such file came.", { line }),
    })),
  ];
}

async function lookAtSent(
  context: AppLoadContext,
  sent: ReceivedFile,
  list: ReturnType<typeof readList>,
  today: string,
): Promise<Looked> {
  try {
    const file = await photoToPdf(sent);
    return await look(context, file, planFile(file.originalName, list, today));
  } catch (error) {
    if (error instanceof DocumentRefusedError) return { file: sent, problem: error.message };
    throw error;
  }
}

async function look(
  context: AppLoadContext,
  file: ReceivedFile,
  plan: Plan,
  before?: StagedFile,
): Promise<Looked> {
  if (file.failure) throw file.failure;
  if (file.tooLarge) return { file, problem: t(certificateTooLarge) };
  if ("problem" in plan) {
    if (before) return { file, problem: plan.problem, staged: before };
    const { staged, problems } = await stageFiles(servicesOf(context), "document", [file]);
    const [problem = plan.problem] = problems;
    return { file, problem, ...(staged[0] && { staged: staged[0] }) };
  }
  try {
    const { path, originalName, size: file_size, sha256 } = file;
    const { scan } = await examinePdf(
      path,
      originalName,
      createScanner(servicesOf(context)),
      t("This is not a PDF."),
    );
    return { file, kept: { ...plan, file_name: `${randomStem()}.pdf`, file_size, sha256, scan } };
  } catch (error) {
    if (error instanceof DocumentRefusedError) return { file, problem: error.message };
    throw error;
  }
}

async function keep(context: AppLoadContext, who: string, looked: Looked[]): Promise<FileResult[]> {
  const { db, files } = servicesOf(context);
  const moves = looked.flatMap(({ file, kept }) =>
    kept ? [{ from: file.path, to: files.pathOf("certificates", kept.file_name) }] : [],
  );
  await files.commitFiles(moves);
  const left = new Set(looked.flatMap(({ kept }) => kept?.file_name ?? []));
  const remove = () => files.remove([...left].map((name) => ({ kind: "certificates" as const, name })));
  const { results, named } = await withKeptFiles(remove, async (noted) => {
    const outcome = await db.transaction().execute(async (trx) => {
      const results: FileResult[] = [];
      const named = new Map<string, string>();
      for (const { file, kept, problem = "", staged } of looked) {
        const there = kept && (await addCertificate(trx, kept));
        if (kept && !there) named.set(kept.file_name, kept.number);
        results.push({ ...toFileResult(file, kept, problem, there?.sha256), ...(staged && { staged }) });
      }
      if (named.size > 0) {
        const [kind, count] = [transferCertificate.key, named.size];
        const subject = namesOfSeveral([...named.values()]);
        await recordEvent(context, { who, verb: "added", kind, count, subject }, trx);
      }
      return { results, named };
    });
    noted();
    return outcome;
  });
  for (const name of named.keys()) left.delete(name);
  await remove();
  return results;
}

/** @param there hash of the existing file with the same number and date */
function toFileResult(
  { originalName: file }: ReceivedFile,
  kept: KeptCertificate | undefined,
  problem: string,
  there: string | undefined,
): FileResult {
  if (!kept) return { file, result: "refused", words: problem };
  const { number, bornOn } = kept;
  if (there === undefined) return { file, number, bornOn, result: "kept", words: "" };
  if (there === kept.sha256) return { file, number, bornOn, result: "there", words: "" };
  const words = t(
    "Another file with this number and date of birth is here already. Delete that one first, if this one is right.",
  );
  return { file, number, bornOn, result: "refused", words };
}
