import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TopperGrid } from "~/content/toppers/list";
import { toppers } from "~/content/toppers/queries.server";
import { servicesOf } from "~/services/services.server";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";

/** More than a school shows on one page; a bound all the same. */
const limit = 200;

export async function loader({ context }: LoaderFunctionArgs) {
  return { toppers: await toppers.list(servicesOf(context).db, { limit }) };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "Results", "Our toppers and their marks.");

export default function ResultsPage() {
  const { toppers } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Results" lead="Our toppers and their marks." />
      <div className="shell section">
        <TopperGrid toppers={toppers} />
      </div>
    </>
  );
}
