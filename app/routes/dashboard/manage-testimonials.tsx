import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listTestimonials } from "~/content/testimonials/queries.server";
import { Photo } from "~/files/photo";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { pageMeta } from "~/ui/page-meta";
import { EmptyList, ListTitle, Row } from "~/ui/row-list";

/** More than a school keeps on its site; a bound all the same. */
const limit = 500;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return { rows: await listTestimonials(db, { limit }) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage testimonials");

export default function ManageTestimonials() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <>
      <ListTitle
        title="Manage testimonials"
        add="Add Parents testimonial"
        to="/dashboard/addparent-testimonial"
      />
      {rows.length === 0 ? <EmptyList icon="quote">No testimonials yet.</EmptyList> : null}
      <ul className="rows">
        {rows.map((row) => (
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
      </ul>
    </>
  );
}
