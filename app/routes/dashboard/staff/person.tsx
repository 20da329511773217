import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { roleWords } from "~/session/roles";
import { shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";
import { personOf } from "./person.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const person = await personOf(servicesOf(context).db, params);
  return { person, isOneself: person.id === staff.id };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data ? `Staff account: ${data.person.username}` : "Staff account");

/** One account, and what an administrator can do about it. */
export default function StaffPerson() {
  const { person, isOneself } = useLoaderData<typeof loader>();
  const { label, may } = roleWords[person.role];
  const path = `/dashboard/staff/${person.id}`;
  return (
    <>
      <h1>{isOneself ? `${person.username} (you)` : person.username}</h1>
      <p className="lead">{`${label}, since ${shortDate(person.created_at)}`}</p>
      <section className="panel">
        <h2>Role</h2>
        <p>{`${label}: ${may}.`}</p>
        <p className="actions">
          <Link className="button button-quiet" to={`${path}/role`}>
            Change the role
          </Link>
        </p>
      </section>
      <section className="panel">
        <h2>Leaving the school?</h2>
        <p>Remove the account of somebody who does not work on this site any more.</p>
        <p className="actions">
          <Link className="button button-quiet text-red" to={`${path}/remove`}>
            Remove the account
          </Link>
        </p>
      </section>
      <p>
        <Link className="underline" to="/dashboard/staff">
          All staff accounts
        </Link>
      </p>
    </>
  );
}
