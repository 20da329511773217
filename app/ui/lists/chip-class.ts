export const chipClass =
  "inline-flex min-h-11 items-center rounded-pill border border-line bg-sheet px-4 text-base no-underline hover:bg-green-mist current:border-link current:bg-green current:text-white print:hidden";
