/** An input of the frame: the search in the menu, and the newsletter at the foot. */
export const frameInputClass =
  "min-h-11 min-w-0 flex-[1_1_12rem] rounded-lg border border-line-field bg-field px-3 text-ink placeholder:text-ink-soft";
