import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { categoryLabel } from "~/content/notices/categories";
import { noticeName, PriorityBadge } from "~/content/notices/list";
import { listNotices } from "~/content/notices/queries.server";
import { cursorOf, pageOf } from "~/http/keyset.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { Icon } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";
import { Pagination } from "~/ui/pagination";

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
      <div className="page-title">
        <h1>Manage notices</h1>
        <Link className="button button-primary" to="/dashboard/add-notice">
          <Icon name="plus" />
          Add Notice
        </Link>
      </div>
      {notices.length === 0 ? (
        <p className="empty">
          <Icon name="bell" size={28} />
          No notices found
        </p>
      ) : (
        <>
          <p className="hint" role="status">
            Notice fetched successfully
          </p>
          <ul className="rows">
            {notices.map((notice) => (
              <li key={notice.id}>
                <div>
                  <h2>
                    <a href={`/notices/${notice.id}`}>{noticeName(notice)}</a>
                  </h2>
                  <p className="notice-meta">
                    <PriorityBadge priority={notice.priority} />
                    <span className="tag">{categoryLabel(notice.category)}</span>
                    <time dateTime={notice.date}>{shortDate(notice.date)}</time>
                  </p>
                </div>
                <p className="actions">
                  <Link
                    className="button button-quiet"
                    to={`/dashboard/notice/${notice.id}/update`}
                    aria-label={`Update ${noticeName(notice)}`}
                  >
                    <Icon name="pencil" size={18} />
                    Update
                  </Link>
                  <Link
                    className="button button-quiet button-danger-quiet"
                    to={`/dashboard/notice/${notice.id}/delete`}
                    aria-label={`Delete ${noticeName(notice)}`}
                  >
                    <Icon name="trash" size={18} />
                    Delete
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        newest={first ? undefined : "/dashboard/deletenotice"}
        older={next && `/dashboard/deletenotice?after=${next}`}
      />
    </>
  );
}
