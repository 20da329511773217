import { type Finding, reportPath } from "./finding";

/** A link that leads nowhere. */
export interface DeadLink {
  url: string;
  /** Path of a page that has it. */
  page: string;
  problem: string;
  /** Where staff can change it, as far as that is known; else the page. */
  to: string;
}

/** What is wrong with the links, one by one. */
export function linkFindings(links: readonly DeadLink[]): Finding[] {
  return links.map(({ url, page, problem, to }) => ({
    topic: "link",
    what: url,
    wrong: `${problem}; on the page ${page}`,
    to,
    isUrgent: true,
  }));
}

/** Dead links as a part of the score. */
export function linkClauses(links: readonly DeadLink[]) {
  if (links.length === 0) return [];
  const words = links.length === 1 ? "1 dead link" : `${links.length} dead links`;
  return [{ words, to: `${reportPath}#links`, isUrgent: true }];
}
