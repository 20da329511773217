import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { recordEvent } from "~/content/activity/record-event.server";
import { parseNewPassword } from "~/content/staff/account-form.server";
import { linkHours } from "~/content/staff/link-facts";
import { findPasswordLink, setPasswordByLink } from "~/content/staff/password-links.server";
import { hashPassword } from "~/content/staff/passwords.server";
import { invalid } from "~/forms/fields.server";
import { redirectWithMessage } from "~/http/flash.server";
import { clearSiteData } from "~/http/headers";
import { readForm, shortForm } from "~/http/read-form.server";
import { refusal } from "~/http/refusal";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import { NewPasswordField } from "~/ui/form/new-password";
import { PostForm } from "~/ui/form/post-form";
import { PageHeader } from "~/ui/page-header";
import { titled } from "~/ui/page-meta";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("link") ?? "";

const gone = "This link does not work any more. Please ask an administrator of the site for a new one.";

/** Opening the link changes nothing: messengers open links too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const link = await findPasswordLink(servicesOf(context).db, tokenOf(request));
  return { username: link?.username ?? null };
}

/** Uses the link up, sets the password and leads to the login: the link alone does not log anybody in. */
export const action = saving(async ({ request, context }: ActionFunctionArgs) => {
  const { db } = servicesOf(context);
  const fields = await readForm(request, context, shortForm);
  const token = tokenOf(request);
  const link = await findPasswordLink(db, token);
  if (!link) throw refusal(410, gone);
  const parsed = await parseNewPassword(db, fields, link.username);
  if (!parsed.ok) return invalid(parsed);
  const hash = await hashPassword(parsed.values.password);
  const username = await db.transaction().execute(async (trx) => {
    const owner = await setPasswordByLink(trx, token, hash);
    const action = "set a new password by a link";
    if (owner) await recordEvent(context, { who: owner, action, alert: true }, trx);
    return owner;
  });
  if (!username) throw refusal(410, gone);
  const answer = { location: "/login", message: "Your new password is set. Please log in with it." };
  return redirectWithMessage(request, context, answer, new Headers(clearSiteData));
});

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
}

export const meta = titled("Set a new password");

export default function SetPassword() {
  const { username } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  if (!username) {
    return (
      <>
        <PageHeader title="Set a new password" />
        <div className="shell section-narrow prose">
          <p>{gone}</p>
          <p>{`A link works once, and for ${linkHours} hours.`}</p>
          <p>
            <a href="/login">To the login</a>
          </p>
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Set a new password" lead={`For the account ${username}.`} />
      <div className="shell section-narrow">
        <PostForm errors={problem?.errors} submit="Set the password">
          {/* For password managers, which keep the two together. */}
          <input type="hidden" name="username" autoComplete="username" value={username} />
          <NewPasswordField state={problem ?? {}} />
        </PostForm>
        <p className="mt-4">You are then logged out on all devices, and log in with the new password.</p>
      </div>
    </>
  );
}
