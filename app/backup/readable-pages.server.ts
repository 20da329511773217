import { t } from "#say";
import { momentAtSchool } from "~/dates/dates";
import { type ReadableFile, type ReadableList, readableLists } from "~/records/readable-lists";
import { escapeHtml } from "~/text/plain-html";
import { readDatabaseFile } from "~db/sqlite-file";

export interface ReadablePage {
  name: string;
  html: string;
}

/** Pages of a backup that show its records in any browser, without the program. */
export function makeReadablePages(databaseFile: string, madeAt: string, school: string): ReadablePage[] {
  return readDatabaseFile(databaseFile, (sqlite) => {
    const lists = readableLists(sqlite);
    const entries = lists.map(
      ({ kind, rows }) =>
        `<li><a href="lists/${kind.table}.html">${escapeHtml(t(kind.names.titles))}</a> (${rows.length})</li>`,
    );
    const title = t("Backup of the website of {school}", { school });
    const index = [
      `<p>${escapeHtml(t("Made on {moment}. These pages open without the program of the website.", { moment: momentAtSchool(madeAt) }))}</p>`,
      `<ul>${entries.join("")}</ul>`,
      `<p>${escapeHtml(t("To bring the website back, give this whole file to the person who looks after the server."))}</p>`,
    ];
    return [
      { name: "index.html", html: writePage(title, index.join("\n")) },
      ...lists.map((list) => ({ name: `lists/${list.kind.table}.html`, html: writeList(list) })),
    ];
  });
}

function writeList({ kind, columns, rows, filesOf }: ReadableList): string {
  const heads = columns.map(({ label }) => `<th>${escapeHtml(label)}</th>`);
  const body = rows.map((row) => {
    const cells = columns.map(({ name }) => `<td>${writeText(row[name])}</td>`);
    return `<tr><td>${filesOf(row).map(writeFile).join("<br>")}</td>${cells.join("")}</tr>`;
  });
  const table = `<table><thead><tr><th>${escapeHtml(t("Files"))}</th>${heads.join("")}</tr></thead><tbody>${body.join("\n")}</tbody></table>`;
  const back = `<p><a href="../index.html">${escapeHtml(t("All lists"))}</a></p>`;
  return writePage(t(kind.names.titles), `${back}\n${table}`);
}

const writeText = (value: string | number | null | undefined) =>
  escapeHtml(String(value ?? "")).replaceAll("\n", "<br>");

function writeFile({ kind, name, title, stem }: ReadableFile): string {
  const small = stem ? `<img src="../uploads/pictures/${stem}-480.webp" alt="" loading="lazy">` : "";
  return `<a href="../uploads/${kind}/${escapeHtml(name)}">${small || escapeHtml(title || name)}</a>`;
}

/** Writes a page that opens from a folder. @param body HTML */
export function writePage(title: string, body: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 sans-serif;margin:1.5rem;max-width:80rem}table{border-collapse:collapse}th,td{border:1px solid #999;padding:.4rem;text-align:left;vertical-align:top}img{width:10rem;height:auto}li{padding:.2rem 0}</style>
<h1>${escapeHtml(title)}</h1>
${body}
`;
}
