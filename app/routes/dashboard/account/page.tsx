import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/http/require-staff.server";
import { roleWords } from "~/session/roles";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { username, role } = await requireStaff(request, context, "editor");
  return { username, role };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Your account");

/** What people can do about their own account. */
export default function OwnAccount() {
  const { username, role } = useLoaderData<typeof loader>();
  const { label, may } = roleWords[role];
  return (
    <>
      <h1>Your account</h1>
      <p className="lead">{`${username}. ${label}: ${may}.`}</p>
      <section className="panel">
        <h2>Password</h2>
        <p>Change it when somebody else may know it. All your other devices are then logged out.</p>
        <p className="actions">
          <Link className="button button-quiet" to="/dashboard/staff/password">
            Change password
          </Link>
        </p>
      </section>
    </>
  );
}
