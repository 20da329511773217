import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { BandTables } from "~/content/toppers/band-tables";
import { inBands } from "~/content/toppers/bands";
import { TopperGrid } from "~/content/toppers/list";
import { listNameless, toppers } from "~/content/toppers/topper.server";
import { servicesOf } from "~/services/services.server";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { SamplePeople } from "./sample-people";
import { wholeList } from "./whole-list.server";

const title = msg("Results");
const named = wholeList(toppers, "toppers");

export const handle = { layout: "wide" };
export async function loader(args: LoaderFunctionArgs) {
  const { db } = servicesOf(args.context);
  return { ...(await named(args)), nameless: inBands(await listNameless(db)) };
}

export const meta = titled(title);

export default function Results() {
  const { records, samples, nameless } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t(title)} />
      <div className="shell section">
        <SamplePeople samples={samples} />
        {records.length > 0 || nameless.length === 0 ? <TopperGrid toppers={records} /> : null}
        <BandTables results={nameless} />
      </div>
    </>
  );
}
