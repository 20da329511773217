import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { countSubscribers, listSubscribers, removeSubscriber } from "~/content/subscribers/queries.server";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { Icon } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";
import { EmptyList } from "~/ui/row-list";

/** Addresses on the page; the file has all of them. */
const limit = 200;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { db } = servicesOf(context);
  const [total, subscribers] = await Promise.all([countSubscribers(db), listSubscribers(db, { limit })]);
  return { total, subscribers };
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
  const { total, subscribers } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="page-title">
        <h1>Newsletter addresses</h1>
        <a className="button button-primary" href="/dashboard/subscribers.csv">
          <Icon name="download" />
          Download as CSV
        </a>
      </div>
      <p className="lead">
        {total === 1 ? "1 address" : `${total} addresses`}. The site itself sends no mail to them.
      </p>
      {subscribers.length === 0 ? <EmptyList icon="mail">No addresses yet.</EmptyList> : null}
      <ul className="rows">
        {subscribers.map((subscriber) => (
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
      </ul>
    </>
  );
}
