import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listStaff } from "~/content/staff/queries.server";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";
import { StaffList } from "~/ui/row-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  return { people: await listStaff(servicesOf(context).db), own: staff.id };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Staff accounts");

export default function StaffAccounts() {
  const { people, own } = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Staff accounts"
      add={{ label: "Add person", to: "/dashboard/staff/add" }}
      empty={{ icon: "users", words: "No accounts." }}
      path="/dashboard/staff"
      page={{ rows: people, first: true }}
      intro={people.length === 1 ? <p className="hint">The last account cannot be deleted.</p> : null}
    >
      {people.map((person) => (
        <li key={person.id}>
          <div>
            <h2>{person.id === own ? `${person.username} (you)` : person.username}</h2>
            <p className="hint">{`since ${shortDate(person.created_at)}`}</p>
          </div>
          <p className="actions">
            {person.id === own ? (
              <Link className="button button-quiet" to="/dashboard/staff/password">
                Change password
              </Link>
            ) : null}{" "}
            {people.length > 1 ? (
              <Link
                className="button button-quiet text-red"
                to={`/dashboard/staff/${person.id}/remove`}
                aria-label={`Remove ${person.username}`}
              >
                Remove
              </Link>
            ) : null}
          </p>
        </li>
      ))}
    </StaffList>
  );
}
