import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { onPage } from "~/capabilities/translations/on-page.server";
import { listAlbumsOnSite } from "~/content/albums/album.server";
import { AlbumsByYear } from "~/content/albums/grid";
import { inNoAlbum } from "~/content/photos/album-photos.server";
import { PhotoGrid } from "~/content/photos/list";
import { photos } from "~/content/photos/photo.server";
import { photo } from "~/kinds/photo";
import { isCursor } from "~/lists/cursor";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { servicesOf } from "~/services/services.server";
import { Pagination } from "~/ui/lists/pagination";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { recordPage } from "./record-page.server";

const pageSize = 24;

const query = { after: isCursor } satisfies PageQuery;
export const handle = { query, layout: "wide" };

/** Loads albums by year, then pages of photos without an album. */
export async function loader(args: LoaderFunctionArgs) {
  const isFirst = readQuery(args.request, query).after === undefined;
  const albums = isFirst ? await listAlbumsOnSite(servicesOf(args.context).db) : [];
  return recordPage(
    args,
    { table: "photos" },
    pageSize,
    async (db, listing) => onPage(db, photo, await photos.list(db, { ...listing, filter: inNoAlbum })),
    { albums },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titled(msg("Gallery"));

export default function SchoolGallery() {
  const { albums, rows, next, first } = useLoaderData<typeof loader>();
  const hasAlbums = albums.length > 0;
  return (
    <>
      <PageHeader title={t("Gallery")} />
      <div className="shell section">
        <AlbumsByYear albums={albums} />
        {hasAlbums && rows.length > 0 ? (
          <h2 className="mt-10 mb-3" id="more-photos">
            {t("More photos")}
          </h2>
        ) : null}
        {hasAlbums && rows.length === 0 ? null : <PhotoGrid photos={rows} below={hasAlbums} />}
        <Pagination
          newest={first ? undefined : "/school-gallery"}
          older={next && `/school-gallery?after=${next}`}
        />
      </div>
    </>
  );
}
