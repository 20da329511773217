import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { categoryLabel } from "~/content/notices/categories";
import { noticeName, PriorityBadge } from "~/content/notices/list";
import { listNotices } from "~/content/notices/queries.server";
import { staffPage } from "~/forms/paging.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";
import { Row, StaffList } from "~/ui/row-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return staffPage(request, (listing) => listNotices(db, listing));
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage notices");

export default function ManageNotices() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Manage notices"
      add={{ label: "Add Notice", to: "/dashboard/add-notice" }}
      empty={{ icon: "bell", words: "No notices found" }}
      path="/dashboard/deletenotice"
      page={page}
      intro={
        page.rows.length > 0 ? (
          <p className="hint" role="status">
            Notice fetched successfully
          </p>
        ) : null
      }
    >
      {page.rows.map((notice) => (
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
    </StaffList>
  );
}
