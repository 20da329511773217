import type Sqlite from "better-sqlite3";
import { t } from "#say";
import { momentAtSchool } from "~/dates/dates";
import type { RecordKind } from "~/kinds/kind";
import { allKinds, isStaffKind } from "~/kinds/registry";
import { escapeHtml } from "~/text/plain-html";
import { hasTable, readDatabaseFile } from "~db/sqlite-file";

export interface ReadablePage {
  name: string;
  html: string;
}

type Row = Record<string, string | number | null>;

/** Columns that say nothing to a reader. */
const hidden =
  /^(?:id|.*_id|stem|position|version|token|sha256|scan|.*_folded|focus|form_key|deleted_at|marks)$/;

/** Pages of a backup that show its records in any browser, without the program. */
export function makeReadablePages(databaseFile: string, madeAt: string, school: string): ReadablePage[] {
  return readDatabaseFile(databaseFile, (sqlite) => {
    const lists = allKinds.flatMap((kind) => {
      const rows = hasTable(sqlite, kind.table) ? readRows(sqlite, kind) : [];
      return rows.length > 0 ? [{ kind, rows, name: `lists/${kind.table}.html` }] : [];
    });
    const entries = lists.map(
      ({ kind, rows, name }) =>
        `<li><a href="${name}">${escapeHtml(t(kind.names.titles))}</a> (${rows.length})</li>`,
    );
    const title = t("Backup of the website of {school}", { school });
    const index = [
      `<p>${escapeHtml(t("Made on {moment}. These pages open without the program of the website.", { moment: momentAtSchool(madeAt) }))}</p>`,
      `<ul>${entries.join("")}</ul>`,
      `<p>${escapeHtml(t("To bring the website back, give this whole file to the person who looks after the server."))}</p>`,
    ];
    return [
      { name: "index.html", html: writePage(title, index.join("\n")) },
      ...lists.map(({ kind, rows, name }) => ({ name, html: writeList(sqlite, kind, rows) })),
    ];
  });
}

function readRows(sqlite: Sqlite.Database, kind: RecordKind): Row[] {
  const columns = sqlite
    .prepare<[], string>(`select name from pragma_table_info('${kind.table}')`)
    .pluck()
    .all();
  const isKept = columns.includes("deleted_at") ? "where deleted_at is null" : "";
  return sqlite.prepare<[], Row>(`select * from ${kind.table} ${isKept} order by id desc`).all();
}

function writeList(sqlite: Sqlite.Database, kind: RecordKind, rows: Row[]): string {
  const labels: Record<string, string> = isStaffKind(kind)
    ? Object.fromEntries(Object.entries(kind.fields).map(([name, { label }]) => [name, t(label)]))
    : {};
  const [first = {}] = rows;
  const privateFile = kind.file?.type === "private" ? kind.file.column : undefined;
  const columns = Object.keys(first).filter((name) => !hidden.test(name) && name !== privateFile);
  const shown = columns.filter((name) => rows.some((row) => row[name] !== null && row[name] !== ""));
  const heads = shown.map((name) => `<th>${escapeHtml(labels[name] ?? name.replaceAll("_", " "))}</th>`);
  const body = rows.map((row) => {
    const cells = shown.map((name) => `<td>${writeText(row[name])}</td>`);
    return `<tr><td>${writeFiles(sqlite, kind, row)}</td>${cells.join("")}</tr>`;
  });
  const table = `<table><thead><tr><th>${escapeHtml(t("Files"))}</th>${heads.join("")}</tr></thead><tbody>${body.join("\n")}</tbody></table>`;
  const back = `<p><a href="../index.html">${escapeHtml(t("All lists"))}</a></p>`;
  return writePage(t(kind.names.titles), `${back}\n${table}`);
}

const writeText = (value: Row[string] | undefined) =>
  escapeHtml(String(value ?? "")).replaceAll("\n", "<br>");

function writeFiles(sqlite: Sqlite.Database, kind: RecordKind, row: Row): string {
  const link = (path: string, words: string) =>
    `<a href="../uploads/${escapeHtml(path)}">${escapeHtml(words)}</a>`;
  const picture = (id: Row[string] | undefined) => {
    const stem = sqlite
      .prepare<[unknown], string>("select stem from pictures where id = ?")
      .pluck()
      .get(id ?? 0);
    const path = (width: number) => `../uploads/pictures/${stem}-${width}.webp`;
    return stem ? `<a href="${path(1600)}"><img src="${path(480)}" alt="" loading="lazy"></a>` : "";
  };
  const parts = [picture(row.picture_id)];
  if (kind.file && kind.file.type !== "picture") {
    const name = String(row[kind.file.column] ?? "").replace(/^.*\//, "");
    const folder = kind.file.type === "document" ? "documents" : folders[kind.table];
    if (name && folder) parts.push(link(`${folder}/${name}`, String(row.original_name || name)));
  }
  if (kind.files) {
    const { table, owner } = kind.files;
    for (const file of sqlite
      .prepare<[unknown], Row>(`select * from ${table} where ${owner} = ?`)
      .all(row.id))
      parts.push(
        file.document
          ? link(`documents/${file.document}`, String(file.title || file.original_name))
          : picture(file.picture_id),
      );
  }
  return parts.filter(Boolean).join("<br>");
}

/** Folders of private files in the uploads. */
const folders: Record<string, string> = {
  resumes: "resumes",
  transfer_certificates: "certificates",
  consents: "slips",
};

function writePage(title: string, body: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 sans-serif;margin:1.5rem;max-width:80rem}table{border-collapse:collapse}th,td{border:1px solid #999;padding:.4rem;text-align:left;vertical-align:top}img{width:10rem;height:auto}li{padding:.2rem 0}</style>
<h1>${escapeHtml(title)}</h1>
${body}
`;
}
