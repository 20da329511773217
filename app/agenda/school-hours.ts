import { monthNumber } from "~/dates/parse-written-date";
import { readTable } from "~/page-texts/table-text";
import { schoolTimesTable } from "~/page-texts/tables";

/** `HH:mm` */
export interface SchoolHours {
  from: string;
  until: string;
}

const time = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\.?`;
const span = new RegExp(`^${time}\\s*(?:to|until|-|–|—)\\s*${time}$`, "i");
const monthSpan = /\b([a-z]{3,9})\.?\s*(?:to|until|-|–|—)\s*([a-z]{3,9})\b/i;

function readTime(hours = "", minutes = "00", half = ""): string {
  const hour = (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

function readSpan(cell: string): SchoolHours | undefined {
  const [, ...parts] = span.exec(cell.replace(/\b(12) noon\b/i, "$1 pm")) ?? [];
  if (parts.length === 0) return undefined;
  const hours = { from: readTime(...parts.slice(0, 3)), until: readTime(...parts.slice(3)) };
  return hours.from < hours.until ? hours : undefined;
}

/** Returns from the first start to the last end of a column; undefined if a cell cannot be read. */
function readColumn(cells: readonly string[]): SchoolHours | undefined {
  const spans = cells.filter((cell) => /\d/.test(cell)).map(readSpan);
  const read = spans.filter((each) => each !== undefined);
  if (read.length === 0 || read.length < spans.length) return undefined;
  return {
    from: read.map(({ from }) => from).reduce((one, other) => (one < other ? one : other)),
    until: read.map(({ until }) => until).reduce((one, other) => (one > other ? one : other)),
  };
}

function isInSeason(heading: string, month: number): boolean {
  const [, from = "", until = ""] = monthSpan.exec(heading) ?? [];
  const [first, last] = [monthNumber(from), monthNumber(until)];
  if (first === 0 || last === 0) return false;
  return first <= last ? first <= month && month <= last : month >= first || month <= last;
}

export interface SchoolDays {
  saturdaysOff: boolean;
  /** Hours of a school day; undefined if the table does not say them clearly. */
  hoursOn: (date: string) => SchoolHours | undefined;
}

/** Reads the table of school hours in English. Only headings with months say when a season is. */
export function readSchoolDays(text: string): SchoolDays {
  const { headings, rows } = readTable(text, schoolTimesTable);
  const cellsOf = (column: number) => rows.map((cells) => cells[column] ?? "").filter(Boolean);
  const saturday = headings.findIndex((heading) => heading.toLowerCase() === "saturday");
  const saturdayCells = saturday < 0 ? [] : cellsOf(saturday);
  return {
    saturdaysOff: saturdayCells.length > 0 && !saturdayCells.some((cell) => /\d/.test(cell)),
    hoursOn(date) {
      const seasons = headings.flatMap((heading, column) =>
        isInSeason(heading, Number(date.slice(5, 7))) ? column : [],
      );
      const [season] = seasons;
      if (season === undefined || seasons.length > 1) return undefined;
      const hours = readColumn(cellsOf(season));
      if (new Date(date).getUTCDay() !== 6) return hours;
      const ofSaturday = readColumn(saturdayCells);
      return ofSaturday?.from === hours?.from ? ofSaturday : undefined;
    },
  };
}
