import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listFaculty } from "~/content/faculty/queries.server";
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
  return { rows: await listFaculty(db, { limit }) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage faculty");

export default function ManageFaculty() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <>
      <ListTitle title="Manage faculty" add="Add Faculty" to="/dashboard/add-faculty" />
      {rows.length === 0 ? <EmptyList icon="users">No Faculty found.</EmptyList> : null}
      <ul className="rows">
        {rows.map((row) => (
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
      </ul>
    </>
  );
}
