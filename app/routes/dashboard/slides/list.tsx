import { useLoaderData } from "@remix-run/react";
import { slides } from "~/content/slides/queries.server";
import { slide } from "~/content/slides/slide";
import { orderedPage } from "../records/list-page.server";
import { listMeta, RecordList } from "../records/record-list";

export const loader = orderedPage(slides);

export const meta = listMeta(slide);

export default function Slides() {
  const page = useLoaderData<typeof loader>();
  return (
    <RecordList words={slide} page={page} empty={{ icon: "presentation", words: "No slides yet." }}>
      {(row) => <p className="hint">{row.subtitle}</p>}
    </RecordList>
  );
}
