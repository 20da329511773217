import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { subjectsOf } from "~/capabilities/activity/queries.server";
import { allKinds } from "~/content/records/registry";
import { makeAvifAgain } from "~/files/missing-avif.server";
import { pictureFiles } from "~/files/pictures.server";
import { loadSharp } from "~/files/sharp.server";
import { randomStem } from "~/files/store.server";
import type { Erasure } from "./ledger.server";

/**
 * Erases from a restored database what had been erased since the backup was made: the rows with all that hangs on them
 * (search index, tallies, the names of resumes in the activity log), so that the ledger in it is the whole one. All
 * sessions, passkeys and links to set a password end: one that was taken away since then would work again. The files of
 * rows that are gone are the caller's to leave behind.
 * @param folder with `uploads/`, where a grey picture takes the place of an erased one that a record still shows
 * @returns how many records were erased again
 */
export async function eraseAgain(databaseFile: string, folder: string, ledger: Erasure[]): Promise<number> {
  const sqlite = new Sqlite(databaseFile);
  try {
    sqlite.pragma("foreign_keys = ON");
    sqlite.pragma("secure_delete = ON");
    const grey: number[] = [];
    const erased = sqlite.transaction(() => eraseRows(sqlite, ledger, grey))();
    for (const id of grey) await showGrey(sqlite, folder, id);
    // What was erased is not to be found in the file's unused pages either.
    sqlite.exec("vacuum");
    return erased;
  } finally {
    sqlite.close();
  }
}

function eraseRows(sqlite: Sqlite.Database, ledger: Erasure[], grey: number[]): number {
  sqlite.exec("delete from sessions; delete from password_links; delete from passkeys");
  const note = sqlite.prepare(
    `insert into erasures (kind, record_id, came_in_at, erased_at)
     values (@kind, @record_id, @came_in_at, @erased_at) on conflict do nothing`,
  );
  const highest = sqlite.prepare("update sqlite_sequence set seq = max(seq, ?) where name = ?");
  const kinds = ledgeredTables(sqlite);
  let erased = 0;
  // Pictures last: records refer to them.
  for (const erasure of [...ledger].sort((one, other) => order(one) - order(other))) {
    const { kind, record_id, came_in_at } = erasure;
    if (kind.startsWith(hidden)) {
      if (kinds.has(kind.slice(hidden.length))) hideAgain(sqlite, erasure, note);
      continue;
    }
    if (!kinds.has(kind)) continue;
    note.run(erasure);
    // A number that was given once is not given to another record.
    highest.run(record_id, kind);
    const where = `where id = ? and ${kind === "resumes" ? "uploaded_at" : "created_at"} = ?`;
    const row = sqlite.prepare(`select * from ${kind} ${where}`).get(record_id, came_in_at);
    if (!row) continue;
    erased += 1;
    if (kind === "pictures" && isReferredTo(sqlite, record_id)) {
      grey.push(record_id);
      continue;
    }
    sqlite.prepare(`delete from ${kind} ${where}`).run(record_id, came_in_at);
    forgetRecord(sqlite, kind, record_id);
    if (kind === "resumes") forgetName(sqlite, (row as { original_name: string }).original_name);
  }
  return erased;
}

/** Before the table, in the ledger's entry of a record that was taken off the site because somebody asked. */
const hidden = "hidden ";

/** What somebody asked to take down is not on the site again; that they asked is in the inbox, if not who. */
function hideAgain(sqlite: Sqlite.Database, erasure: Erasure, note: Sqlite.Statement): void {
  const table = erasure.kind.slice(hidden.length);
  const kind = allKinds.find((each) => each.table === table)?.key;
  const { changes } = sqlite
    .prepare(`update ${table} set deleted_at = coalesce(deleted_at, ?) where id = ? and created_at = ?`)
    .run(erasure.erased_at, erasure.record_id, erasure.came_in_at);
  if (changes === 0 || !kind) return;
  note.run(erasure);
  sqlite
    .prepare(
      `insert into take_downs (kind, record_id, name, relation, reason, state, created_at)
       select @kind, @record_id, 'Not known', 'other', 'Asked before a backup was restored.', 'hidden', @erased_at
       where not exists (
         select 1 from take_downs where kind = @kind and record_id = @record_id and state = 'hidden')`,
    )
    .run({ kind, record_id: erasure.record_id, erased_at: erasure.erased_at });
}

const order = ({ kind }: Erasure) => (kind === "pictures" ? 1 : 0);

/** Returns the tables whose erasures a trigger records; the ledger's file may name others, of a newer version. */
export function ledgeredTables(sqlite: Sqlite.Database): Set<string> {
  const names = sqlite
    .prepare<[], string>(
      "select tbl_name from sqlite_schema where type = 'trigger' and name like 'erasure_%'",
    )
    .pluck();
  return new Set(names.all());
}

/** Removes the name of an erased record from the activity log. */
function forgetRecord(sqlite: Sqlite.Database, table: string, id: number): void {
  const kind = allKinds.find((each) => each.table === table);
  if (!kind) return;
  sqlite
    .prepare("update activity set subject = 'erased since' where kind = ? and record_id = ?")
    .run(kind.key, id);
}

/** As when a resume is erased on the dashboard: its name, often its owner's, is not to live on in the log. */
function forgetName(sqlite: Sqlite.Database, name: string): void {
  const kept = sqlite.prepare("select 1 from resumes where original_name = ?").get(name);
  if (kept) return;
  sqlite
    .prepare("update activity set subject = 'erased since' where kind = 'resume' and subject in (?, ?)")
    .run(...subjectsOf(name));
}

function isReferredTo(sqlite: Sqlite.Database, picture: number): boolean {
  return referring(sqlite).some(({ table, column }) =>
    sqlite.prepare(`select 1 from ${table} where ${column} = ? limit 1`).get(picture),
  );
}

function referring(sqlite: Sqlite.Database): { table: string; column: string }[] {
  return sqlite
    .prepare<[], { table: string; column: string }>(
      `select m.name as "table", f."from" as "column" from sqlite_schema m, pragma_foreign_key_list(m.name) f
       where m.type = 'table' and f."table" = 'pictures' and f.on_delete <> 'CASCADE'`,
    )
    .all();
}

/** A record from before its picture was replaced and erased: it shows a grey one until staff choose another. */
async function showGrey(sqlite: Sqlite.Database, folder: string, id: number): Promise<void> {
  const stem = randomStem();
  const pictures = join(folder, "uploads", "pictures");
  await mkdir(pictures, { recursive: true });
  const sharp = await loadSharp();
  for (const name of pictureFiles(stem, 480).filter((file) => file.endsWith(".webp"))) {
    await sharp({ create: { width: 480, height: 360, channels: 3, background: "#999" } })
      .webp()
      .toFile(join(pictures, name));
  }
  sqlite
    .prepare(
      "update pictures set stem = ?, width = 480, height = 360, placeholder = '999', avif = 0, created_at = ? where id = ?",
    )
    .run(stem, new Date().toISOString(), id);
  makeAvifAgain(sqlite, [id]);
}
