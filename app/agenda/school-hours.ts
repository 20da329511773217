import { monthNumber } from "~/dates/parse-written-date";
import { readTable } from "~/page-texts/table-text";
import { schoolTimesTable } from "~/page-texts/tables";

/** `HH:mm`; `from` is empty if only the end is written. */
export interface SchoolHours {
  from: string;
  until: string;
}

const time = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\.?`;
const span = new RegExp(`^${time}\\s*(?:to|until|-|–|—)\\s*${time}$`, "i");
const untilOnly = new RegExp(`^(?:until|till|up to)\\s*${time}$`, "i");
const monthSpan = /\b([a-z]{3,9})\.?\s*(?:to|until|-|–|—)\s*([a-z]{3,9})\b/i;

function readTime(hours = "", minutes = "00", half = ""): string {
  const hour = (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** Reads `8:15 am to 3:00 pm`, or `Until 11:30 am`. */
function readSpan(cell: string): SchoolHours | undefined {
  const written = cell.replace(/\b(12) noon\b/i, "$1 pm").trim();
  const [, ...parts] = span.exec(written) ?? [];
  if (parts.length > 0) {
    const hours = { from: readTime(...parts.slice(0, 3)), until: readTime(...parts.slice(3)) };
    return hours.from < hours.until ? hours : undefined;
  }
  const [, ...end] = untilOnly.exec(written) ?? [];
  return end.length > 0 ? { from: "", until: readTime(...end) } : undefined;
}

/** Returns the part of `Until 11:30 am, in summer until 10:00 am` that is about a season. */
function partOfSeason(cell: string, season: string, others: readonly string[]): string {
  const has = (text: string, word: string) => word !== "" && text.toLowerCase().includes(word);
  const parts = cell.split(/[,;]\s*/);
  const own = parts.find((part) => has(part, season));
  const general = parts.find((part) => others.every((other) => !has(part, other)));
  return (own ?? general ?? "").replace(/\bin [a-z]+\b/i, "").trim();
}

/** `winter` in `Winter (November–March)` */
const nameOfSeason = (heading: string) => /^[a-z]+/.exec(heading.toLowerCase())?.[0] ?? "";

function isInSeason(heading: string, month: number): boolean {
  const [, from = "", until = ""] = monthSpan.exec(heading) ?? [];
  const [first, last] = [monthNumber(from), monthNumber(until)];
  if (first === 0 || last === 0) return false;
  return first <= last ? first <= month && month <= last : month >= first || month <= last;
}

/** Classes with the same hours, by their rows in the table; `hours` is null without school. */
export interface ClassHours {
  rows: number[];
  hours: SchoolHours | null;
}

export interface SchoolDays {
  saturdaysOff: boolean;
  /** Hours of a school day by classes; undefined if the table does not say them clearly. */
  classesOn: (date: string) => ClassHours[] | undefined;
}

/** Reads the table of school hours in English. Only headings with months say when a season is. */
export function readSchoolDays(text: string): SchoolDays {
  const { headings, rows } = readTable(text, schoolTimesTable);
  const saturday = headings.findIndex((heading) => heading.toLowerCase() === "saturday");
  const saturdayCells = saturday < 0 ? [] : rows.map((cells) => cells[saturday] ?? "").filter(Boolean);
  const seasons = headings.filter((heading) => monthSpan.test(heading));
  return {
    saturdaysOff: saturdayCells.length > 0 && !saturdayCells.some((cell) => /\d/.test(cell)),
    classesOn(date) {
      const current = seasons.filter((heading) => isInSeason(heading, Number(date.slice(5, 7))));
      const [season] = current;
      if (season === undefined || current.length > 1) return undefined;
      const others = seasons.filter((heading) => heading !== season).map(nameOfSeason);
      const isSaturday = new Date(date).getUTCDay() === 6 && saturday >= 0;
      const groups: ClassHours[] = [];
      for (const [row, cells] of rows.entries()) {
        const cell = isSaturday
          ? partOfSeason(cells[saturday] ?? "", nameOfSeason(season), others)
          : (cells[headings.indexOf(season)] ?? "");
        const hours = /\d/.test(cell) ? readSpan(cell) : null;
        if (hours === undefined) return undefined;
        const same = groups.find(
          (group) => group.hours?.from === hours?.from && group.hours?.until === hours?.until,
        );
        if (same) same.rows.push(row);
        else groups.push({ rows: [row], hours });
      }
      return groups.some(({ hours }) => hours) ? groups : undefined;
    },
  };
}
