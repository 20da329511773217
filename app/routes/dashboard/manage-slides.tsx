import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listSlides } from "~/content/slides/queries.server";
import { Photo } from "~/files/photo";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { pageMeta } from "~/ui/page-meta";
import { EmptyList, ListTitle, Row } from "~/ui/row-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return { rows: await listSlides(db) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage slides");

export default function ManageSlides() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <>
      <ListTitle title="Manage slides" add="Add slide" to="/dashboard/slides/add" />
      {rows.length === 0 ? <EmptyList icon="presentation">No slides yet.</EmptyList> : null}
      <ul className="rows">
        {rows.map((row) => (
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
      </ul>
    </>
  );
}
