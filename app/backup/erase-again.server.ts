import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type Sqlite from "better-sqlite3";
import { listSubjectForms } from "~/activity-log/queries.server";
import { makeAvifAgain } from "~/files/pictures/missing-avif.server";
import { pictureFiles } from "~/files/pictures/pictures.server";
import { loadSharp } from "~/files/pictures/sharp.server";
import { randomStem } from "~/files/store/store.server";
import { allKinds } from "~/kinds/registry";
import { openSqlite } from "~db/sqlite";
import type { Erasure } from "./ledger.server";

/**
 * Erases records from a restored database that were erased after the backup, and their traces. Ends sessions,
 * passkeys and password links, since revoked ones would work again. The caller removes files.
 * @param folder with `uploads/`; a grey picture replaces an erased one that is still shown
 * @returns the number of erased records
 */
export async function eraseAgain(databaseFile: string, folder: string, ledger: Erasure[]): Promise<number> {
  const sqlite = openSqlite(databaseFile);
  try {
    sqlite.pragma("foreign_keys = ON");
    sqlite.pragma("secure_delete = ON");
    const grey: number[] = [];
    const erased = sqlite.transaction(() => eraseRows(sqlite, ledger, grey))();
    for (const id of grey) await showGrey(sqlite, folder, id);
    // Removes erased data from unused pages of the file.
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
  for (const erasure of [...ledger].sort((one, other) => order(one) - order(other))) {
    const { kind, record_id, came_in_at } = erasure;
    if (kind.startsWith(hidden)) {
      if (kinds.has(kind.slice(hidden.length))) hideAgain(sqlite, erasure, note);
      continue;
    }
    if (!kinds.has(kind)) continue;
    note.run(erasure);
    // Prevents that an erased ID is used again.
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

/** Prefix of ledger entries for records taken down on request. */
const hidden = "hidden ";

/** Hides a record again that was taken down, and notes the request in the inbox without a name. */
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

/** Returns tables with a trigger for erasures; the ledger of a newer version can name others. */
export function ledgeredTables(sqlite: Sqlite.Database): Set<string> {
  const names = sqlite
    .prepare<[], string>(
      "select tbl_name from sqlite_schema where type = 'trigger' and name like 'erasure_%'",
    )
    .pluck();
  return new Set(names.all());
}

function forgetRecord(sqlite: Sqlite.Database, table: string, id: number): void {
  const kind = allKinds.find((each) => each.table === table);
  if (!kind) return;
  sqlite
    .prepare("update activity set subject = 'erased since' where kind = ? and record_id = ?")
    .run(kind.key, id);
}

/** Removes a resume's file name, often the applicant's name, from the activity log. */
function forgetName(sqlite: Sqlite.Database, name: string): void {
  const kept = sqlite.prepare("select 1 from resumes where original_name = ?").get(name);
  if (kept) return;
  sqlite
    .prepare("update activity set subject = 'erased since' where kind = 'resume' and subject in (?, ?)")
    .run(...listSubjectForms(name));
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

/** The record's picture was replaced after the backup: show a grey one until staff choose another. */
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
