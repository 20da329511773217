import { access } from "node:fs/promises";
import { extname } from "node:path";
import { t } from "#say";
import type { FileStore } from "~/files/store/store.server";
import { isStaffKind } from "~/kinds/registry";
import {
  type ReadableFile,
  type ReadableList,
  type ReadableRow,
  readableLists,
} from "~/records/readable-lists";
import { type Settings, settingFields } from "~/settings/parts";
import { toCsv } from "~/spreadsheets/csv";
import { readDatabaseFile } from "~db/sqlite-file";
import type { ExportFiles } from "./export-files.server";
import { fileEnding, readableName, uniqueNames } from "./readable-names";

interface RecordsOptions {
  databaseFile: string;
  store: Pick<FileStore, "locate">;
  settings: Settings;
}

interface ExportedRecords {
  /** Number of records by their list. */
  lists: { title: string; name: string; count: number }[];
  missing: string[];
}

/**
 * Writes all records as CSV (headings as in the forms) and JSON (columns of the database), long texts as Markdown, and their files
 * under readable names.
 */
export async function exportRecords(
  files: ExportFiles,
  { databaseFile, store, settings }: RecordsOptions,
): Promise<ExportedRecords> {
  const { lists, tables } = readDatabaseFile(databaseFile, (sqlite) => ({
    lists: readableLists(sqlite).map((list) => ({
      ...list,
      rows: list.rows.map((row) => ({ row, files: list.filesOf(row) })),
    })),
    tables: ["texts", "translations", "redirects"].map((table) => ({
      table,
      rows: sqlite.prepare(`select * from ${table}`).all(),
    })),
  }));
  const done: ExportedRecords = { lists: [], missing: [] };
  for (const list of lists) {
    const title = t(list.kind.names.titles);
    const folder = readableName(title, list.kind.table);
    const paths = await exportFiles(files, store, { ...list, folder }, lists, done.missing);
    await files.addText(`content/${folder}.csv`, writeCsv(list, paths));
    await files.addText(`content/${folder}.json`, writeJson(list, paths));
    await exportTexts(files, list, folder, paths);
    done.lists.push({ title, name: folder, count: list.rows.length });
  }
  await files.addText("content/settings.json", toJson(settings));
  for (const { table, rows } of tables) await files.addText(`content/${table}.json`, toJson(rows));
  await files.addText("content/fields.csv", writeFields(lists));
  return done;
}

type List = Pick<ReadableList, "kind" | "columns"> & { rows: { row: ReadableRow; files: ReadableFile[] }[] };

const nameOfRow = ({ kind }: Pick<List, "kind">, row: ReadableRow): string =>
  String(row[kind.columns.name] || row.title || row.name || row.original_name || "");

/** Day and name of a record: "2026-04-10 Annual sports day". */
function labelOf(list: Pick<List, "kind">, row: ReadableRow): string {
  const day = String(row.date ?? row.created_at ?? row.received_at ?? "").slice(0, 10);
  return readableName(`${day} ${nameOfRow(list, row)}`, String(row.id));
}

async function exportFiles(
  target: ExportFiles,
  store: Pick<FileStore, "locate">,
  list: List & { folder: string },
  lists: List[],
  missing: string[],
): Promise<Map<ReadableRow, string[]>> {
  const unique = uniqueNames();
  const inFolder = folderOf(list, lists);
  const paths = new Map<ReadableRow, string[]>();
  for (const { row, files } of list.rows) {
    const names: string[] = [];
    for (const { kind, name, title } of files) {
      const words = title ? `${labelOf(list, row)} - ${title.replace(fileEnding, "")}` : labelOf(list, row);
      const file = readableName(words, String(row.id)) + extname(name);
      const path = `files/${unique([list.folder, ...inFolder(row), file].join("/"))}`;
      try {
        const stored = await store.locate(kind, name);
        await access(stored);
        await target.addFile(path, stored);
        names.push(path);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
        missing.push(path);
      }
    }
    if (names.length > 0) paths.set(row, names);
  }
  return paths;
}

/** Returns the folder of a record that another one holds: photos are in the folder of their album. */
function folderOf({ kind }: List, lists: List[]): (row: ReadableRow) => string[] {
  for (const holder of lists) {
    const holds = isStaffKind(holder.kind) ? holder.kind.trash.holds : undefined;
    if (holds?.table !== kind.table) continue;
    const names = new Map(holder.rows.map(({ row }) => [row.id, labelOf(holder, row)]));
    return (row) => [names.get(row[holds.owner] ?? null) ?? []].flat();
  }
  return () => [];
}

function writeCsv({ columns, rows }: List, paths: Map<ReadableRow, string[]>): string {
  return toCsv(
    [...columns.map(({ label }) => label), t("Files")],
    rows.map(({ row }) => [
      ...columns.map(({ name }) => String(row[name] ?? "")),
      (paths.get(row) ?? []).join("\n"),
    ]),
  );
}

function writeJson({ columns, rows }: List, paths: Map<ReadableRow, string[]>): string {
  const records = rows.map(({ row }) => ({
    id: row.id,
    ...Object.fromEntries(columns.map(({ name }) => [name, row[name]])),
    files: paths.get(row) ?? [],
  }));
  return toJson(records);
}

/** Writes one Markdown file for each record with a long text, such as notices and pages. */
async function exportTexts(
  target: ExportFiles,
  list: List,
  folder: string,
  paths: Map<ReadableRow, string[]>,
): Promise<void> {
  const { kind, columns } = list;
  if (!isStaffKind(kind)) return;
  const long = columns.filter(({ name }) => kind.fields[name]?.type === "long");
  if (long.length === 0) return;
  const unique = uniqueNames();
  for (const { row } of list.rows) {
    const short = columns.filter((column) => !long.includes(column));
    const facts = short
      .filter(({ name }) => row[name] !== null && row[name] !== "")
      .map(({ name }) => `${name}: ${JSON.stringify(row[name])}`);
    const texts = long.map(({ name, label }) =>
      long.length > 1 ? `## ${label}\n\n${row[name] ?? ""}` : String(row[name] ?? ""),
    );
    const links = (paths.get(row) ?? []).map((path) => {
      const address = path.split("/").map(encodeURIComponent).join("/");
      return `- [${path.replace(/^.*\//, "")}](../../${address})`;
    });
    const parts = ["---", ...facts, "---", "", `# ${nameOfRow(list, row)}`, "", ...texts, "", ...links, ""];
    await target.addText(`content/${folder}/${unique(`${labelOf(list, row)}.md`)}`, parts.join("\n"));
  }
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Explains each column of the JSON files and each setting. */
function writeFields(lists: List[]): string {
  const rows = lists.flatMap(({ kind, columns }) => {
    const specs = isStaffKind(kind) ? kind.fields : {};
    return columns.map(({ name, label }) => [
      `${readableName(t(kind.names.titles), kind.table)}.json`,
      name,
      label,
      specs[name]?.type ?? "text",
    ]);
  });
  const settings = Object.entries(settingFields).map(([name, { label, type }]) => [
    "settings.json",
    name,
    t(label),
    type ?? "text",
  ]);
  return toCsv(["File", "Field", "Meaning", "Type"], [...rows, ...settings]);
}
