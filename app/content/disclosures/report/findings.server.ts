import { t } from "#say";
import type { LineDocument } from "~/content/disclosures/appendix-ix/documents.server";
import { linePath, sectionPath } from "~/content/disclosures/appendix-ix/lines";
import type { FilledLine, FilledSection } from "~/content/disclosures/appendix-ix/read.server";
import { isDone } from "~/content/disclosures/appendix-ix/read.server";
import { findWarningStep, getValidity } from "~/content/disclosures/validity";
import { indianDate } from "~/dates/indian-dates";
import { disclosure } from "~/kinds/disclosure";
import { editPathOf } from "~/kinds/kind";
import { fileSize } from "~/text/file-size";
import type { FileProblem } from "~db/schema";
import type { AnnualReport } from "./annual-report.server";
import { type ReportFinding, reportFinding, reportPath } from "./finding";

/** Document with results of the last file check; `problem` is null without one. */
export interface ReportedDocument extends Pick<LineDocument, "id" | "name" | "line" | "valid_until"> {
  bytes: number | null;
  pages: number | null;
  problem: FileProblem | null;
}

const fileWords: Record<Exclude<FileProblem, "">, (document: ReportedDocument) => string> = {
  missing: () => t("its file is missing on the server"),
  unreadable: () => t("its file cannot be read on the server"),
  "not a PDF": () => t("its file is no PDF that can be opened"),
  locked: () =>
    t(/* Behind the name of a document. */ "its file is locked, so some parents cannot open or print it"),
  "more than pages": () =>
    t(
      /* Behind the name of a document. */ "its file contains more than pages, such as a program or another file",
    ),
  "no pages": () => t("its file has no pages"),
  "many pages": ({ pages }) => t("its file has {pages} pages: is it the right one?", { pages: pages ?? 0 }),
  "too small": ({ bytes }) =>
    t("its file has only {bytes} bytes: is it the right one?", { bytes: bytes ?? 0 }),
  "too large": ({ bytes }) => t("its file has {size}, too much for a phone", { size: fileSize(bytes ?? 0) }),
  changed: () => t("its file was changed on the server, not by this website"),
};

export function fileFinding(document: ReportedDocument): ReportFinding | undefined {
  if (!document.problem) return undefined;
  return reportFinding({
    topic: "file",
    what: document.name,
    wrong: fileWords[document.problem](document),
    to: `${editPathOf(disclosure, document.id)}#document`,
    isUrgent: true,
  });
}

export function endingFinding(document: ReportedDocument, today: string): ReportFinding | undefined {
  const { id, name, valid_until } = document;
  const step = valid_until ? findWarningStep(valid_until, today) : undefined;
  const validity = getValidity({ valid_from: null, valid_until }, today);
  if (step === undefined || !validity) return undefined;
  const soon = validity.words.charAt(0).toLowerCase() + validity.words.slice(1);
  return reportFinding({
    topic: "ending",
    what: name,
    wrong: step === 0 ? t("ended on {day}", { day: indianDate(valid_until ?? "") }) : soon,
    to: `${editPathOf(disclosure, id)}#valid_until`,
    isUrgent: step <= 7,
    at: valid_until,
  });
}

export function annualReportFinding(
  report: AnnualReport | undefined,
  today: string,
): ReportFinding | undefined {
  if (!report || report.sentOn) return undefined;
  const isLate = today > report.due && !report.isFromBefore;
  return reportFinding({
    topic: "annual report",
    what: t("Annual report of {year}", { year: report.year }),
    wrong: report.isFromBefore
      ? t(/* Behind “Annual report of 2026”. */ "is not marked as sent")
      : isLate
        ? t("was due on {day}", { day: indianDate(report.due) })
        : t("is due on {day}", { day: indianDate(report.due) }),
    to: `${reportPath}#sent_on`,
    isUrgent: isLate,
    at: report.isFromBefore ? undefined : report.due,
  });
}

export function lineFindings(appendix: readonly FilledSection[]): ReportFinding[] {
  return appendix.flatMap(({ lines }) =>
    lines
      .filter((line) => !line.extra && !isDone(line))
      .map((line) =>
        reportFinding({
          topic: "line",
          what: t(line.label),
          wrong: openWords(line),
          to: linePath(line.key),
          isUrgent: false,
        }),
      ),
  );
}

/** Completes a sentence after the line's name. */
export function openWords({ state, isSample, missingYears }: FilledLine): string {
  if (isSample) return t(/* Behind the name of a line. */ "still a sample");
  return state === "part"
    ? t(/* Behind the name of a line; {years} such as 2024, 2025. */ "{years} missing", {
        years: missingYears.join(", "),
      })
    : t(/* Behind the name of a line that is not filled in. */ "missing");
}

/** Sections with open lines, one clause each, if there are too many lines. */
export function openSections(appendix: readonly FilledSection[]): { words: string; link: { to: string } }[] {
  return appendix.flatMap(({ key, title, lines }) => {
    const open = lines.filter((line) => !line.extra && !isDone(line)).length;
    const words = t("{count, plural, one {# line} other {# lines}} open in section {letter}, {title}", {
      count: open,
      letter: key.toUpperCase(),
      title: t(title),
    });
    return open > 0 ? [{ words, link: { to: sectionPath(key) } }] : [];
  });
}
