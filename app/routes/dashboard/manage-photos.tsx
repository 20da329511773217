import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPhotos } from "~/content/photos/queries.server";
import { Photo } from "~/files/photo";
import { staffPage } from "~/forms/paging.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";
import { Row, StaffList } from "~/ui/row-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return staffPage(request, (listing) => listPhotos(db, listing));
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage images");

export default function ManagePhotos() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Manage images"
      add={{ label: "Add Image", to: "/dashboard/uploadimage" }}
      empty={{ icon: "photo", words: "No photos found." }}
      path="/dashboard/deleteimage"
      page={page}
    >
      {page.rows.map((row) => (
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
    </StaffList>
  );
}
