import { type Message, msg } from "#message";
import { onPage } from "~/capabilities/translations/on-page.server";
import { inEnglish } from "~/capabilities/translations/translated";
import { day, parserOf, text } from "~/forms/fields.server";
import { recordsOf } from "~/records/records.server";
import type { Database } from "~db/connection.server";
import { isSampleDocument } from "~db/starter-marks";
import { disclosureDocument } from "./document-fields";
import { documentPages } from "./document-pages";
import type { PresentFileFacts } from "./present-file";
import { standardDocuments } from "./standard-documents";

export const disclosures = recordsOf(disclosureDocument, ["url", "bytes", "original_name"]);

export type Disclosure = Awaited<ReturnType<typeof disclosures.list>>[number];

const maxDocuments = 500;

export type ListedDisclosure = Disclosure & { isSample: boolean };

export async function listDisclosures(db: Database): Promise<ListedDisclosure[]> {
  const rows = await disclosures.listOnSite(db, { limit: maxDocuments }, { page: "" });
  return rows.map((row) => ({ ...row, isSample: isSampleDocument(row.url) }));
}

/** Names of standard documents that are not in a list. @param lines of Appendix IX that are not published */
export const missingDocuments = (listed: readonly Disclosure[], lines: readonly string[]): Message[] =>
  standardDocuments
    .filter(({ line }) => lines.includes(line))
    .filter(({ line, fits }) => !listed.some((row) => row.line === line || fits.test(inEnglish(row).name)))
    .map(({ name }) => name);

/** Documents of another page, after disclosures about the same topic. @param names of these, in lower case */
export async function listPageDocuments(db: Database, page: string, names: readonly string[] = []) {
  const all = await disclosures.listOnSite(db, { limit: maxDocuments });
  const isNamed = (document: Disclosure) =>
    document.page === "" && names.includes(inEnglish(document).name.normalize("NFC").trim().toLowerCase());
  return [...all.filter(isNamed), ...all.filter((document) => document.page === page)].map(
    ({ id, name, url, bytes }) => ({ id, name, url, bytes }),
  );
}

/** Returns documents that end by a day, first to end first, without those of Appendix IX (see its report). */
export async function listEndingDisclosures(db: Database, until: string, limit: number) {
  const rows = await db
    .selectFrom("disclosures")
    .select(["id", "name", "valid_from", "valid_until"])
    .where("deleted_at", "is", null)
    .where("valid_until", "<=", until)
    .where("line", "=", "")
    .orderBy("valid_until")
    .orderBy("id")
    .limit(limit)
    .execute();
  return onPage(db, disclosureDocument, rows);
}

/** Finds a public document by its present or a former URL; `url` is the present one. */
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

const dayOrNone = (label: Message) =>
  text(label, 10)
    .transform((value) => value || null)
    .pipe(day(msg("Enter the date, such as 2026-04-01, or leave it empty")).nullable());

const { fields } = disclosureDocument;

/** Requires name and file (specification section 3). The PDF is checked separately. */
export const parseDisclosure = parserOf(fields, {
  fields: ({ page }) => ({
    page: page.refine((value) => documentPages.some((one) => one.value === value), msg("Choose a page")),
    valid_from: dayOrNone(fields.valid_from.label),
    valid_until: dayOrNone(fields.valid_until.label),
    issued_on: dayOrNone(fields.issued_on.label),
  }),
  whole: (form) =>
    form.refine(({ valid_from, valid_until }) => !valid_from || !valid_until || valid_until >= valid_from, {
      path: ["valid_until"],
      message: msg("Enter a day that is not before “Valid from”"),
    }),
});

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
