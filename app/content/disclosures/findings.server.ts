import { t } from "#say";
import { todayAtSchool } from "~/dates/dates";
import type { Finding } from "~/findings/finding";
import { disclosure } from "~/kinds/disclosure";
import { editPathOf } from "~/kinds/kind";
import type { Database } from "~db/connection.server";
import { listEndingDisclosures } from "./disclosure.server";
import { reportPath } from "./report/finding";
import { readReport } from "./report/report.server";
import { getValidity, lastWarnedDay } from "./validity";

/** Maximum documents with a line each. */
const maxEnding = 5;

/** Lists ending documents, and the findings of the report with a count instead of its open lines. */
export async function listDisclosureFindings(db: Database): Promise<Finding[]> {
  const today = todayAtSchool();
  const [ending, { done, all, clauses }] = await Promise.all([
    // One more shows that there are others.
    listEndingDisclosures(db, lastWarnedDay(today), maxEnding + 1),
    readReport(db, today),
  ]);
  return [
    ...ending.slice(0, maxEnding).flatMap((document) => endingFinding(document, today) ?? []),
    ...(ending.length > maxEnding
      ? [
          {
            words: t("More documents have ended or end soon."),
            link: { label: t("See them"), to: disclosure.pages.list },
          },
        ]
      : []),
    ...clauses.filter(({ topic }) => topic !== "line"),
    ...(clauses.length > 0
      ? [
          {
            words: t("Mandatory disclosure: {done} of {all} lines are done.", { done, all }),
            link: { label: t("See the report"), to: reportPath },
          },
        ]
      : []),
  ];
}

function endingFinding(
  document: { id: number; name: string; valid_until: string | null },
  today: string,
): Finding | undefined {
  const validity = getValidity({ ...document, valid_from: null }, today);
  if (!validity) return undefined;
  const { status, words } = validity;
  return {
    words: t(
      /* {ends} is such as “ends in 12 days” or “ended on May 3, 2026”. */ "The document {name} {ends}.",
      { name: document.name, ends: words.charAt(0).toLowerCase() + words.slice(1) },
    ),
    link: { label: t("Replace it"), to: editPathOf(disclosure, document.id) },
    isUrgent: status === "ended",
    at: document.valid_until,
  };
}
