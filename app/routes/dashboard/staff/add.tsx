import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { recordEvent } from "~/content/activity/record-event.server";
import { parseAccount } from "~/content/staff/account-form.server";
import { hashPassword } from "~/content/staff/passwords.server";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { requireProof } from "~/content/staff/proof/require-proof.server";
import { createStaff } from "~/content/staff/queries.server";
import { invalid } from "~/forms/fields.server";
import { runOnce } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm } from "~/http/read-form.server";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, unsaved } from "~/http/staff-form.server";
import { servicesOf } from "~/services/services.server";
import { TextField } from "~/ui/form/fields";
import { PasswordField } from "~/ui/form/password-field";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { titled } from "~/ui/page-meta";
import { RoleField } from "./role-field";

export const handle: ProofHandle = { proof: "asked" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  return openForm(request, context, staff, { role: "editor" });
}

class NameTakenError extends Error {}

/** A second click gets the first one's answer, as everywhere. */
export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const { db } = servicesOf(context);
  const fields = await readForm(request, context);
  await requireProof(request, context, staff, fields);
  const parsed = await parseAccount(db, fields);
  if (!parsed.ok) return invalid(parsed);
  const { username, password, role } = parsed.values;
  const hash = await hashPassword(password);
  // What was done is noted by a hash of the form, in which no password is to be.
  fields.delete("password");
  try {
    const answer = await runOnce(db, fields, async (trx) => {
      if (!(await createStaff(trx, { username, password_hash: hash, role }))) throw new NameTakenError();
      const subject = `${username}, ${role}`;
      const event = { who: staff.username, action: "added a staff account", subject, alert: true };
      await recordEvent(context, event, trx);
      return { location: "/dashboard/staff", message: `Added ${username}` };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    if (!(error instanceof NameTakenError)) {
      return unsaved(context, error, fields, "The account could not be added. Please try again.");
    }
    return invalid({
      errors: { username: "There is an account with this name" },
      typed: { username, role },
    });
  }
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled("Add person");

export default function AddStaff() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const state = problem ?? form;
  return (
    <>
      <h1>Add person</h1>
      <Restored form={form} when={!problem} />
      <PostForm
        token={form.token}
        errors={problem?.errors}
        submit="Add person"
        aside={<Link to="/dashboard/staff">Cancel</Link>}
      >
        <TextField
          name="username"
          label="Username"
          autoComplete="off"
          autoCapitalize="none"
          required
          state={state}
        />
        <PasswordField
          name="password"
          label="First password"
          hint="10 characters or more. The person can change it after the first login."
          required
          state={state}
        />
        <RoleField state={state} />
      </PostForm>
    </>
  );
}
