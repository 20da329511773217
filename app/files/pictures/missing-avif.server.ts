import type Sqlite from "better-sqlite3";
import { pictureFiles } from "./pictures.server";

export function picturesWithoutAvif(sqlite: Sqlite.Database, isThere: (name: string) => boolean): number[] {
  const rows = sqlite
    .prepare<[], { id: number; stem: string }>("select id, stem from pictures where avif = 1")
    .all();
  return rows
    .filter(({ stem }) => pictureFiles(stem).some((name) => name.endsWith(".avif") && !isThere(name)))
    .map(({ id }) => id);
}

/** Queues pictures for new AVIF renditions; pages use others meanwhile. */
export function makeAvifAgain(sqlite: Sqlite.Database, pictures: number[]): void {
  const mark = sqlite.prepare("update pictures set avif = 0 where id = ?");
  const add = sqlite.prepare(
    `insert into avif_jobs (picture_id, next_attempt_at) values (?, ?)
     on conflict (picture_id) do update set attempts = 0, next_attempt_at = excluded.next_attempt_at`,
  );
  const now = new Date().toISOString();
  sqlite.transaction(() => {
    for (const id of pictures) {
      mark.run(id);
      add.run(id, now);
    }
  })();
}
