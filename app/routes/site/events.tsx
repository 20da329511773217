import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { filmUrl } from "~/content/videos/film";
import { VideoCollection } from "~/content/videos/list";
import { videos } from "~/content/videos/video.server";
import { notShared } from "~/http/headers";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { SamplePeople } from "./sample-people";
import { wholeList } from "./whole-list.server";

const title = msg("Events");

const query = { film: (value) => /^[1-9]\d{0,14}$/.test(value) } satisfies PageQuery;
export const handle = { layout: "wide", query };

const loadList = wholeList(videos, "videos", 60);

/** Without script, a tap on a poster asks for the page with the player of its film. */
export async function loader(args: LoaderFunctionArgs) {
  const { film } = readQuery(args.request, query);
  const list = await loadList(args);
  const playing = list.records.find((video) => String(video.id) === film && filmUrl(video))?.id;
  // Not cached: the number of unknown films is unlimited.
  return data({ ...list, playing }, film && !playing ? { headers: notShared } : {});
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta = titled(title);

export default function Events() {
  const { records, samples, playing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t(title)} />
      <div className="shell section">
        <SamplePeople samples={samples} />
        <VideoCollection videos={records} playing={playing} />
      </div>
    </>
  );
}
