import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { VideoCollection } from "~/content/videos/list";
import { videos as videoRecords } from "~/content/videos/queries.server";
import { servicesOf } from "~/services/services.server";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";

/** More than a school shows on one page; a bound all the same. */
const limit = 60;

export async function loader({ context }: LoaderFunctionArgs) {
  return { videos: await videoRecords.list(servicesOf(context).db, { limit }) };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "Events", "Films of the school's events and activities.");

export default function Events() {
  const { videos } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Events" lead="Films of the school's events and activities." />
      <div className="shell section">
        <VideoCollection videos={videos} />
      </div>
    </>
  );
}
