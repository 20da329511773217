interface TakeDownLinkProps {
  /** The key of its kind, and its number. */
  kind: string;
  id: number;
  /** As in "That's my child". */
  words: string;
  /** What it is about, for who hears the link alone. */
  of: string;
}

/** The way to ask that what stands beside it be taken down: no login, no script. Search engines need not follow it. */
export function TakeDownLink({ kind, id, words, of }: TakeDownLinkProps) {
  return (
    <a
      className="relative inline-flex min-h-9 items-center font-sans text-xs font-normal text-ink-soft underline print:hidden"
      href={`/take-down/${kind}/${id}`}
      rel="nofollow"
    >
      {words}
      <span className="sr-only">{` ${of}`}</span>
    </a>
  );
}
