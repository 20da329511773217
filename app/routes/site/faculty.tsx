import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FacultyGrid } from "~/content/faculty/list";
import { faculty } from "~/content/faculty/queries.server";
import { servicesOf } from "~/services/services.server";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";

/** More than a school shows on one page; a bound all the same. */
const limit = 200;

export async function loader({ context }: LoaderFunctionArgs) {
  return { faculty: await faculty.list(servicesOf(context).db, { limit }) };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "Faculty", "The teachers of the school.");

export default function FacultyPage() {
  const { faculty } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Faculty" lead="The teachers of the school." />
      <div className="shell section">
        <FacultyGrid faculty={faculty} />
      </div>
    </>
  );
}
