import { z } from "zod";
import { type Message, msg } from "#message";
import { inEnglish } from "~/capabilities/translations/translated";
import { recordsOf } from "~/content/records/records.server";
import { checksOf, day, parseFields, text } from "~/forms/fields.server";
import type { Database } from "~db/connection.server";
import { disclosureDocument } from "./document-fields";
import { documentPages } from "./document-pages";
import type { PresentFileFacts } from "./present-file";

/** The public documents, in their order; each with its file at `url`, kept already. */
export const disclosures = recordsOf(disclosureDocument, ["url", "bytes", "original_name"]);

export type Disclosure = Awaited<ReturnType<typeof disclosures.list>>[number];

/** More documents than a page has; a bound all the same. */
const most = 500;

/** The documents of the mandatory public disclosure. */
export async function listDisclosures(db: Database): Promise<Disclosure[]> {
  return disclosures.listOnSite(db, { limit: most }, { page: "" });
}

/**
 * The documents of another page, and before them those of the mandatory public disclosure that tell of the same.
 * @param page its address
 * @param names of those others, in small letters
 */
export async function listDocumentsOf(db: Database, page: string, names: readonly string[] = []) {
  const all = await disclosures.listOnSite(db, { limit: most });
  const isNamed = (document: Disclosure) =>
    document.page === "" && names.includes(inEnglish(document).name.normalize("NFC").trim().toLowerCase());
  return [...all.filter(isNamed), ...all.filter((document) => document.page === page)].map(
    ({ id, name, url, bytes }) => ({ id, name, url, bytes }),
  );
}

/**
 * The documents that end on a day or before, the first to end first. Those of Appendix IX are not among them: its report tells of
 * them (app/content/disclosures/report).
 * @param until a day
 */
export async function listEndingDisclosures(db: Database, until: string, limit: number) {
  return db
    .selectFrom("disclosures")
    .select(["id", "name", "valid_from", "valid_until"])
    .where("deleted_at", "is", null)
    .where("valid_until", "<=", until)
    .where("line", "=", "")
    .orderBy("valid_until")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The public document that has an address of ours, or had it before its file was replaced; `url` is where it is now. */
export async function findDocumentAt(db: Database, address: string) {
  return db
    .selectFrom("disclosures")
    .select(["name", "url"])
    .where("deleted_at", "is", null)
    .where((where) =>
      where.or([
        where("url", "=", address),
        where(
          "id",
          "in",
          where.selectFrom("document_addresses").select("disclosure_id").where("url", "=", address),
        ),
      ]),
    )
    .executeTakeFirst();
}

/** A day that may be left empty. */
const dayOrNone = (label: Message) =>
  text(label, 10)
    .transform((value) => value || null)
    .pipe(day(msg("Enter the date, such as 2026-04-01, or leave it empty")).nullable());

const { fields } = disclosureDocument;

const checks = checksOf(fields);

const schema = z
  .object({
    ...checks,
    page: checks.page.refine(
      (page) => documentPages.some(({ value }) => value === page),
      msg("Choose a page"),
    ),
    valid_from: dayOrNone(fields.valid_from.label),
    valid_until: dayOrNone(fields.valid_until.label),
    issued_on: dayOrNone(fields.issued_on.label),
  })
  .superRefine(({ valid_from, valid_until }, { addIssue }) => {
    if (valid_from && valid_until && valid_until < valid_from) {
      addIssue({
        code: "custom",
        path: ["valid_until"],
        message: msg("Enter a day that is not before “Valid from”"),
      });
    }
  });

/**
 * A document has a name and a file (specification section 3), and may say for which line of Appendix IX it is, who issued it and
 * when it is valid; the PDF is looked at on its own.
 */
export function parseDisclosure(form: URLSearchParams) {
  return parseFields(schema, form);
}

/** The file that a document has now; null if there is no such document. */
export async function findPresentFile(db: Database, id: number): Promise<PresentFileFacts | null> {
  const record = await disclosures.find(db, id);
  if (!record) return null;
  const { url, bytes, original_name, updated_at } = record;
  const check = await db
    .selectFrom("document_checks")
    .select("pages")
    .where("disclosure_id", "=", id)
    .where("url", "=", url)
    .executeTakeFirst();
  return { url, bytes, original_name, updated_at, pages: check?.pages ?? null };
}
