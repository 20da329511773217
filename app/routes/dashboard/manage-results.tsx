import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listToppers } from "~/content/toppers/queries.server";
import { Photo } from "~/files/photo";
import { staffPage } from "~/forms/paging.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { pageMeta } from "~/ui/page-meta";
import { Row, StaffList } from "~/ui/row-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return staffPage(request, (listing) => listToppers(db, listing));
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage results");

export default function ManageToppers() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Manage results"
      add={{ label: "Upload Result", to: "/dashboard/add-result" }}
      empty={{ icon: "trophy", words: "No student results found." }}
      path="/dashboard/manageresults"
      page={page}
    >
      {page.rows.map((row) => (
        <Row
          key={row.id}
          name={row.name || "without a title"}
          heading={row.name || "Without a title"}
          path={`/dashboard/result/${row.id}`}
          picture={<Photo picture={row.picture} alt="" sizes="5rem" className="row-photo" />}
        >
          <p className="hint">{[row.std, row.marks].filter(Boolean).join(" · ")}</p>
        </Row>
      ))}
    </StaffList>
  );
}
