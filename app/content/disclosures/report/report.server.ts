import { t } from "#say";
import { type FilledSection, isDone, readAppendix } from "~/content/disclosures/appendix-ix/read.server";
import { todayAtSchool } from "~/dates/dates";
import type { Database } from "~db/connection.server";
import { readAnnualReport } from "./annual-report.server";
import { type DisclosureReport, type Finding, reportPath } from "./finding";
import {
  annualReportFinding,
  endingFinding,
  fileFinding,
  lineFindings,
  openSections,
  type ReportedDocument,
} from "./findings.server";
import { linkClauses, linkFindings } from "./link-findings";
import { readDeadLinks } from "./links.server";

/** Lines that are named one by one in the score; of more, the sections are. */
const mostNamed = 3;
/** Parts of the score before it says that there is more. */
const mostClauses = 6;

/** A part of the score, with the way to what it names. */
export interface Clause {
  words: string;
  to: string;
  isUrgent: boolean;
}

/** The documents of the disclosure, with what the last check of the file that they have now found. */
async function listReported(db: Database): Promise<ReportedDocument[]> {
  return db
    .selectFrom("disclosures")
    .leftJoin("document_checks as check", (join) =>
      join.onRef("check.disclosure_id", "=", "disclosures.id").onRef("check.url", "=", "disclosures.url"),
    )
    .select(["disclosures.id", "name", "line", "valid_until", "check.bytes", "check.pages", "check.problem"])
    .where("deleted_at", "is", null)
    .orderBy("valid_until")
    .orderBy("disclosures.id")
    .execute();
}

/**
 * How the mandatory disclosure stands: what is open in Appendix IX, what is wrong with files, what ends, dead links, and the
 * annual report. A line whose document has ended, or whose file is not in order, is not done.
 */
export async function readReport(
  db: Database,
  today = todayAtSchool(),
): Promise<DisclosureReport & { clauses: Clause[] }> {
  const [appendix, documents, annual, links] = await Promise.all([
    readAppendix(db),
    listReported(db),
    readAnnualReport(db, today),
    readDeadLinks(db),
  ]);
  const files = documents.flatMap((document) => fileFinding(document) ?? []);
  const endings = documents.flatMap((document) => {
    const finding = endingFinding(document, today);
    return finding ? [{ finding, line: document.line }] : [];
  });
  const sent = annualReportFinding(annual, today);
  const urgentFirst = (list: Finding[]) => [
    ...list.filter(({ isUrgent }) => isUrgent),
    ...list.filter(({ isUrgent }) => !isUrgent),
  ];
  const dated = urgentFirst([...files, ...endings.map(({ finding }) => finding), ...(sent ? [sent] : [])]);
  // What is to do anyway on the dashboard, of documents that belong to no line.
  const elsewhere = new Set(endings.filter(({ line }) => line === "").map(({ finding }) => finding));
  const open = lineFindings(appendix);
  const bad = new Set(
    documents
      .filter(({ valid_until, problem }) => problem || (valid_until && valid_until < today))
      .map(({ line }) => line),
  );
  const lines = appendix.flatMap((section) => section.lines).filter(({ extra }) => !extra);
  return {
    done: lines.filter((line) => isDone(line) && !bad.has(line.key)).length,
    all: lines.length,
    findings: [...dated, ...linkFindings(links), ...open],
    clauses: shortened([
      ...dated.filter((finding) => !elsewhere.has(finding)).map(asClause),
      ...linkClauses(links),
      ...(open.length <= mostNamed ? open.map(asClause) : sectionClauses(appendix)),
    ]),
  };
}

/** `Fire Certificate ends in 12 days` */
const asClause = ({ what, wrong, to, isUrgent }: Finding): Clause => ({
  words: `${what} ${wrong}`,
  to,
  isUrgent,
});

const sectionClauses = (appendix: readonly FilledSection[]) =>
  openSections(appendix).map((clause) => ({ ...clause, isUrgent: false }));

function shortened(clauses: Clause[]): Clause[] {
  if (clauses.length <= mostClauses) return clauses;
  const shown = clauses.slice(0, mostClauses - 1);
  const more = clauses.length - shown.length;
  return [
    ...shown,
    {
      words: t(/* At the end of a list. */ "{count} more", { count: more }),
      to: reportPath,
      isUrgent: clauses.slice(shown.length).some((c) => c.isUrgent),
    },
  ];
}
