import { Link } from "@remix-run/react";
import { t } from "#say";
import type { Finding } from "./finding";

/** So many that the first screen of a phone has room for the rest of the page. */
const maxOpen = 4;

/** Panel with findings; nothing without any. @param title of the panel */
export function FindingList({ title, findings }: { title: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  const folded = findings.slice(maxOpen);
  return (
    <section className="panel care">
      <h2>{title}</h2>
      <FindingLines findings={findings.slice(0, maxOpen)} />
      {folded.length > 0 ? (
        <details>
          <summary className="tap cursor-pointer font-semibold text-link">
            {t("{count} more", { count: folded.length })}
          </summary>
          <FindingLines findings={folded} />
        </details>
      ) : null}
    </section>
  );
}

/** Findings as lines that lead to where each can be solved. */
export function FindingLines({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="short-lines">
      {findings.map(({ words, link, isUrgent }) => (
        <li key={words} className={isUrgent ? "font-semibold text-red" : undefined}>
          {link ? <FindingLink words={words} link={link} /> : words}
        </li>
      ))}
    </ul>
  );
}

function FindingLink({ words, link: { label, to } }: { words: string; link: NonNullable<Finding["link"]> }) {
  return (
    <Link
      className="block py-1.5 text-base/snug text-inherit no-underline!"
      to={to}
      // So that the browser scrolls to the field, and the report is loaded with its own styles.
      reloadDocument={to.startsWith("/dashboard/appendix-ix") || to.includes("#")}
    >
      {label ? words : <span className="underline">{words}</span>}{" "}
      {label ? <span className="font-semibold text-link underline">{label}</span> : null}
    </Link>
  );
}
