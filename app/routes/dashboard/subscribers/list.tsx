import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { recordLook } from "~/content/activity/record-event.server";
import { countSubscribers, listSubscribers } from "~/content/subscribers/queries.server";
import { staffPage } from "~/forms/paging.server";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { ChooseBox } from "~/ui/choose";
import { shortDate } from "~/ui/dates";
import { DeleteLink } from "~/ui/delete-link";
import { Icon } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";
import { StaffList } from "~/ui/row-list";
import { looks } from "../menu/inbox.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const { db } = servicesOf(context);
  const page = await staffPage(request, (listing) => listSubscribers(db, listing));
  const look = { who: staff.username, action: looks.subscribers };
  if (page.rows.length > 0) await recordLook(context, look);
  return { ...page, total: await countSubscribers(db) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Newsletter addresses");

export default function Subscribers() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Newsletter addresses"
      empty={{ icon: "mail", words: "No addresses yet." }}
      path="/dashboard/subscribers"
      page={page}
      choices={[{ value: "delete", label: "Remove", danger: true }]}
      intro={
        <div className="page-title">
          <p className="lead">
            {page.total === 1 ? "1 address" : `${page.total} addresses`}. The site itself sends no mail to
            them.
          </p>
          <a className="button button-quiet" href="/dashboard/subscribers.csv">
            <Icon name="download" />
            Download as CSV
          </a>
        </div>
      }
    >
      {page.rows.map((subscriber) => (
        <li key={subscriber.id}>
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 [&_h2]:wrap-anywhere [&_p]:col-start-2">
            <ChooseBox value={subscriber.id} name={subscriber.email} />
            <h2>{subscriber.email}</h2>
            <p className="hint">{shortDate(subscriber.created_at)}</p>
          </div>
          <p className="actions">
            <DeleteLink
              to={`/dashboard/subscribers/${subscriber.id}/delete`}
              of={subscriber.email}
              verb="Remove"
            />
          </p>
        </li>
      ))}
    </StaffList>
  );
}
