import type { Message } from "#message";
import { t } from "#say";
import type { TextName } from "./texts";

/** Links to the sections further down, on phones. @param sections headings by the name of their text */
export function JumpLinks({ sections }: { sections: Partial<Record<TextName, Message | false>> }) {
  const shown = Object.entries(sections).filter(([, heading]) => heading);
  if (shown.length === 0) return null;
  return (
    <nav className="-my-3 lg:hidden print:hidden" aria-label={t("On this page")}>
      <ul className="flex flex-wrap gap-x-5">
        {shown.map(([name, heading]) => (
          <li key={name}>
            <a className="tap" href={`#${name}`}>
              {t(heading as Message)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
