import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listSlides } from "~/content/slides/queries.server";
import { Photo } from "~/files/photo";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { pageMeta } from "~/ui/page-meta";
import { Row, StaffList } from "~/ui/row-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return { rows: await listSlides(db), first: true };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage slides");

export default function ManageSlides() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Manage slides"
      add={{ label: "Add slide", to: "/dashboard/slides/add" }}
      empty={{ icon: "presentation", words: "No slides yet." }}
      path="/dashboard/slides"
      page={page}
    >
      {page.rows.map((row) => (
        <Row
          key={row.id}
          name={row.title || "without a title"}
          heading={row.title || "Without a title"}
          path={`/dashboard/slides/${row.id}`}
          picture={<Photo picture={row.picture} alt="" sizes="5rem" className="row-photo" />}
        >
          <p className="hint">{row.subtitle}</p>
        </Row>
      ))}
    </StaffList>
  );
}
