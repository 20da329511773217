import { type Message, t } from "#say";
import { speakingEnglish } from "~/languages/current";

/** Formats `1 photo`, `12 photos` in English, for the activity log. @param noun with a plural and {count} */
export function formatCount(count: number, noun: Message): string {
  return speakingEnglish(() => t(noun, { count }));
}
