import { sha256 } from "~/services/secrets.server";
import { messageDetails } from "./catalogs.server";
import type { MessageDetails } from "./compile-catalog";

export interface ListedMessage extends Omit<MessageDetails, "origins"> {
  id: string;
  /** True for pages for logging in and confirming identity. */
  atLogin: boolean;
}

export const messageId = (message: string): string => sha256(message).slice(0, 16);

/** Files of pages for logging in, setting passwords and confirming identity. */
const loginFiles =
  /^app\/(routes\/session|session|content\/staff)\/|^app\/ui\/form\/[\w-]*(password|username)/;

const isStarterContent = (file: string) => file.startsWith("db/seed/");

let all: ListedMessage[] | undefined;

/** Returns all messages alphabetically: those for visitors first. */
export function listMessages(): readonly ListedMessage[] {
  if (all) return all;
  const { compare } = new Intl.Collator("en", { ignorePunctuation: true, numeric: true });
  all = messageDetails()
    .filter(({ origins }) => !origins.every(isStarterContent))
    .map(({ origins, ...details }) => ({
      ...details,
      id: messageId(details.message),
      atLogin: origins.some((file) => loginFiles.test(file)),
    }))
    .sort((one, other) => Number(one.staff) - Number(other.staff) || compare(one.message, other.message));
  return all;
}
