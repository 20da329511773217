import { useLoaderData } from "@remix-run/react";
import { job } from "~/content/jobs/job";
import { jobs } from "~/content/jobs/queries.server";
import { shortDate } from "~/ui/dates";
import { listPage } from "../records/list-page.server";
import { listMeta, RecordList } from "../records/record-list";

export const loader = listPage(jobs);

export const meta = listMeta(job);

export default function Jobs() {
  const page = useLoaderData<typeof loader>();
  return (
    <RecordList words={job} page={page} empty={{ icon: "briefcase", words: "No Post found" }}>
      {(row) => (
        <p className="hint">
          <time dateTime={row.created_at}>{shortDate(row.created_at)}</time>
        </p>
      )}
    </RecordList>
  );
}
