import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isPublicCategory } from "~/content/notices/categories";
import { CategoryChips, NoticeList } from "~/content/notices/list";
import { listNotices } from "~/content/notices/queries.server";
import { isCursor, parseCursor } from "~/forms/cursor";
import { type PageQuery, readQuery } from "~/forms/page-query";
import { pageOf } from "~/forms/paging.server";
import { notShared } from "~/http/headers";
import { servicesOf } from "~/http/services.server";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Pagination } from "~/ui/pagination";
import { isCursorOfRow } from "~db/cursors";

const pageSize = 20;

const query = { category: isPublicCategory, after: isCursor } satisfies PageQuery;
export const handle = { query };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const asked = readQuery(request, query);
  const after = parseCursor(asked.after);
  const notices = await listNotices(db, { limit: pageSize + 1, category: asked.category, after });
  const { rows, next } = pageOf(notices, pageSize);
  const isKnown = !after || (await isCursorOfRow(db, "notices", after));
  const page = { category: asked.category ?? "all", first: after === undefined, notices: rows, next };
  return data(page, isKnown ? {} : { headers: notShared });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "Notices", "All notices of the school, the newest first.");

export default function Notices() {
  const { category, first, notices, next } = useLoaderData<typeof loader>();
  const here = category === "all" ? "/notices" : `/notices?category=${category}`;
  return (
    <>
      <PageHeader title="Notices" lead="Everything the school has announced, the newest first." />
      <div className="shell section-narrow">
        <CategoryChips
          current={category}
          href={(value) => (value === "all" ? "/notices" : `/notices?category=${value}`)}
        />
        <NoticeList notices={notices} />
        <Pagination
          newest={first ? undefined : here}
          older={next && `${here}${here.includes("?") ? "&" : "?"}after=${next}`}
        />
      </div>
    </>
  );
}
