import { onPage } from "~/capabilities/translations/on-page.server";
import type { Database } from "~db/connection.server";
import { isSampleDocument } from "~db/starter-marks";
import { disclosure } from "../../../kinds/disclosure";

export interface LineDocument {
  id: number;
  name: string;
  line: string;
  url: string;
  bytes: number;
  number: string;
  issued_by: string;
  issued_on: string | null;
  valid_until: string | null;
  isSample: boolean;
}

const columns = ["name", "line", "url", "bytes", "number", "issued_by", "issued_on", "valid_until"] as const;

export async function listLineDocuments(db: Database): Promise<LineDocument[]> {
  const rows = await db
    .selectFrom("disclosures")
    .select(["id", ...columns])
    .where("deleted_at", "is", null)
    .where("line", "!=", "")
    .orderBy("position")
    .orderBy("id")
    .execute();
  const shown = await onPage(db, disclosure, rows);
  return shown.map((row) => ({ ...row, isSample: isSampleDocument(row.url) }));
}

/** Without URLs of replaced files, which redirect now. @param before ISO time */
export async function listLineDocumentsAt(db: Database, before: string): Promise<LineDocument[]> {
  const rows = await db
    .selectFrom("document_versions")
    .innerJoin("disclosures", "disclosures.id", "document_versions.disclosure_id")
    .select(["disclosures.id", "disclosures.url as present", "disclosures.deleted_at"])
    .select(columns.map((column) => `document_versions.${column}` as const))
    .where("document_versions.id", "in", (where) =>
      where
        .selectFrom("document_versions as newest")
        .select(({ fn }) => fn.max("newest.id").as("id"))
        .where("newest.since", "<", before)
        .groupBy("newest.disclosure_id"),
    )
    .where("document_versions.deleted", "=", 0)
    .where("document_versions.line", "!=", "")
    .orderBy("disclosures.position")
    .orderBy("disclosures.id")
    .execute();
  return rows.map(({ present, deleted_at, ...row }) => ({
    ...row,
    url: present === row.url && deleted_at === null ? row.url : "",
    isSample: isSampleDocument(row.url),
  }));
}
