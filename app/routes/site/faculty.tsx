import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { type FacultyMember, faculty } from "~/content/faculty/faculty-member.server";
import { facultyMember } from "~/kinds/faculty-member";
import { editPathOf } from "~/kinds/kind";
import { EmptyList } from "~/ui/lists/empty-list";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { PersonCard, peopleRows } from "~/ui/pictures/person-card";
import { EditLink } from "~/ui/records/edit-link";
import { LongText } from "~/ui/text/long-text";
import { StaffText } from "~/ui/text/staff-text";
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

function FacultyGrid({ faculty }: { faculty: FacultyMember[] }) {
  if (faculty.length === 0) return <EmptyList icon="users">{t("No Faculty found.")}</EmptyList>;
  return (
    <>
      <p className="mb-4 print:hidden">
        <a className="more-link after:sign-arrow" href="/staff-directory">
          {t("See who teaches what")}
        </a>
      </p>
      <ul className={peopleRows(faculty.length)}>
        {faculty.map((member) => (
          <PersonCard key={member.id} name={member.name} picture={member.picture} decorative>
            <StaffText text={member.title} className="font-bold text-link" />
            <LongText text={member.details} className="text-ink-soft" />
            <EditLink to={editPathOf(facultyMember, member.id)} of={member.name} />
          </PersonCard>
        ))}
      </ul>
    </>
  );
}
