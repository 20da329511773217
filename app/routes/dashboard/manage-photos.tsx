import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPhotos } from "~/content/photos/queries.server";
import { Photo } from "~/files/photo";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";
import { EmptyList, ListTitle, Row } from "~/ui/row-list";

/** More than a school keeps on its site; a bound all the same. */
const limit = 500;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return { rows: await listPhotos(db, { limit }) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage images");

export default function ManagePhotos() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <>
      <ListTitle title="Manage images" add="Add Image" to="/dashboard/uploadimage" />
      {rows.length === 0 ? <EmptyList icon="photo">No photos found.</EmptyList> : null}
      <ul className="rows">
        {rows.map((row) => (
          <Row
            key={row.id}
            name={row.title || "without a title"}
            heading={row.title || "Without a title"}
            path={`/dashboard/image/${row.id}`}
            picture={<Photo picture={row.picture} alt="" sizes="5rem" className="row-photo" />}
          >
            <p className="hint">{shortDate(row.created_at)}</p>
          </Row>
        ))}
      </ul>
    </>
  );
}
