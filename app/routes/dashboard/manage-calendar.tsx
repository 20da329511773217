import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listEntriesForStaff } from "~/content/calendar/queries.server";
import { staffPage } from "~/forms/paging.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortSpan } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";
import { Row, StaffList } from "~/ui/row-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  return staffPage(request, async (listing) =>
    (await listEntriesForStaff(db, listing)).map((entry) => ({ ...entry, created_at: entry.date })),
  );
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage calendar");

export default function ManageCalendar() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Manage calendar"
      add={{ label: "Add entry", to: "/dashboard/calendar/add" }}
      empty={{ icon: "calendar-event", words: "No calendar entries yet" }}
      path="/dashboard/calendar"
      page={page}
    >
      {page.rows.map((entry) => (
        <Row key={entry.id} name={entry.title} heading={entry.title} path={`/dashboard/calendar/${entry.id}`}>
          <p className="notice-meta">
            <span className="tag">{entry.kind === "holiday" ? "Holiday" : "Event"}</span>
            <time dateTime={entry.date}>{shortSpan(entry.date, entry.last_date)}</time>
          </p>
        </Row>
      ))}
    </StaffList>
  );
}
