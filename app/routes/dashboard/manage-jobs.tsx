import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { jobName } from "~/content/jobs/list";
import { listJobs } from "~/content/jobs/queries.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";
import { EmptyList, ListTitle, Row } from "~/ui/row-list";

/** More posts than a school ever has; a bound all the same. */
const limit = 500;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  return { jobs: await listJobs(servicesOf(context).db, { limit }) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage job posts");

export default function ManageJobs() {
  const { jobs } = useLoaderData<typeof loader>();
  return (
    <>
      <ListTitle title="Manage job posts" add="Add Job Post" to="/dashboard/add-job" />
      {jobs.length === 0 ? <EmptyList icon="briefcase">No Post found</EmptyList> : null}
      <ul className="rows">
        {jobs.map((job) => (
          <Row key={job.id} name={jobName(job)} heading={jobName(job)} path={`/dashboard/job/${job.id}`}>
            <p className="hint">
              <time dateTime={job.created_at}>{shortDate(job.created_at)}</time>
            </p>
          </Row>
        ))}
      </ul>
    </>
  );
}
