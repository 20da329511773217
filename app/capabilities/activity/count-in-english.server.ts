import type { Message } from "#message";
import { t } from "#say";
import { speakingEnglish } from "~/languages/current";

/** Returns `1 photo`, `12 photos` in English, for the activity log. @param noun with a plural and a place for {count} */
export function countOf(count: number, noun: Message): string {
  return speakingEnglish(() => t(noun, { count }));
}
