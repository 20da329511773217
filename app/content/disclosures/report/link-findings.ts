import { type Message, msg, t } from "#say";
import { type ReportFinding, reportFinding, reportPath } from "./finding";

export interface DeadLink {
  url: string;
  page: string;
  problem: string;
  to: string;
}

const linkProblems = [
  msg("leads to an address that is not a website"),
  msg("leads into a network of its own"),
  msg("leads to no page ({status})"),
  msg("leads to no page"),
  msg("does not answer rightly ({status})"),
  msg("leads on and on in a circle"),
  msg("leads to a page that fails ({status})"),
  msg("leads to a website that is not there"),
  msg("leads to a website whose certificate is not valid"),
  msg("did not answer in time"),
  msg("does not answer"),
] as const satisfies Message[];

function sayProblem(problem: string): string {
  const [, status = ""] = /\((\d+)\)$/.exec(problem) ?? [];
  const known = linkProblems.find((one) => one.replace("{status}", status) === problem);
  return known ? t(known, { status }) : problem;
}

export function linkFindings(links: readonly DeadLink[]): ReportFinding[] {
  return links.map(({ url, page, problem, to }) =>
    reportFinding({
      topic: "link",
      what: url,
      wrong: t(
        /* A link that leads nowhere: {problem} such as: leads to no page (404); {page} is an address. */ "{problem}; on the page {page}",
        { problem: sayProblem(problem), page },
      ),
      to,
      isUrgent: true,
    }),
  );
}

export function linkClauses(links: readonly DeadLink[]) {
  if (links.length === 0) return [];
  const words = t("{count, plural, one {# dead link} other {# dead links}}", { count: links.length });
  return [{ words, link: { to: `${reportPath}#links` }, isUrgent: true }];
}
