import { job } from "~/content/jobs/job";
import { type Job, jobs } from "~/content/jobs/queries.server";
import { statusBadges } from "~/content/records/status-badge";
import { shortDate } from "~/ui/dates";
import { MetaLine } from "~/ui/meta-line";
import { listPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = listPage(job, jobs);

export const meta = listMeta(job);

export default recordList<Job>(job, { icon: "briefcase", words: "No Post found" }, (row) => (
  <MetaLine tight>
    {statusBadges(row)}
    <time dateTime={row.created_at}>{shortDate(row.created_at)}</time>
  </MetaLine>
));
