interface ProgressBarProps {
  done: number;
  all: number;
  /** ID of the element that says the same in words. */
  labelledBy: string;
}

export function ProgressBar({ done, all, labelledBy }: ProgressBarProps) {
  return (
    <progress
      aria-labelledby={labelledBy}
      className="block h-2 w-full appearance-none overflow-hidden rounded-pill border-0 bg-line [&::-moz-progress-bar]:bg-green [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-green"
      max={all}
      value={done}
    />
  );
}
