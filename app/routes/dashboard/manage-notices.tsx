import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { categoryLabel } from "~/content/notices/categories";
import { noticeName, PriorityBadge } from "~/content/notices/list";
import { listNotices } from "~/content/notices/queries.server";
import { cursorOf, pageOf } from "~/http/keyset.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";
import { Pagination } from "~/ui/pagination";
import { EmptyList, ListTitle, Row } from "~/ui/row-list";

const pageSize = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const after = cursorOf(new URL(request.url));
  const notices = await listNotices(servicesOf(context).db, { limit: pageSize + 1, after });
  const { rows, next } = pageOf(notices, pageSize);
  return { first: after === undefined, notices: rows, next };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage notices");

export default function ManageNotices() {
  const { first, notices, next } = useLoaderData<typeof loader>();
  return (
    <>
      <ListTitle title="Manage notices" add="Add Notice" to="/dashboard/add-notice" />
      {notices.length === 0 ? (
        <EmptyList icon="bell">No notices found</EmptyList>
      ) : (
        <p className="hint" role="status">
          Notice fetched successfully
        </p>
      )}
      <ul className="rows">
        {notices.map((notice) => (
          <Row
            key={notice.id}
            name={noticeName(notice)}
            heading={<a href={`/notices/${notice.id}`}>{noticeName(notice)}</a>}
            path={`/dashboard/notice/${notice.id}`}
          >
            <p className="notice-meta">
              <PriorityBadge priority={notice.priority} />
              <span className="tag">{categoryLabel(notice.category)}</span>
              <time dateTime={notice.date}>{shortDate(notice.date)}</time>
            </p>
          </Row>
        ))}
      </ul>
      <Pagination
        newest={first ? undefined : "/dashboard/deletenotice"}
        older={next && `/dashboard/deletenotice?after=${next}`}
      />
    </>
  );
}
