import { type Message, msg } from "#message";
import { endOfDay, todayAtSchool } from "~/dates/dates";
import type { Database } from "~db/connection.server";
import { readOnce } from "~db/read-once";
import { type LineDocument, listLineDocuments, listLineDocumentsAt } from "./documents.server";
import { readSiteValues } from "./from-site.server";
import { getLines, type Line, type SectionKey, sectionKeys, sections } from "./lines";
import { type ResultRow, readResults, resultYears } from "./results";
import { readValues } from "./values.server";

export interface FilledLine extends Line {
  /** `part`: some of the required years. */
  state: "given" | "none" | "part" | "missing";
  value: string;
  reason: string;
  isSample: boolean;
  from: Message | "";
  documents: LineDocument[];
  results: ResultRow[];
  missingYears: number[];
}

export interface FilledSection {
  key: SectionKey;
  title: Message;
  lines: FilledLine[];
}

interface ReadOptions {
  /** Day at whose end to read it, as far as it was stored; default now. */
  on?: string | undefined;
  /** In the page's language, as far as it is derived from the site. */
  isOnPage?: boolean;
}

export function readAppendix(db: Database, options: ReadOptions = {}): Promise<FilledSection[]> {
  return readOnce(db, `appendix ${options.on} ${options.isOnPage}`, () => readSections(db, options));
}

async function readSections(db: Database, { on, isOnPage }: ReadOptions): Promise<FilledSection[]> {
  const before = on === undefined ? undefined : new Date(endOfDay(on)).toISOString();
  const [entered, site, documents] = await Promise.all([
    readValues(db, "staff", before),
    before === undefined ? readSiteValues(db, isOnPage) : readValues(db, "site", before).then(asSiteValues),
    before === undefined ? listLineDocuments(db) : listLineDocumentsAt(db, before),
  ]);
  const years = resultYears(on ?? todayAtSchool());
  const fill = (line: Line): FilledLine => {
    const { value = "", reason = "" } = entered.get(line.key) ?? {};
    const found = value === "" && reason === "" ? site.get(line.key) : undefined;
    const own = documents.filter((document) => document.line === line.key);
    const results = line.kind === "results" ? readResults(value) : [];
    const from: FilledLine["from"] = found?.where ?? "";
    const filled = {
      ...line,
      value: found?.value ?? value,
      reason,
      from,
      documents: own,
      results,
      missingYears: years.filter((year) => !results.some((row) => row.year === year)),
    };
    return { ...filled, state: getState(filled), isSample: isSample(filled, found?.isSample ?? false) };
  };
  return sectionKeys.map((key) => ({ key, title: sections[key].title, lines: getLines(key).map(fill) }));
}

const theSite: Message = msg(/* Where a value stands, within a sentence. */ "the site");

const asSiteValues = (values: Map<string, { value: string }>) =>
  new Map([...values].map(([line, { value }]) => [line, { value, isSample: false, where: theSite }]));

type Unjudged = Omit<FilledLine, "state" | "isSample">;

function getState({ kind, value, reason, documents, results, missingYears }: Unjudged): FilledLine["state"] {
  if (kind === "results" && results.length > 0) return missingYears.length === 0 || reason ? "given" : "part";
  if (documents.length > 0 || value) return "given";
  return reason ? "none" : "missing";
}

/** Sample until it contains the school's own content: a value next to sample files does not count. */
function isSample({ kind, documents }: Unjudged, fromSample: boolean): boolean {
  if (kind !== "documents") return fromSample;
  return documents.length > 0 && documents.every((document) => document.isSample);
}

/** Returns lines for visitors: those of CBSE's form, and filled additional ones. */
export function shownSections(appendix: readonly FilledSection[]): FilledSection[] {
  return appendix.map((section) => ({
    ...section,
    lines: section.lines.filter(({ extra, state }) => !extra || state !== "missing"),
  }));
}

export function isDone({ state, isSample }: Pick<FilledLine, "state" | "isSample">): boolean {
  return (state === "given" || state === "none") && !isSample;
}

export function countDone(appendix: readonly FilledSection[]): { done: number; all: number } {
  const lines = appendix.flatMap((section) => section.lines).filter(({ extra }) => !extra);
  return { done: lines.filter(isDone).length, all: lines.length };
}
