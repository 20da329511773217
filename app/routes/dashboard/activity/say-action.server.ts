import { type Message, msg } from "#message";
import { pageLanguage, t } from "#say";
import { countOf } from "~/content/activity/count-in-english.server";
import { allKinds } from "~/content/records/registry";
import { inPlace } from "~/languages/in-place";

/** What was done to one record, with the word of its kind in the place of {noun}. */
const ofOne = [
  msg(
    /* Behind the name of who did it, in the list of activity. {noun} is a kind of record, such as photo. */ "added a {noun}",
  ),
  msg("asked to take down a {noun}"),
  msg("changed a {noun}"),
  msg("deleted a {noun}"),
  msg("downloaded a {noun}"),
  msg("erased a {noun}"),
  msg("made a {noun} a draft again"),
  msg("moved a {noun}"),
  msg("noted a consent for a {noun}"),
  msg("pinned a {noun}"),
  msg("published a {noun}"),
  msg("restored a {noun}"),
  msg("scheduled a {noun}"),
  msg("took a {noun} off the site"),
  msg("unpinned a {noun}"),
  msg("wrote a draft of a {noun}"),
] as const satisfies readonly Message[];

/** What was done to several, with how many of what in the place of {count}. */
const ofSeveral = [
  msg(
    /* Behind the name of who did it, in the list of activity. {count} is how many of what: 12 photos. */ "added {count} from a file",
  ),
  msg("added {count}"),
  msg("deleted {count}"),
  msg("erased {count}"),
  msg("marked as answered {count}"),
  msg("marked as read {count}"),
  msg("marked as unread {count}"),
  msg("moved {count}"),
  msg("published {count}"),
  msg("restored {count}"),
  msg("took off the site {count}"),
  msg("undid the move of {count}"),
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
    const kind = allKinds.find(
      ({ names }) => countOf(Number(number), names.count) === number + words.join(""),
    );
    if (kind) return t(message, { count: t(kind.names.count, { count: Number(number) }) });
  }
  return t(action as Message);
}
