import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { DisclosureGrid } from "~/content/disclosures/list";
import { listDisclosures } from "~/content/disclosures/queries.server";
import { servicesOf } from "~/services/services.server";
import type { FrameData } from "~/ui/frame/frame-data";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ context }: LoaderFunctionArgs) {
  return { disclosures: await listDisclosures(servicesOf(context).db) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Mandatory Public Disclosure");

export default function MandatoryPublicDisclosure() {
  const { disclosures } = useLoaderData<typeof loader>();
  const site = useRouteLoaderData<FrameData>("root")?.site ?? "";
  return (
    <>
      <PageHeader id="mandatory-public-disclosure" title="Mandatory Public Disclosure" />
      <div className="shell section">
        <DisclosureGrid disclosures={disclosures} site={site} />
      </div>
    </>
  );
}
