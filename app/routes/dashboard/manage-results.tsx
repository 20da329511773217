import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listToppers } from "~/content/toppers/queries.server";
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
  return { rows: await listToppers(db, { limit }) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage results");

export default function ManageToppers() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <>
      <ListTitle title="Manage results" add="Upload Result" to="/dashboard/add-result" />
      {rows.length === 0 ? <EmptyList icon="trophy">No student results found.</EmptyList> : null}
      <ul className="rows">
        {rows.map((row) => (
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
      </ul>
    </>
  );
}
