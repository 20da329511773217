import { useLoaderData } from "@remix-run/react";
import { job } from "~/content/jobs/job";
import { jobs } from "~/content/jobs/queries.server";
import { deletePage } from "../records/delete-page.server";
import { DeleteRecord, deleteMeta } from "../records/delete-record";

const page = deletePage(job, jobs);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(job);

export default function DeleteJob() {
  const { record, token } = useLoaderData<typeof loader>();
  return (
    <DeleteRecord words={job} record={record} token={token}>
      <p className="notice-details">{record.details}</p>
    </DeleteRecord>
  );
}
