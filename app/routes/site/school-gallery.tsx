import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PhotoGrid } from "~/content/photos/list";
import { photos } from "~/content/photos/queries.server";
import { isCursor } from "~/forms/cursor";
import type { PageQuery } from "~/forms/page-query";
import { PageHeader } from "~/ui/page-header";
import { titled } from "~/ui/page-meta";
import { Pagination } from "~/ui/pagination";
import { recordPage } from "./record-page.server";

const pageSize = 24;

const query = { after: isCursor } satisfies PageQuery;
export const handle = { query };

export const loader = (args: LoaderFunctionArgs) =>
  recordPage(args, { table: "photos" }, pageSize, photos.listOnSite);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titled("Gallery");

export default function SchoolGallery() {
  const { rows, next, first } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Gallery" />
      <div className="shell section">
        <PhotoGrid photos={rows} />
        <Pagination
          newest={first ? undefined : "/school-gallery"}
          older={next && `/school-gallery?after=${next}`}
        />
      </div>
    </>
  );
}
