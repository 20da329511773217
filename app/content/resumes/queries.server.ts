import { msg } from "#message";
import { forgetSubjects } from "~/activity-log/queries.server";
import { shortDate } from "~/dates/dates";
import type { ScanResult } from "~/files/documents/documents.server";
import { visitorLanguage } from "~/languages/current";
import { languageInEnglish } from "~/languages/languages";
import { countSince, exportInbound, inboundCsv, inboundRecords } from "~/records/inbound.server";
import { csvMoment } from "~/spreadsheets/csv";
import { newApplicationNumber } from "~db/application-number";
import type { Database } from "~db/connection.server";
import type { ResumeStatus } from "~db/schema";
import type { ApplicantValues } from "./applicant-form.server";
import { numberWords } from "./application-number";
import { readResumeFilter } from "./filter.server";
import { resumeStatuses } from "./statuses";

export interface ResumeValues {
  original_name: string;
  file_name: string;
  file_type: string;
  file_size: number;
  scan: ScanResult;
  applicant?: ApplicantValues;
}

export type Resume = NonNullable<Awaited<ReturnType<typeof resumes.find>>>;

const columns = [
  "id",
  "original_name",
  "file_name",
  "file_type",
  "file_size",
  "scan",
  "uploaded_at",
  "received_at",
  "erase_on",
  "name",
  "phone",
  "email",
  "post",
  "number",
  "status",
  "note",
  "language",
] as const;

/** @param at ISO time of sending; retention counts from now @returns ID and application number */
export async function createResume(
  db: Database,
  { applicant, ...values }: ResumeValues,
  at?: string,
): Promise<{ id: number; number: string }> {
  const now = new Date().toISOString();
  const number = await freeNumber(db);
  const { id } = await db
    .insertInto("resumes")
    .values({
      ...values,
      ...applicant,
      language: visitorLanguage(),
      number,
      uploaded_at: at ?? now,
      received_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, number };
}

async function freeNumber(db: Database): Promise<string> {
  for (;;) {
    const number = newApplicationNumber();
    const taken = await db.selectFrom("resumes").select("id").where("number", "=", number).executeTakeFirst();
    if (!taken) return number;
  }
}

const selectResumes = (db: Database) => db.selectFrom("resumes").select(columns);

export const resumes = {
  ...inboundRecords("resumes", selectResumes, {
    viewed: "looked at resumes",
    countNew: countSince("looked at resumes", "resumes.received_at"),
    subjectOf: (row) => `sent on ${shortDate(row.uploaded_at)}`,
    consequence: msg("The file is erased at once and cannot be restored."),
    consequenceOfMany: msg("What you chose is erased at once, with its files, and cannot be restored."),
    deleted: msg("Resume deleted successfully"),
    csv: inboundCsv({
      name: "resumes.csv",
      verb: "downloaded resumes",
      async *pages(db, request) {
        yield* exportInbound(selectResumes(db), (await readResumeFilter(request, db)).filter);
      },
      columns: {
        sent: (row) => csvMoment(row.uploaded_at),
        number: (row) => numberWords(row.number ?? ""),
        name: (row) => row.name,
        phone: (row) => row.phone,
        "e-mail": (row) => row.email,
        post: (row) => row.post,
        status: (row) => resumeStatuses[row.status].label,
        note: (row) => row.note,
        file: (row) => row.original_name,
        language: (row) => languageInEnglish(row.language),
      },
    }),
  }),
  erase: eraseResume,
};

export async function findApplication(db: Database, number: string) {
  return db
    .selectFrom("resumes")
    .select(["phone", "post", "status", "uploaded_at"])
    .where("number", "=", number)
    .executeTakeFirst();
}

export async function updateApplication(
  db: Database,
  id: number,
  values: { status?: ResumeStatus; note?: string },
): Promise<void> {
  await db.updateTable("resumes").set(values).where("id", "=", id).execute();
}

export async function findResumeByFile(db: Database, fileName: string) {
  return selectResumes(db).where("file_name", "=", fileName).executeTakeFirst();
}

/** Erases its name in the activity log too. */
async function eraseResume(db: Database, id: number): Promise<void> {
  const row = await db
    .deleteFrom("resumes")
    .where("id", "=", id)
    .returning("original_name")
    .executeTakeFirst();
  if (row) await forgetNames(db, [row.original_name]);
}

/** Erases names in the log, often those of people, unless another resume has the same. */
async function forgetNames(db: Database, names: string[]): Promise<void> {
  const kept = await db
    .selectFrom("resumes")
    .select("original_name")
    .where("original_name", "in", names)
    .execute();
  const gone = names.filter((name) => !kept.some(({ original_name }) => original_name === name));
  await forgetSubjects(db, "resume", gone);
}

/** Resumes with a date of erasure, first to go first. */
export async function listAnnouncedResumes(db: Database, limit: number) {
  return selectResumes(db)
    .where("erase_on", "is not", null)
    .orderBy("erase_on")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Deletes rows of at most `limit` resumes due by `today` and returns their files: rows first, then files. */
export async function takeDueResumes(db: Database, today: string, limit: number): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const due = trx
      .selectFrom("resumes")
      .select("id")
      .where("erase_on", "<=", today)
      .orderBy("erase_on")
      .orderBy("id")
      .limit(limit);
    const rows = await trx
      .deleteFrom("resumes")
      .where("id", "in", due)
      .returning(["file_name", "original_name"])
      .execute();
    if (rows.length > 0)
      await forgetNames(
        trx,
        rows.map((row) => row.original_name),
      );
    return rows.map((row) => row.file_name);
  });
}
