import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type Sqlite from "better-sqlite3";
import sharp from "sharp";
import { openSqlite } from "../../db/sqlite";
import { type Kind, type Ledger, withFiles } from "./writers";

/** Title column of each kind, and the rows that its tally counts. */
const places: Record<Kind, { column: string; tally?: string; counted?: string }> = {
  notices: {
    column: "title",
    tally: "lasting_notices",
    counted: "deleted_at is null and published_at is not null and ends_at is null",
  },
  photos: { column: "title" },
  messages: { column: "message", tally: "unread_messages", counted: "read_at is null" },
  subscribers: { column: "email", tally: "subscribers", counted: "true" },
  resumes: { column: "original_name", tally: "resumes", counted: "true" },
};

const decoded = new Set<string>();

/** Compares database and files with what the clients know. @returns faults; none if all is well */
export async function findFaults(directory: string, ledger: Ledger): Promise<string[]> {
  const db = openSqlite(join(directory, "school.sqlite"), { timeout: 10_000 });
  try {
    return [
      ...integrityFaults(db),
      ...tallyFaults(db),
      ...writeFaults(db, ledger),
      ...noticeFileFaults(db, join(directory, "uploads")),
      ...(await fileFaults(db, join(directory, "uploads"))),
    ];
  } finally {
    db.close();
  }
}

function integrityFaults(db: Sqlite.Database): string[] {
  const faults: string[] = [];
  const integrity = db.pragma("integrity_check", { simple: true });
  if (integrity !== "ok") faults.push(`integrity_check: ${integrity}`);
  const foreign = db.pragma("foreign_key_check") as unknown[];
  if (foreign.length > 0) faults.push(`${foreign.length} rows point to a row that is missing`);
  const indexes = db
    .prepare<[], string>("select name from sqlite_master where sql like 'create virtual table%'")
    .pluck()
    .all();
  if (indexes.length < 5) faults.push(`only ${indexes.length} search indexes were found`);
  for (const index of indexes) {
    try {
      db.prepare(`insert into ${index} (${index}, rank) values ('integrity-check', 1)`).run();
    } catch (error) {
      faults.push(`search index ${index}: ${error}`);
    }
  }
  return faults;
}

function tallyFaults(db: Sqlite.Database): string[] {
  return Object.entries(places).flatMap(([table, { tally, counted }]) => {
    if (!tally) return [];
    const kept = db.prepare<string, number>("select value from tallies where name = ?").pluck().get(tally);
    const rows = db.prepare<[], number>(`select count(*) from ${table} where ${counted}`).pluck().get();
    return kept === rows ? [] : [`tally ${tally} is ${kept}, and there are ${rows} rows`];
  });
}

function writeFaults(db: Sqlite.Database, { acknowledged, sent, deleted, unanswered }: Ledger): string[] {
  const faults: string[] = [];
  for (const [kind, { column }] of Object.entries(places) as [Kind, { column: string }][]) {
    const titles = db.prepare<[], string>(`select ${column} from ${kind}`).pluck().all();
    const found = new Set(titles);
    const waiting = new Set(unanswered.map(({ title }) => title));
    if (found.size < titles.length) faults.push(`${titles.length - found.size} ${kind} are there twice`);
    const lost = [...acknowledged[kind]].filter((title) => !found.has(title) && !waiting.has(title));
    if (lost.length > 0) faults.push(`${lost.length} acknowledged ${kind} are lost, the first is ${lost[0]}`);
    const strange = titles.filter((title) => !sent[kind].has(title));
    if (strange.length > 0) faults.push(`${strange.length} ${kind} are there that nobody sent`);
  }
  const alive = db.prepare<[], string>("select title from notices where deleted_at is null").pluck().all();
  const back = alive.filter((title) => deleted.has(title));
  if (back.length > 0) faults.push(`${back.length} deleted notices are back`);
  return faults;
}

/** Finds notices with only some of their files, and rows of missing PDFs. */
function noticeFileFaults(db: Sqlite.Database, uploads: string): string[] {
  const half = db
    .prepare<string, string>(
      `select title from notices where title like ? || '%'
       and (select count(*) from notice_files where notice_id = notices.id) <> 2`,
    )
    .pluck()
    .all(withFiles);
  const documents = db
    .prepare<[], string>("select document from notice_files where document <> ''")
    .pluck()
    .all()
    .filter((name) => !existsSync(join(uploads, "documents", name)));
  return [
    ...half.map((title) => `the notice ${title} has not just its two files`),
    ...documents.map((name) => `the document ${name} is missing`),
  ];
}

async function fileFaults(db: Sqlite.Database, uploads: string): Promise<string[]> {
  const faults: string[] = [];
  for (const stem of db.prepare<[], string>("select stem from pictures").pluck().all()) {
    for (const width of [480, 960, 1600]) {
      const path = join(uploads, "pictures", `${stem}-${width}.webp`);
      if (!existsSync(path)) faults.push(`the rendition ${stem}-${width}.webp is missing`);
      else if (!decoded.has(path) && !(await isWhole(path))) faults.push(`${stem}-${width}.webp is broken`);
      decoded.add(path);
    }
  }
  const resumes = db.prepare<[], { file_name: string; file_size: number }>(
    "select file_name, file_size from resumes",
  );
  for (const { file_name, file_size } of resumes.all()) {
    const path = join(uploads, "resumes", file_name);
    if (!existsSync(path)) faults.push(`the resume ${file_name} is missing`);
    else if (statSync(path).size !== file_size) faults.push(`the resume ${file_name} has another size`);
  }
  return faults;
}

async function isWhole(path: string): Promise<boolean> {
  return sharp(path, { failOn: "warning" })
    .stats()
    .then(
      ({ channels }) => (channels[0]?.mean ?? 0) > 100,
      () => false,
    );
}

/** Counts files without rows, which a kill can leave until the sweep. */
export function countLeftovers(directory: string): { temporary: number; files: number } {
  const db = openSqlite(join(directory, "school.sqlite"), { readonly: true });
  const list = (folder: string) => readdirSync(join(directory, "uploads", folder));
  const stems = new Set(db.prepare<[], string>("select stem from pictures").pluck().all());
  const resumes = new Set(db.prepare<[], string>("select file_name from resumes").pluck().all());
  const named = new Set(db.prepare<[], string>("select document from notice_files").pluck().all());
  db.close();
  const documents = list("documents").filter((name) => !named.has(name));
  const pictures = list("pictures").filter((name) => !stems.has(name.replace(/-.*/, "")));
  return {
    temporary: list("incoming").length,
    files: pictures.length + documents.length + list("resumes").filter((name) => !resumes.has(name)).length,
  };
}
