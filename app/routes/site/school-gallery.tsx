import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PhotoGrid } from "~/content/photos/list";
import { photos as photoRecords } from "~/content/photos/queries.server";
import { isCursor, parseCursor } from "~/forms/cursor";
import { type PageQuery, readQuery } from "~/forms/page-query";
import { pageOf } from "~/forms/paging.server";
import { notShared } from "~/http/headers";
import { servicesOf } from "~/http/services.server";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Pagination } from "~/ui/pagination";
import { isCursorOfRow } from "~db/cursors";

const pageSize = 24;

const query = { after: isCursor } satisfies PageQuery;
export const handle = { query };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const after = parseCursor(readQuery(request, query).after);
  const { db } = servicesOf(context);
  const photos = await photoRecords.list(db, { limit: pageSize + 1, after });
  const { rows, next } = pageOf(photos, pageSize);
  const isKnown = !after || (await isCursorOfRow(db, "photos", after));
  const page = { photos: rows, next, first: after === undefined };
  return data(page, isKnown ? {} : { headers: notShared });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

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
