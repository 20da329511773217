import { useLoaderData } from "@remix-run/react";
import { facultyMember } from "~/content/faculty/faculty-member";
import { faculty } from "~/content/faculty/queries.server";
import { deletePage } from "../records/delete-page.server";
import { DeleteRecord, deleteMeta } from "../records/delete-record";

const page = deletePage(facultyMember, faculty);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(facultyMember);

export default function DeleteFacultyMember() {
  return <DeleteRecord words={facultyMember} {...useLoaderData<typeof loader>()} />;
}
