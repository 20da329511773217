import { type Message, t } from "#say";
import type { TextName } from "./texts";

/** Fewer are no contents, and a single link looks like a subtitle. */
const minLinks = 3;

const itemClass =
  "flex break-inside-avoid items-center before:mr-2 before:size-[0.5em] before:flex-none before:rounded-petal before:bg-orange";

/** Contents of a page with sections, on phones. @param sections headings by the name of their text */
export function JumpLinks({ sections }: { sections: Partial<Record<TextName, Message | false>> }) {
  const shown = Object.entries(sections).filter(([, heading]) => heading);
  if (shown.length < minLinks) return null;
  return (
    <nav className="-mt-2 lg:hidden print:hidden" aria-labelledby="contents">
      <p id="contents" className="text-sm font-semibold text-ink-soft">
        {t("On this page")}
      </p>
      <ul className="2xs:columns-2 2xs:gap-x-5">
        {shown.map(([name, heading]) => (
          <li key={name} className={itemClass}>
            <a className="tap" href={`#${name}`}>
              {t(heading as Message)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
