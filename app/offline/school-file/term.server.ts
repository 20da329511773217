import { listDaysBetween } from "~/agenda/agenda.server";
import { shortNoticePath } from "~/content/notices/address";
import { eventWords } from "~/content/notices/event";
import { listNotices } from "~/content/notices/notice.server";
import { addDays, todayAtSchool } from "~/dates/dates";
import { noticeName } from "~/kinds/notice";
import { localAddress } from "~/languages/address";
import { readTexts } from "~/page-texts/queries.server";
import { shownTable } from "~/page-texts/table-form.server";
import { hiddenPages } from "~/settings/hidden-pages";
import { settingsOnPage } from "~/settings/queries.server";
import { formatText } from "~/text/format-text.server";
import type { Block, Piece } from "~/text/formatted-text";
import type { Database } from "~db/connection.server";

const termDays = 183;

const timingTables = ["school_times", "office_hours", "bus_stops"] as const;

export type Term = Awaited<ReturnType<typeof readTerm>>;

/** Reads what parents need in a term, in the current language. @param count of notices @param site origin */
export async function readTerm(db: Database, site: string, now: Date, count: number) {
  const today = todayAtSchool(now);
  const [settings, texts, notices, days] = await Promise.all([
    settingsOnPage(db),
    readTexts(db, ["fees", "fees_table", "fees_notes", ...timingTables]),
    listNotices(db, { limit: count, pinnedFirst: true }),
    listDaysBetween(db, today, addDays(today, termDays)),
  ]);
  const isHidden = (path: string) => hiddenPages(settings).includes(path);
  const since = addDays(today, -termDays);
  return {
    settings,
    notices: notices
      .filter(({ date }) => date >= since)
      .map((row) => ({
        id: row.id,
        name: noticeName(row),
        date: row.date,
        event: eventWords(row),
        files: row.files,
        address: site + localAddress(shortNoticePath(row)),
        blocks: row.title ? withSite(formatText(row.details), site) : [],
      })),
    days: days.sort((one, other) => one.date.localeCompare(other.date)),
    fees: isHidden("/fees")
      ? undefined
      : {
          above: texts.fees,
          table: shownTable("fees_table", texts.fees_table),
          notes: withSite(formatText(texts.fees_notes), site),
        },
    timings: isHidden("/timings")
      ? []
      : timingTables.map((name) => ({ name, table: shownTable(name, texts[name]) })),
  };
}

/** True if the file of the term has more than the school's address. */
export async function hasTerm(db: Database, now = new Date()): Promise<boolean> {
  const { notices, days, fees, timings } = await readTerm(db, "", now, 1);
  const tables = [...(fees ? [fees.table] : []), ...timings.map(({ table }) => table)];
  return notices.length > 0 || days.length > 0 || tables.some(({ rows }) => rows.length > 0);
}

/** Adds the site to links within it: in a file, they would lead nowhere. */
function withSite(blocks: Block[], site: string): Block[] {
  const ofPiece = (piece: Piece): Piece => {
    if (typeof piece === "string") return piece;
    const pieces = piece.pieces.map(ofPiece);
    return "href" in piece ? { href: new URL(piece.href, site).href, pieces } : { ...piece, pieces };
  };
  return blocks.map((block) => {
    if ("pieces" in block) return { pieces: block.pieces.map(ofPiece) };
    if ("items" in block) return { ...block, items: block.items.map((item) => withSite(item, site)) };
    if ("heading" in block) return { ...block, heading: block.heading.map(ofPiece) };
    const cells = (row: Piece[][]) => row.map((cell) => cell.map(ofPiece));
    return { table: { head: cells(block.table.head), rows: block.table.rows.map(cells) } };
  });
}
