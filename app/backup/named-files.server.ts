import type Sqlite from "better-sqlite3";
import { documentNameOf } from "~/files/document-url";
import type { StoredFile } from "~/files/kept-names";
import { pictureFiles } from "~/files/pictures.server";

interface NamedFile extends StoredFile {
  /** The row is broken without it. AVIF renditions are not: they can be made again. */
  required: boolean;
}

/** The uploaded files that the rows of a database name. */
export function* namedFiles(sqlite: Sqlite.Database): Generator<NamedFile> {
  const column = (query: string) => sqlite.prepare<[], string>(query).pluck().all();
  for (const stem of column("select stem from pictures order by id")) {
    for (const name of pictureFiles(stem)) {
      yield { kind: "pictures", name, required: name.endsWith(".webp") };
    }
  }
  for (const name of column("select file_name from resumes order by id")) {
    yield { kind: "resumes", name, required: true };
  }
  const documents = new Set(column("select url from disclosures order by id").map(documentNameOf));
  for (const name of documents) {
    if (name !== undefined) yield { kind: "documents", name, required: true };
  }
}
