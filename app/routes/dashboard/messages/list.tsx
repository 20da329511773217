import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { message as kind } from "~/content/messages/message";
import { listMessages, markMessage } from "~/content/messages/queries.server";
import { nameOfSender } from "~/content/messages/sender";
import { readSettings } from "~/content/settings/queries.server";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import { type ChoiceButton, ChooseBox } from "~/ui/choose";
import { addMonths, momentAtSchool, shortDate } from "~/ui/dates";
import { DeleteLink } from "~/ui/delete-link";
import { PhoneLink } from "~/ui/phone-link";
import { receivedPage } from "../received/list-page.server";
import { ReceivedList, receivedMeta } from "../received/received-list";

export async function loader(args: LoaderFunctionArgs) {
  return receivedPage(args, "messages", async (db, listing) => {
    const months = Number((await readSettings(db)).message_months);
    return (await listMessages(db, listing)).map((message) => ({
      ...message,
      lastDay: addMonths(new Date(message.created_at), months).toISOString(),
    }));
  });
}

/** Marks a message read or unread. */
export const action = saving(async ({ request, context }: ActionFunctionArgs) => {
  await requireStaff(request, context, "administrator");
  const fields = await readForm(request, context);
  const isRead = fields.get("intent") === "read";
  await markMessage(servicesOf(context).db, idOf({ id: fields.get("id") ?? undefined }), isRead);
  return redirectWithMessage(request, context, {
    location: "/dashboard/messages",
    message: isRead ? "Marked as read" : "Marked as unread",
  });
});

export const meta = receivedMeta(kind);

const choices: ChoiceButton[] = [
  { value: "read", label: "Mark as read" },
  { value: "unread", label: "Mark as unread" },
  { value: "delete", label: "Delete", danger: true },
];

export default function Messages() {
  const page = useLoaderData<typeof loader>();
  return (
    <ReceivedList kind={kind} empty="No messages yet." page={page} className="" choices={choices}>
      {page.rows.map((message) => {
        const name = nameOfSender(message);
        return (
          <li key={message.id} className={message.read_at ? "panel" : "panel border-l-5 border-l-marigold"}>
            <div className="flex items-center gap-1">
              <ChooseBox value={message.id} name={`the message of ${name}`} />
              <h2>{message.read_at ? name : `${name} (unread)`}</h2>
            </div>
            <p className="hint">{`${momentAtSchool(message.created_at)} · kept until ${shortDate(message.lastDay)}`}</p>
            <p className="whitespace-pre-line text-ink-soft">{message.message}</p>
            <p>
              {message.email ? (
                <a
                  href={`mailto:${encodeURIComponent(message.email)}?subject=Your%20message%20to%20the%20school`}
                >
                  {message.email}
                </a>
              ) : null}{" "}
              {message.phone ? <PhoneLink number={message.phone} /> : null}
            </p>
            <Form method="post" className="actions">
              <input type="hidden" name="id" value={message.id} />
              <button
                type="submit"
                name="intent"
                value={message.read_at ? "unread" : "read"}
                className="button button-quiet"
              >
                {message.read_at ? "Mark as unread" : "Mark as read"}
              </button>{" "}
              <DeleteLink to={`/dashboard/messages/${message.id}/delete`} of={`the message of ${name}`} />
            </Form>
          </li>
        );
      })}
    </ReceivedList>
  );
}
