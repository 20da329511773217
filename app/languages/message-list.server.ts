import { sha256 } from "~/services/secrets.server";
import { messageDetails } from "./catalogs.server";
import type { MessageDetails } from "./compile-catalog";

/** A message of the program, in a list of all. */
export interface ListedMessage extends Omit<MessageDetails, "origins"> {
  /** For addresses: does not change as long as the message stays the same. */
  id: string;
  /** It is on a page where people log in or prove who they are. */
  atLogin: boolean;
}

/** Returns a short name of a message, for addresses. */
export const messageId = (message: string): string => sha256(message).slice(0, 16);

/** Folders and files of pages where people log in, set passwords and prove who they are. */
const loginFiles =
  /^app\/(routes\/session|session|content\/staff)\/|^app\/ui\/form\/[\w-]*(password|username)/;

/** The starter content of a new site, which is no text of the program. */
const isStarterContent = (file: string) => file.startsWith("db/seed/");

let all: ListedMessage[] | undefined;

/** Returns all messages in alphabetical order: those for visitors first, then those for staff only. */
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
