interface TakeDownLinkProps {
  kind: string;
  id: number;
  words: string;
  of: string;
}

/** Link to a take-down request; works without login and script, `nofollow`. */
export function TakeDownLink({ kind, id, words, of }: TakeDownLinkProps) {
  return (
    <a
      className="relative inline-flex min-h-9 items-center font-sans text-sm font-normal text-ink-soft underline print:hidden"
      href={`/take-down/${kind}/${id}`}
      rel="nofollow"
    >
      {words}
      <span className="sr-only">{` ${of}`}</span>
    </a>
  );
}
