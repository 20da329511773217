import { msg, t } from "#say";
import { shortDate } from "~/dates/dates";
import type { ScanResult } from "~/files/documents/documents.server";
import { inboundRecords } from "~/records/inbound.server";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import type { FoundBy } from "./named-file";
import { foldNumber } from "./number";

const columns = [
  "id",
  "number",
  "born_on",
  "file_name",
  "file_size",
  "sha256",
  "scan",
  "created_at",
] as const;

const all = (db: Database) => db.selectFrom("transfer_certificates").select(columns);

export const certificates = inboundRecords("transfer_certificates", all, {
  viewed: "looked at certificates",
  factsOf: (row) => ({ line: t("Added on {date}", { date: shortDate(row.created_at) }) }),
  subjectOf: (row) => row.number,
  consequence: msg(
    "The file is erased at once and cannot be restored. Nobody finds it on the website any more.",
  ),
  consequenceOfMany: msg("What you chose is erased at once, with its files, and cannot be restored."),
});

export interface KeptCertificate extends FoundBy {
  file_name: string;
  file_size: number;
  sha256: string;
  scan: ScanResult;
}

/** @returns the present one with the same number and date; undefined if added */
export async function addCertificate(trx: Database, { number, bornOn, ...file }: KeptCertificate) {
  const there = await findByNumber(trx, { number, bornOn });
  if (there) return there;
  const created_at = new Date().toISOString();
  const row = { ...file, number, number_folded: foldNumber(number), born_on: bornOn, created_at };
  await trx.insertInto("transfer_certificates").values(row).execute();
}

/** @param number normalized by `foldNumber` */
export async function findByNumber(db: Database, { number, bornOn }: FoundBy) {
  return all(db)
    .where("number_folded", "=", foldNumber(number))
    .where("born_on", "=", bornOn)
    .executeTakeFirst();
}

export async function hasCertificates(db: Database): Promise<boolean> {
  return anyRow(db.selectFrom("transfer_certificates").select("id"));
}

export async function findCertificateByFile(db: Database, fileName: string) {
  return all(db).where("file_name", "=", fileName).executeTakeFirst();
}

/** Does not remove the files. @returns number of deleted certificates */
export async function deleteCertificatesByFile(db: Database, files: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("transfer_certificates")
    .where("file_name", "in", [...files])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function countCertificatesBefore(db: Database, before: string): Promise<number> {
  const { count } = await db
    .selectFrom("transfer_certificates")
    .select((of) => of.fn.countAll<number | string>().as("count"))
    .where("created_at", "<", before)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes rows of at most `limit` certificates added before an ISO time, and returns their files. */
export async function takeCertificatesBefore(db: Database, before: string, limit: number): Promise<string[]> {
  const old = db
    .selectFrom("transfer_certificates")
    .select("id")
    .where("created_at", "<", before)
    .orderBy("id")
    .limit(limit);
  const rows = await db
    .deleteFrom("transfer_certificates")
    .where("id", "in", old)
    .returning("file_name")
    .execute();
  return rows.map((row) => row.file_name);
}
