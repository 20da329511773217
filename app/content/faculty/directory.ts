import { type Message, msg } from "#message";
import { t } from "#say";
import type { FacultyMember } from "./faculty-member.server";

type Person = Pick<FacultyMember, "id" | "name" | "title" | "subject">;

interface Group {
  /** A subject, or the role of those who teach none. */
  name: string;
  people: Person[];
}

/** Of those of whom nothing was entered. */
const others: Message = msg("Other staff");

/** What somebody teaches, one by one. */
const subjectsOf = ({ subject }: Person) =>
  subject
    .split(/[,;/\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * The faculty by subject, and by role where somebody teaches none, in the order of the list; who teaches several stands
 * under each.
 */
export function directoryOf(faculty: readonly Person[]): Group[] {
  const groups = new Map<string, Group>();
  for (const person of faculty) {
    const { id, name, title, subject } = person;
    const names = subjectsOf(person);
    for (const group of names.length > 0 ? names : [title.trim() || t(others)]) {
      const key = group.toLowerCase();
      const found = groups.get(key) ?? { name: group, people: [] };
      groups.set(key, found);
      if (found.people.at(-1)?.id !== id) found.people.push({ id, name, title, subject });
    }
  }
  return [...groups.values()];
}
