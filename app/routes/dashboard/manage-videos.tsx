import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listVideos } from "~/content/videos/queries.server";
import { Photo } from "~/files/photo";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { pageMeta } from "~/ui/page-meta";
import { Row, StaffList } from "~/ui/row-list";

/** More than a school keeps on its site; a bound all the same. */
const limit = 500;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return { rows: await listVideos(db, { limit }), first: true };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage videos");

export default function ManageVideos() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Manage videos"
      add={{ label: "Add video", to: "/dashboard/videos/add" }}
      empty={{ icon: "player-play", words: "No videos yet." }}
      path="/dashboard/videos"
      page={page}
    >
      {page.rows.map((row) => (
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
    </StaffList>
  );
}
