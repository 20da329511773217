import type Sqlite from "better-sqlite3";
import { pictureFiles } from "~/files/pictures/pictures.server";
import type { StoredFile } from "~/files/store/stored-names";
import { fileColumns } from "~/records/file-columns";
import { hasTable } from "~db/sqlite-file";

interface NamedFile extends StoredFile {
  required: boolean;
}

export function* namedFiles(sqlite: Sqlite.Database): Generator<NamedFile> {
  const column = (query: string) => sqlite.prepare<[], string>(query).pluck().all();
  const pictures = sqlite.prepare<[], { stem: string; width: number }>(
    "select stem, width from pictures order by id",
  );
  for (const { stem, width } of pictures.all()) {
    for (const name of pictureFiles(stem, width)) {
      yield { kind: "pictures", name, required: name.endsWith(".webp") };
    }
  }
  for (const { folder, table, column: named, nameFor } of fileColumns) {
    if (folder === "pictures" || !hasTable(sqlite, table)) continue;
    for (const name of new Set(column(`select ${named} from ${table} order by id`).map(nameFor))) {
      if (name !== undefined) yield { kind: folder, name, required: true };
    }
  }
}
