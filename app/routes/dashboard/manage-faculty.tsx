import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listFaculty } from "~/content/faculty/queries.server";
import { Photo } from "~/files/photo";
import { staffPage } from "~/forms/paging.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { pageMeta } from "~/ui/page-meta";
import { Row, StaffList } from "~/ui/row-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return staffPage(request, (listing) => listFaculty(db, listing));
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage faculty");

export default function ManageFaculty() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Manage faculty"
      add={{ label: "Add Faculty", to: "/dashboard/add-faculty" }}
      empty={{ icon: "users", words: "No Faculty found." }}
      path="/dashboard/deletefaculty"
      page={page}
    >
      {page.rows.map((row) => (
        <Row
          key={row.id}
          name={row.name || "without a title"}
          heading={row.name || "Without a title"}
          path={`/dashboard/faculty/${row.id}`}
          picture={<Photo picture={row.picture} alt="" sizes="5rem" className="row-photo" />}
        >
          <p className="hint">{row.title}</p>
        </Row>
      ))}
    </StaffList>
  );
}
