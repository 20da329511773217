import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listActivity } from "~/content/activity/queries.server";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { momentAtSchool } from "~/ui/dates";
import { EmptyList } from "~/ui/empty-list";
import { pageMeta } from "~/ui/page-meta";
import { Pagination } from "~/ui/pagination";

const pageSize = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "administrator");
  const asked = new URL(request.url).searchParams.get("before") ?? "";
  const before = /^\d{1,15}$/.test(asked) ? Number(asked) : undefined;
  const rows = await listActivity(servicesOf(context).db, { limit: pageSize + 1, before });
  const entries = rows.slice(0, pageSize);
  return {
    entries,
    first: before === undefined,
    next: rows.length > pageSize ? entries.at(-1)?.id : undefined,
  };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Activity");

export default function Activity() {
  const { entries, first, next } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Activity</h1>
      <p className="lead">Who added, changed, deleted or downloaded what.</p>
      {entries.length === 0 ? <EmptyList icon="activity">Nothing has been done yet.</EmptyList> : null}
      <ul className="rows">
        {entries.map((entry) => (
          <li key={entry.id}>
            <div>
              <h2>{`${entry.staff_name} ${entry.action}`}</h2>
              {entry.subject ? <p>{entry.subject}</p> : null}
            </div>
            <p className="hint">
              <time dateTime={entry.at}>{momentAtSchool(entry.at)}</time>
            </p>
          </li>
        ))}
      </ul>
      <Pagination
        newest={first ? undefined : "/dashboard/activity"}
        older={next === undefined ? undefined : `/dashboard/activity?before=${next}`}
      />
    </>
  );
}
