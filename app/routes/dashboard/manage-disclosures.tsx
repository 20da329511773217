import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listDisclosures } from "~/content/disclosures/queries.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { pageMeta } from "~/ui/page-meta";
import { Row, StaffList } from "~/ui/row-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return { rows: await listDisclosures(db), first: true };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage disclosure documents");

export default function ManageDisclosures() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Manage disclosure documents"
      add={{ label: "Add document", to: "/dashboard/disclosures/add" }}
      empty={{ icon: "file-text", words: "No documents yet." }}
      path="/dashboard/disclosures"
      page={page}
    >
      {page.rows.map((row) => (
        <Row
          key={row.id}
          name={row.name}
          heading={<a href={row.url}>{row.name}</a>}
          path={`/dashboard/disclosures/${row.id}`}
        >
          <p className="hint">{`Place ${row.position}`}</p>
        </Row>
      ))}
    </StaffList>
  );
}
