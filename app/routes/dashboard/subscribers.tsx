import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { countSubscribers, listSubscribers, removeSubscriber } from "~/content/subscribers/queries.server";
import { redirectWithMessage } from "~/http/flash.server";
import { staffPage } from "~/http/keyset.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { Icon } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";
import { StaffList } from "~/ui/row-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  const page = await staffPage(request, (listing) => listSubscribers(db, listing));
  return { ...page, total: await countSubscribers(db) };
}

/** Removes one address. An address is nobody's work to restore: it is gone at once. */
export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const { db } = servicesOf(context);
  const fields = await readForm(request, context);
  const email = await removeSubscriber(db, idOf({ id: fields.get("id") ?? undefined }));
  if (email) await logActivity(db, staff.username, "removed a newsletter address", "");
  return redirectWithMessage(request, context, {
    location: "/dashboard/subscribers",
    message: "Address removed",
  });
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
          <div>
            <h2>{subscriber.email}</h2>
            <p className="hint">{shortDate(subscriber.created_at)}</p>
          </div>
          <Form method="post" className="actions">
            <input type="hidden" name="id" value={subscriber.id} />
            <button
              type="submit"
              className="button button-quiet button-danger-quiet"
              aria-label={`Remove ${subscriber.email}`}
            >
              Remove
            </button>
          </Form>
        </li>
      ))}
    </StaffList>
  );
}
