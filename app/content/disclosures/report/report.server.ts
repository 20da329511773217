import { t } from "#say";
import { type FilledSection, isDone, readAppendix } from "~/content/disclosures/appendix-ix/read.server";
import { todayAtSchool } from "~/dates/dates";
import type { Finding } from "~/findings/finding";
import type { Database } from "~db/connection.server";
import { readAnnualReport } from "./annual-report.server";
import { type DisclosureReport, type ReportFinding, reportPath } from "./finding";
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

/** Maximum lines named in the score; otherwise sections are. */
const maxNamedLines = 3;
const maxClauses = 6;

/** Line of a summary. */
export interface Clause extends Finding {
  topic?: ReportFinding["topic"] | undefined;
  link: { to: string };
}

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

/** Summarizes all checks. A line with an expired document or a faulty file is not complete. */
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
  const urgentFirst = (list: ReportFinding[]) => [
    ...list.filter(({ isUrgent }) => isUrgent),
    ...list.filter(({ isUrgent }) => !isUrgent),
  ];
  const dated = urgentFirst([...files, ...endings.map(({ finding }) => finding), ...(sent ? [sent] : [])]);
  // The dashboard already lists documents without a line.
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
      ...dated.filter((finding) => !elsewhere.has(finding)),
      ...linkClauses(links),
      ...(open.length <= maxNamedLines ? open : sectionClauses(appendix)),
    ]),
  };
}

const sectionClauses = (appendix: readonly FilledSection[]) =>
  openSections(appendix).map((clause) => ({ ...clause, topic: "line" as const }));

function shortened(clauses: Clause[]): Clause[] {
  if (clauses.length <= maxClauses) return clauses;
  const shown = clauses.slice(0, maxClauses - 1);
  const more = clauses.length - shown.length;
  return [
    ...shown,
    {
      words: t(/* At the end of a list. */ "{count} more", { count: more }),
      link: { to: reportPath },
      isUrgent: clauses.slice(shown.length).some(({ isUrgent }) => isUrgent),
      topic: clauses[shown.length]?.topic,
    },
  ];
}
