import { type ActionFunctionArgs, data } from "@remix-run/node";
import { type Message, msg, rich, t } from "#say";
import { parseNewPassword } from "~/accounts/account-form.server";
import { linkHours } from "~/accounts/link-facts";
import { findPasswordLink, setPasswordByLink } from "~/accounts/password-links.server";
import { hashPassword } from "~/accounts/passwords.server";
import { recordEvent } from "~/activity-log/record-event.server";
import { invalid, type Typed } from "~/forms/fields.server";
import { redirectWithMessage } from "~/http/flash.server";
import { clearSiteData } from "~/http/headers";
import { readForm, shortForm } from "~/http/read-form.server";
import { refusal } from "~/http/refusal";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import { type FormState, TextField } from "~/ui/form/fields";
import { NewPasswordField } from "~/ui/form/new-password";
import { PostForm, useForm } from "~/ui/form/post-form";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";

const gone: Message = msg(
  "This link does not work any more. Please ask an administrator of the site for a new one.",
);

export const handle = { layout: "wide" };

/** Checks a link, or uses it up and sets the password. A link alone does not log in. */
export const action = saving(async ({ request, context }: ActionFunctionArgs) => {
  const { db } = servicesOf(context);
  const fields = await readForm(request, context, { characters: shortForm });
  const code = (fields.get("link") ?? "").trim().replace(/^.*(#|link=)/, "");
  if (code === "")
    return invalid({
      errors: { link: t(/* Said where the field was left empty. */ "Paste your link") },
      typed: {} as Typed,
    });
  const link = await findPasswordLink(db, code);
  if (!link) throw refusal(410, t(gone));
  const opened = { code, username: link.username };
  if (!fields.has("password")) return data({ opened });
  const parsed = await parseNewPassword(db, fields, link.username);
  if (!parsed.ok) return invalid({ ...parsed, opened });
  const hash = await hashPassword(parsed.values.password);
  const username = await db.transaction().execute(async (trx) => {
    const owner = await setPasswordByLink(trx, code, hash);
    const verb = "set password by link";
    if (owner) await recordEvent(context, { who: owner, verb, alert: true }, trx);
    return owner;
  });
  if (!username) throw refusal(410, t(gone));
  const answer = { location: "/login", message: t("Your new password is set. Please log in with it.") };
  return redirectWithMessage(request, context, answer, new Headers(clearSiteData));
});

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
}

export const meta = titled(msg("Set a new password"));

export default function SetPassword() {
  const { problem: answer } = useForm<unknown, typeof action>();
  const problem = answer && "errors" in answer ? answer : undefined;
  const opened = answer && "opened" in answer ? answer.opened : undefined;
  if (!opened) return <OpenLink state={problem ?? {}} />;
  return (
    <>
      <PageHeader
        title={t("Set a new password")}
        lead={t(/* The new password that is to be set. */ "For the account {username}.", {
          username: opened.username,
        })}
      />
      <div className="shell section-narrow">
        <PostForm errors={problem?.errors} submit={t(/* On a button. */ "Set the password")}>
          <input type="hidden" name="link" value={opened.code} />
          {/* Password managers need the user name, too. */}
          <input type="hidden" name="username" autoComplete="username" value={opened.username} />
          <NewPasswordField state={problem ?? {}} />
        </PostForm>
        <p className="mt-4">
          {t("You are then logged out on all devices, and log in with the new password.")}
        </p>
      </div>
    </>
  );
}

/** Browsers do not send the fragment with the code. A script does; without it, people paste the link. */
function OpenLink({ state }: { state: FormState }) {
  return (
    <>
      <PageHeader
        title={t("Set a new password")}
        lead={t(/* How a new password is set. */ "With a link, which works once, and for {hours} hours.", {
          hours: linkHours,
        })}
      />
      <div className="shell section-narrow" data-enhance="password-link">
        <p className="mb-4">{t("Copy the whole link from the message that you got, and paste it here.")}</p>
        <PostForm errors={state.errors} submit={t("Continue")}>
          <TextField
            name="link"
            label={t("Link")}
            autoComplete="off"
            autoCapitalize="none"
            required
            state={state}
          />
        </PostForm>
        <p className="mt-4">
          {rich("Without a link? <a>What to do about a forgotten password</a>", {
            a: (words) => <a href="/login-help#forgot">{words}</a>,
          })}
        </p>
      </div>
    </>
  );
}
