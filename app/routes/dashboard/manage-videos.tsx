import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listVideos } from "~/content/videos/queries.server";
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
  return { rows: await listVideos(db, { limit }) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage videos");

export default function ManageVideos() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <>
      <ListTitle title="Manage videos" add="Add video" to="/dashboard/videos/add" />
      {rows.length === 0 ? <EmptyList icon="player-play">No videos yet.</EmptyList> : null}
      <ul className="rows">
        {rows.map((row) => (
          <Row
            key={row.id}
            name={row.title || "without a title"}
            heading={row.title || "Without a title"}
            path={`/dashboard/videos/${row.id}`}
            picture={<Photo picture={row.picture} alt="" sizes="5rem" className="row-photo" />}
          >
            <p className="hint">{[row.category, row.duration].filter(Boolean).join(" · ")}</p>
          </Row>
        ))}
      </ul>
    </>
  );
}
