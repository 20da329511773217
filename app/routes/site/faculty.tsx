import { useLoaderData } from "@remix-run/react";
import { msg } from "#message";
import { t } from "#say";
import { faculty } from "~/content/faculty/faculty-member.server";
import { FacultyGrid } from "~/content/faculty/list";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { SamplePeople } from "./sample-people";
import { wholeList } from "./whole-list.server";

const title = msg("Faculty");

export const handle = { layout: "wide" };
export const loader = wholeList(faculty, "faculty");
export const meta = titled(title);

export default function Faculty() {
  const { records, samples } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t(title)} />
      <div className="shell section">
        <SamplePeople samples={samples} />
        <FacultyGrid faculty={records} />
      </div>
    </>
  );
}
