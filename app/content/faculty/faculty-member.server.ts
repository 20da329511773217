import { type Message, msg, t } from "#say";
import { parserOf } from "~/forms/fields.server";
import { recordsOf } from "~/records/records.server";
import { facultyMember } from "../../kinds/faculty-member";

export const faculty = recordsOf(facultyMember);

const { key, table, fields, file } = facultyMember;

/** Newest first, as old clients expect. */
export const newestFaculty = recordsOf({ key, table, fields, file });

export type FacultyMember = Awaited<ReturnType<typeof faculty.list>>[number];

/** Details are optional (specification section 3). */
export const parseFacultyMember = parserOf(facultyMember.fields);

type Person = Pick<FacultyMember, "id" | "name" | "title" | "subject">;

interface Group {
  /** Subject, or role of staff without one. */
  name: string;
  people: Person[];
}

const others: Message = msg("Other staff");

const splitSubjects = ({ subject }: Person) =>
  subject
    .split(/[,;/\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Groups by subject, or by role for people without one. People with several subjects are in each. */
export function groupFaculty(faculty: readonly Person[]): Group[] {
  const groups = new Map<string, Group>();
  for (const person of faculty) {
    const { id, name, title, subject } = person;
    const names = splitSubjects(person);
    for (const group of names.length > 0 ? names : [title.trim() || t(others)]) {
      const key = group.toLowerCase();
      const found = groups.get(key) ?? { name: group, people: [] };
      groups.set(key, found);
      if (found.people.at(-1)?.id !== id) found.people.push({ id, name, title, subject });
    }
  }
  return [...groups.values()];
}
