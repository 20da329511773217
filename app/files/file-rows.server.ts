import type { Database } from "~db/connection.server";
import { documentNameOf, documentUrl } from "./document-url";
import { type FileKind, type StoredFile, stemOf } from "./kept-names";

/**
 * Which uploaded files the rows name, those of records in the trash too. Rows come and go with their files everywhere
 * else; here the two are compared.
 */

/** Which of these kept files a row names: one indexed look-up for all of them, so not too many at once. */
export async function findNamed(db: Database, kind: FileKind, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  if (kind === "pictures") {
    const stems = await stemsAmong(db, [...new Set(names.map(stemOf))]);
    return new Set(names.filter((name) => stems.has(stemOf(name))));
  }
  if (kind === "resumes") {
    const rows = await db.selectFrom("resumes").select("file_name").where("file_name", "in", names).execute();
    return new Set(rows.map((row) => row.file_name));
  }
  const rows = await db
    .selectFrom("disclosures")
    .select("url")
    .where("url", "in", names.map(documentUrl))
    .execute();
  return new Set(rows.flatMap(({ url }) => documentNameOf(url) ?? []));
}

async function stemsAmong(db: Database, stems: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom("pictures").select("stem").where("stem", "in", stems).execute();
  return new Set(rows.map((row) => row.stem));
}

/** One file for each of the newest rows that name any, at most `limit` of each kind. */
export async function listNamed(db: Database, limit: number): Promise<StoredFile[]> {
  const pictures = await db
    .selectFrom("pictures")
    .select("stem")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const resumes = await db
    .selectFrom("resumes")
    .select("file_name")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const documents = await db
    .selectFrom("disclosures")
    .select("url")
    .where("url", "like", documentUrl("%"))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return [
    ...pictures.map(({ stem }) => ({ kind: "pictures" as const, name: `${stem}-480.webp` })),
    ...resumes.map(({ file_name }) => ({ kind: "resumes" as const, name: file_name })),
    ...documents.flatMap(({ url }) => {
      const name = documentNameOf(url);
      return name === undefined ? [] : [{ kind: "documents" as const, name }];
    }),
  ];
}
