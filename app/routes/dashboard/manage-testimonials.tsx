import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listTestimonials } from "~/content/testimonials/queries.server";
import { Photo } from "~/files/photo";
import { staffPage } from "~/forms/paging.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { pageMeta } from "~/ui/page-meta";
import { Row, StaffList } from "~/ui/row-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return staffPage(request, (listing) => listTestimonials(db, listing));
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage testimonials");

export default function ManageTestimonials() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Manage testimonials"
      add={{ label: "Add Parents testimonial", to: "/dashboard/addparent-testimonial" }}
      empty={{ icon: "quote", words: "No testimonials yet." }}
      path="/dashboard/testimonials"
      page={page}
    >
      {page.rows.map((row) => (
        <Row
          key={row.id}
          name={row.name || "without a title"}
          heading={row.name || "Without a title"}
          path={`/dashboard/testimonial/${row.id}`}
          picture={<Photo picture={row.picture} alt="" sizes="5rem" className="row-photo" />}
        >
          <p className="hint">{row.details.slice(0, 100)}</p>
        </Row>
      ))}
    </StaffList>
  );
}
