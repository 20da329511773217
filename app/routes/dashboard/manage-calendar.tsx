import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listEntriesForStaff } from "~/content/calendar/queries.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";
import { EmptyList, ListTitle, Row } from "~/ui/row-list";

/** Some ten years of entries; older ones stay on the public calendar. */
const limit = 500;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  return { entries: await listEntriesForStaff(servicesOf(context).db, limit) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Manage calendar");

export default function ManageCalendar() {
  const { entries } = useLoaderData<typeof loader>();
  return (
    <>
      <ListTitle title="Manage calendar" add="Add entry" to="/dashboard/calendar/add" />
      {entries.length === 0 ? <EmptyList icon="calendar-event">No calendar entries yet</EmptyList> : null}
      <ul className="rows">
        {entries.map((entry) => (
          <Row
            key={entry.id}
            name={entry.title}
            heading={entry.title}
            path={`/dashboard/calendar/${entry.id}`}
          >
            <p className="notice-meta">
              <span className="tag">{entry.kind === "holiday" ? "Holiday" : "Event"}</span>
              <time dateTime={entry.date}>{shortDate(entry.date)}</time>
            </p>
          </Row>
        ))}
      </ul>
    </>
  );
}
