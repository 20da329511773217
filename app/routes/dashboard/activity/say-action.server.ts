import { pageLanguage, t } from "#say";
import { allKinds } from "~/content/records/registry";
import { countOf, sayCount } from "~/forms/chosen";
import { inPlace } from "~/languages/in-place";
import type { Message } from "~/languages/messages";

/** What was done to one record, with the word of its kind in the place of {noun}. */
const ofOne = [
  "added a {noun}",
  "asked to take down a {noun}",
  "changed a {noun}",
  "deleted a {noun}",
  "downloaded a {noun}",
  "erased a {noun}",
  "made a {noun} a draft again",
  "moved a {noun}",
  "noted a consent for a {noun}",
  "pinned a {noun}",
  "published a {noun}",
  "restored a {noun}",
  "scheduled a {noun}",
  "took a {noun} off the site",
  "unpinned a {noun}",
  "wrote a draft of a {noun}",
] as const satisfies readonly Message[];

/** What was done to several, with how many of what in the place of {count}. */
const ofSeveral = [
  "added {count} from a file",
  "added {count}",
  "deleted {count}",
  "erased {count}",
  "marked as answered {count}",
  "marked as read {count}",
  "marked as unread {count}",
  "moved {count}",
  "published {count}",
  "restored {count}",
  "took off the site {count}",
  "undid the move of {count}",
] as const satisfies readonly Message[];

/** Says what an entry has in English in the language of the page; as it is, where it is no message of ours. */
export function sayAction(action: string): string {
  for (const message of ofOne) {
    const noun = inPlace(action, message, /an? \{noun\}|\{noun\}/)?.replace(/^an? /, "");
    const kind = allKinds.find(({ names }) => names.one === noun);
    if (kind) return pageLanguage() === "en" ? action : t(message, { noun: t(kind.names.one) });
  }
  for (const message of ofSeveral) {
    const [, number, ...words] = /^(\d+)( .+)$/.exec(inPlace(action, message, /\{count\}/) ?? "") ?? [];
    const kind = allKinds.find(({ names }) => countOf(Number(number), names.one) === number + words.join(""));
    if (kind) return t(message, { count: sayCount(Number(number), kind.names.one) });
  }
  return t(action as Message);
}
