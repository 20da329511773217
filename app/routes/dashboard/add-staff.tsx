import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { parseAccount } from "~/content/staff/account-form.server";
import { createStaff } from "~/content/staff/queries.server";
import { invalid } from "~/http/fields.server";
import { redirectWithMessage } from "~/http/flash.server";
import { issueToken } from "~/http/one-time.server";
import { readForm } from "~/http/read-form.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { TextField } from "~/ui/form/fields";
import { PostForm } from "~/ui/form/post-form";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  return { token: await issueToken(servicesOf(context).db, staff.id) };
}

/** Names are unique, which makes a second click harmless: it is told that the name is taken. */
export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const { db } = servicesOf(context);
  const parsed = parseAccount(await readForm(request, context));
  if (!parsed.ok) return invalid(context, parsed);
  const { username, password } = parsed.values;
  if (!(await createStaff(db, username, password))) {
    return invalid(context, {
      errors: { username: "There is an account with this name" },
      typed: { username },
    });
  }
  await logActivity(db, staff.username, "added a staff account", username);
  return redirectWithMessage(request, context, {
    location: "/dashboard/staff",
    message: `Added ${username}`,
  });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Add person");

export default function AddStaff() {
  const { token } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <h1>Add person</h1>
      <PostForm
        token={token}
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
          state={problem ?? {}}
        />
        <TextField
          name="password"
          label="First password"
          hint="10 characters or more. The person can change it after the first login."
          type="password"
          autoComplete="new-password"
          required
          state={problem ?? {}}
        />
      </PostForm>
    </>
  );
}
