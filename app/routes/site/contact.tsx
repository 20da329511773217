import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { MessageFields } from "~/content/messages/fields";
import { parseMessage } from "~/content/messages/form.server";
import { TooManyMessagesError, takeMessage } from "~/content/messages/send.server";
import { invalid } from "~/http/fields.server";
import { redirectWithMessage } from "~/http/flash.server";
import { issueToken, visitor } from "~/http/one-time.server";
import { readForm } from "~/http/read-form.server";
import { servicesOf } from "~/http/services.server";
import { unsaved } from "~/http/staff-form.server";
import { honeypotField } from "~/http/visitor-form.server";
import type { loader as rootLoader } from "~/root";
import { Honeypot } from "~/ui/form/honeypot";
import { PostForm } from "~/ui/form/post-form";
import { SocialLinks } from "~/ui/frame/social-links";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";

/** Spelled as in the product (specification section 8). */
const failure = "Failed to send messgae";

const visitRequest =
  "We would like to visit the school. A day and time that would suit us:\n\nNumber of visitors:\nClass we are interested in:";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = new URL(request.url).searchParams.get("about") === "visit";
  return {
    token: await issueToken(servicesOf(context).db, visitor),
    honeypot: honeypotField,
    typed: visit ? { message: visitRequest } : {},
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, context);
  const parsed = parseMessage(fields);
  if (!parsed.ok) return invalid(context, parsed);
  try {
    return redirectWithMessage(request, context, await takeMessage(context, fields, parsed.values));
  } catch (error) {
    if (!(error instanceof TooManyMessagesError)) return unsaved(context, error, fields, failure);
    const errors = {
      "": "Very many messages came from your network lately. Please try again in an hour, or call us.",
    };
    return invalid(context, { errors, typed: Object.fromEntries(fields) }, 429);
  }
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "Contact", "Write to the school, call us, or come by.");

export default function Contact() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const school = useRouteLoaderData<typeof rootLoader>("root")?.school;
  return (
    <>
      <PageHeader
        title="Contact"
        lead="Write to us, call us, or come by. Somebody answers on every working day."
      />
      <div className="shell section with-sidebar">
        <div>
          <h2>Send a message</h2>
          <PostForm token={form.token} errors={problem?.errors} problem={failure} submit="Send message">
            <MessageFields state={problem ?? form} />
            <Honeypot name={form.honeypot} />
          </PostForm>
        </div>
        {school ? (
          <aside className="sidebar contact-facts" aria-label="Phone, e-mail and address">
            {school.phone ? (
              <p>
                <Icon name="phone" />
                <a href={`tel:${school.phone.replace(/[^+\d]/g, "")}`}>{school.phone}</a>
              </p>
            ) : null}
            {[school.email_office, school.email_admissions, school.email_principal]
              .filter(Boolean)
              .map((email) => (
                <p key={email}>
                  <Icon name="mail" />
                  <a href={`mailto:${email}`}>{email}</a>
                </p>
              ))}
            {school.address ? (
              <address>
                <Icon name="map-pin" />
                {school.address}
              </address>
            ) : null}
            <SocialLinks school={school} />
          </aside>
        ) : null}
      </div>
    </>
  );
}
