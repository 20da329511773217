import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { listComingEntries } from "~/content/calendar/queries.server";
import { categoryOf } from "~/content/notices/listing.server";
import { countNotices, listNotices } from "~/content/notices/queries.server";
import { readSettings } from "~/content/settings/queries.server";
import { servicesOf } from "~/http/services.server";
import type { loader as rootLoader } from "~/root";
import { todayAtSchool } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";
import { NoticesSection } from "./home/notices-section";

/** Notices and events on the home page; the rest is on /notices and /curriculum. */
const shown = 6;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const url = new URL(request.url);
  const tab = url.searchParams.get("tab") === "events" ? ("events" as const) : ("notices" as const);
  const category = categoryOf(url);
  const [notices, entries, activeNotices, settings] = await Promise.all([
    tab === "notices"
      ? listNotices(db, { limit: shown, category: category === "all" ? undefined : category })
      : [],
    tab === "events" ? listComingEntries(db, todayAtSchool(), shown) : [],
    countNotices(db),
    readSettings(db),
  ]);
  return { tab, category, notices, entries, activeNotices, about: settings.about_text };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => pageMeta(matches, "", data?.about);

export default function Home() {
  const { about, ...notices } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <>
      <section className="welcome" aria-labelledby="welcome-heading">
        <div className="shell">
          <h1 id="welcome-heading">{root?.school.school_name}</h1>
          <p className="lead">{about}</p>
        </div>
      </section>
      <NoticesSection {...notices} />
    </>
  );
}
