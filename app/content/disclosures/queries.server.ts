import { inEnglish } from "~/capabilities/translations/translated";
import { recordsOf } from "~/content/records/records.server";
import type { Database } from "~db/connection.server";
import { disclosureDocument } from "./document-fields";

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
