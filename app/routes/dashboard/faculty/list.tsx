import { useLoaderData } from "@remix-run/react";
import { facultyMember } from "~/content/faculty/faculty-member";
import { faculty } from "~/content/faculty/queries.server";
import { listPage } from "../records/list-page.server";
import { listMeta, RecordList } from "../records/record-list";

export const loader = listPage(faculty);

export const meta = listMeta(facultyMember);

export default function Faculty() {
  const page = useLoaderData<typeof loader>();
  return (
    <RecordList words={facultyMember} page={page} empty={{ icon: "users", words: "No Faculty found." }}>
      {(row) => <p className="hint">{row.title}</p>}
    </RecordList>
  );
}
