import { Photo } from "~/files/photo";
import { Icon } from "~/ui/icon";
import type { FacultyMember } from "./queries.server";

/** The cards of `/faculty`, or that there are none. */
export function FacultyGrid({ faculty }: { faculty: FacultyMember[] }) {
  if (faculty.length === 0) {
    return (
      <p className="empty">
        <Icon name="users" size={28} />
        No Faculty found.
      </p>
    );
  }
  return (
    <ul className="people">
      {faculty.map((member) => (
        <li key={member.id}>
          <Photo picture={member.picture} alt="" offer={member.name} sizes="(width < 40rem) 44vw, 15rem" />
          <h2>{member.name}</h2>
          <p className="role">{member.title}</p>
          {member.details ? <p>{member.details}</p> : null}
        </li>
      ))}
    </ul>
  );
}
