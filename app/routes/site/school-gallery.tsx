import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PhotoGrid } from "~/content/photos/list";
import { listPhotos } from "~/content/photos/queries.server";
import { cursorOf, pageOf } from "~/forms/paging.server";
import { servicesOf } from "~/http/services.server";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Pagination } from "~/ui/pagination";

const pageSize = 24;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const after = cursorOf(new URL(request.url));
  const photos = await listPhotos(servicesOf(context).db, { limit: pageSize + 1, after });
  const { rows, next } = pageOf(photos, pageSize);
  return { photos: rows, next, first: after === undefined };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "Gallery", "Photos of school life: assemblies, festivals, games and lessons.");

export default function SchoolGallery() {
  const { photos, next, first } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Gallery" lead="Assemblies, festivals, games and lessons: school life in pictures." />
      <div className="shell section">
        <PhotoGrid photos={photos} />
        <Pagination
          newest={first ? undefined : "/school-gallery"}
          older={next && `/school-gallery?after=${next}`}
        />
      </div>
    </>
  );
}
