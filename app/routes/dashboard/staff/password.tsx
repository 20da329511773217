import { redirect } from "@remix-run/node";
import { msg, t } from "#say";
import { parsePasswordChange } from "~/accounts/account-form.server";
import { rememberDevice } from "~/accounts/known-device.server";
import { hashPassword } from "~/accounts/passwords.server";
import { setPassword } from "~/accounts/queries.server";
import { startSession } from "~/session/session.server";
import { CancelLink } from "~/ui/form/cancel-link";
import { NewPasswordField } from "~/ui/form/new-password";
import { OwnPasswordField } from "~/ui/form/own-password";
import { PostForm, useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { refuseOwnPassword } from "../account/own-password.server";
import { staffAction, staffLoader } from "../staff-page.server";

export const loader = staffLoader("editor", async () => {
  return null;
});

/** Verifies the current password within login limits, then ends all other sessions. */
export const action = staffAction(
  { role: "editor" },
  async ({ request, context, staff, db, fields, recordEvent }) => {
    const parsed = await parsePasswordChange(db, fields, staff.username);
    if (!parsed.ok) return parsed;
    const { current, password } = parsed.values;
    const refused = await refuseOwnPassword(request, context, staff, current, {
      field: "current",
      message: t("This is not your current password"),
    });
    if (refused) return refused;
    const hash = await hashPassword(password);
    const isThere = await db.transaction().execute(async (trx) => {
      const event = { verb: "changed password" as const, alert: true };
      await recordEvent(event, trx);
      return setPassword(trx, staff.username, hash);
    });
    if (!isThere) throw redirect("/login");
    const headers = new Headers();
    headers.append("Set-Cookie", await startSession(request, context, staff, false));
    headers.append("Set-Cookie", await rememberDevice(request, context, staff.username));
    const answer = {
      location: "/dashboard/account",
      message: t("Password changed. Other devices are logged out."),
    };
    return { answer, headers };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Change password"));

export default function ChangePassword() {
  const { problem } = useForm<typeof loader, typeof action>();
  return (
    <>
      <h1>{t("Change password")}</h1>
      <PostForm
        errors={problem?.errors}
        submit={t("Change password")}
        aside={<CancelLink to="/dashboard/account" />}
      >
        <OwnPasswordField name="current" label={t("Current password")} state={problem ?? {}} />
        <NewPasswordField state={problem ?? {}} />
      </PostForm>
    </>
  );
}
