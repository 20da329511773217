import { rich } from "#say";
import { Icon } from "../icons/icon";
import { srOnly } from "../text/screen-reader-text";

interface PhotoOnRequestProps {
  href: string;
  words: string;
  inLink?: boolean | undefined;
}

const linkClass = "inline-flex min-h-11 items-center gap-2 px-2 text-link underline";

/** Light version: a link loads the photo; decorative ones are omitted. */
export function PhotoOnRequest({ href, words, inLink }: PhotoOnRequestProps) {
  if (words === "") return null;
  const label = (
    <>
      <Icon name="photo" size={18} />
      {rich(
        /* Link; the words between the tags are for screen readers. */ "Photo<heard>: {words}</heard>",
        srOnly,
        { words },
      )}
    </>
  );
  if (inLink) return <span className={linkClass}>{label}</span>;
  return (
    <a className={linkClass} href={href}>
      {label}
    </a>
  );
}
