import { excerpt } from "~/text/excerpt";

/** Names that one entry has room for, and the characters of each. */
const mostNames = 4;
const longestName = 40;

/** A name as an entry about several records has it. */
export function nameAmong(name: string): string {
  return excerpt(name, longestName);
}

/** What several records are called in one entry: the first names, and how many more. */
export function namesOfSeveral(names: string[]): string {
  const named = names.slice(0, mostNames).map(nameAmong).join(", ");
  return names.length > mostNames ? `${named} and ${names.length - mostNames} more` : named;
}
