import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSettings } from "~/content/settings/queries.server";
import { VideoCollection } from "~/content/videos/list";
import { videos as videoRecords } from "~/content/videos/queries.server";
import { servicesOf } from "~/http/services.server";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";

/** More than a school shows on one page; a bound all the same. */
const limit = 60;

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const [videos, settings] = await Promise.all([videoRecords.list(db, { limit }), readSettings(db)]);
  return { videos, channel: settings.channel_url };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "Events", "Films of the school's events and activities.");

export default function Events() {
  const { videos, channel } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Events" lead="Films of the school's events and activities." />
      <div className="shell section">
        <VideoCollection videos={videos} channel={channel} />
      </div>
    </>
  );
}
