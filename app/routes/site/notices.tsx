import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CategoryChips, NoticeList } from "~/content/notices/list";
import { categoryOf } from "~/content/notices/listing.server";
import { listNotices } from "~/content/notices/queries.server";
import { cursorOf, pageOf } from "~/forms/paging.server";
import { servicesOf } from "~/http/services.server";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Pagination } from "~/ui/pagination";

const pageSize = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const url = new URL(request.url);
  const category = categoryOf(url);
  const after = cursorOf(url);
  const notices = await listNotices(db, {
    limit: pageSize + 1,
    category: category === "all" ? undefined : category,
    after,
  });
  const { rows, next } = pageOf(notices, pageSize);
  return { category, first: after === undefined, notices: rows, next };
}

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
