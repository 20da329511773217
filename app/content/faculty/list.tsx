import { t } from "#say";
import { editPathOf } from "~/kinds/kind";
import { Icon } from "~/ui/icons/icon";
import { EmptyList } from "~/ui/lists/empty-list";
import { PersonCard, peopleRows } from "~/ui/pictures/person-card";
import { EditLink } from "~/ui/records/edit-link";
import { LongText } from "~/ui/text/long-text";
import { StaffText } from "~/ui/text/staff-text";
import { facultyMember } from "../../kinds/faculty-member";
import type { FacultyMember } from "./faculty-member.server";

export function FacultyGrid({ faculty }: { faculty: FacultyMember[] }) {
  if (faculty.length === 0) return <EmptyList icon="users">{t("No Faculty found.")}</EmptyList>;
  return (
    <>
      <p className="mb-4 print:hidden">
        <a className="more-link" href="/staff-directory">
          {t("See who teaches what")}
          <Icon name="arrow-right" size={18} />
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
