import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { jobName } from "~/content/jobs/list";
import { listJobs } from "~/content/jobs/queries.server";
import { staffPage } from "~/forms/paging.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";
import { Row, StaffList } from "~/ui/row-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return staffPage(request, (listing) => listJobs(db, listing));
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage job posts");

export default function ManageJobs() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Manage job posts"
      add={{ label: "Add Job Post", to: "/dashboard/add-job" }}
      empty={{ icon: "briefcase", words: "No Post found" }}
      path="/dashboard/deletePost"
      page={page}
    >
      {page.rows.map((job) => (
        <Row key={job.id} name={jobName(job)} heading={jobName(job)} path={`/dashboard/job/${job.id}`}>
          <p className="hint">
            <time dateTime={job.created_at}>{shortDate(job.created_at)}</time>
          </p>
        </Row>
      ))}
    </StaffList>
  );
}
