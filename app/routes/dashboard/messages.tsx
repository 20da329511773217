import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { deleteMessage, listMessages, markMessage } from "~/content/messages/queries.server";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { momentAtSchool } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";
import { Pagination } from "~/ui/pagination";
import { EmptyList } from "~/ui/row-list";

const pageSize = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const asked = new URL(request.url).searchParams.get("before") ?? "";
  const before = /^\d{1,15}$/.test(asked) ? Number(asked) : undefined;
  const rows = await listMessages(servicesOf(context).db, { limit: pageSize + 1, before });
  const messages = rows.slice(0, pageSize);
  return {
    messages,
    first: before === undefined,
    next: rows.length > pageSize ? messages.at(-1)?.id : undefined,
  };
}

/** Marks a message read or unread, or erases it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const { db } = servicesOf(context);
  const fields = await readForm(request, context);
  const id = idOf({ id: fields.get("id") ?? undefined });
  const deed = fields.get("deed");
  if (deed === "delete") {
    await deleteMessage(db, id);
    await logActivity(db, staff.username, "deleted a message", "");
  } else {
    await markMessage(db, id, deed === "read");
  }
  const message =
    deed === "delete" ? "Message deleted" : deed === "read" ? "Marked as read" : "Marked as unread";
  return redirectWithMessage(request, context, { location: "/dashboard/messages", message });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Messages");

export default function Messages() {
  const { messages, first, next } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Messages</h1>
      {messages.length === 0 ? <EmptyList icon="inbox">No messages yet.</EmptyList> : null}
      <ul className="messages">
        {messages.map((message) => {
          const name = [message.first_name, message.last_name].filter(Boolean).join(" ") || "Somebody";
          return (
            <li key={message.id} className={message.read_at ? "panel" : "panel unread"}>
              <h2>{message.read_at ? name : `${name} (unread)`}</h2>
              <p className="hint">{momentAtSchool(message.created_at)}</p>
              <p className="notice-details">{message.message}</p>
              <p>
                {message.email ? (
                  <a
                    href={`mailto:${encodeURIComponent(message.email)}?subject=Your%20message%20to%20the%20school`}
                  >
                    {message.email}
                  </a>
                ) : null}{" "}
                {message.phone ? (
                  <a href={`tel:${message.phone.replace(/[^+\d]/g, "")}`}>{message.phone}</a>
                ) : null}
              </p>
              <Form method="post" className="actions">
                <input type="hidden" name="id" value={message.id} />
                <button
                  type="submit"
                  name="deed"
                  value={message.read_at ? "unread" : "read"}
                  className="button button-quiet"
                >
                  {message.read_at ? "Mark as unread" : "Mark as read"}
                </button>
                <button
                  type="submit"
                  name="deed"
                  value="delete"
                  className="button button-quiet button-danger-quiet"
                  aria-label={`Delete the message of ${name}`}
                >
                  Delete
                </button>
              </Form>
            </li>
          );
        })}
      </ul>
      <Pagination
        newest={first ? undefined : "/dashboard/messages"}
        older={next === undefined ? undefined : `/dashboard/messages?before=${next}`}
      />
    </>
  );
}
