import { useLoaderData } from "@remix-run/react";
import { videos } from "~/content/videos/queries.server";
import { video } from "~/content/videos/video";
import { orderedPage } from "../records/list-page.server";
import { listMeta, RecordList } from "../records/record-list";

export const loader = orderedPage(videos);

export const meta = listMeta(video);

export default function Videos() {
  const page = useLoaderData<typeof loader>();
  return (
    <RecordList words={video} page={page} empty={{ icon: "player-play", words: "No videos yet." }}>
      {(row) => <p className="hint">{[row.category, row.duration].filter(Boolean).join(" · ")}</p>}
    </RecordList>
  );
}
