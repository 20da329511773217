import { useLoaderData } from "@remix-run/react";
import { photo } from "~/content/photos/photo";
import { photos } from "~/content/photos/queries.server";
import { shortDate } from "~/ui/dates";
import { listPage } from "../records/list-page.server";
import { listMeta, RecordList } from "../records/record-list";

export const loader = listPage(photos);

export const meta = listMeta(photo);

export default function Photos() {
  const page = useLoaderData<typeof loader>();
  return (
    <RecordList words={photo} page={page} empty={{ icon: "photo", words: "No photos found." }}>
      {(row) => <p className="hint">{shortDate(row.created_at)}</p>}
    </RecordList>
  );
}
