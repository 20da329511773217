export const frameInputClass =
  "min-h-11 min-w-0 flex-[1_1_12rem] rounded-lg border border-line-field bg-field px-3 text-ink placeholder:text-ink-soft";
