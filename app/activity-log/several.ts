import { excerpt } from "~/text/excerpt";

const maxNames = 4;
const maxNameLength = 40;

export function nameAmong(name: string): string {
  return excerpt(name, maxNameLength);
}

export function namesOfSeveral(names: string[]): string {
  const named = names.slice(0, maxNames).map(nameAmong).join(", ");
  return names.length > maxNames ? `${named} and ${names.length - maxNames} more` : named;
}
