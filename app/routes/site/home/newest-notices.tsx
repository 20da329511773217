import { t } from "#say";
import { languageProps } from "~/text/language";

/** Lists the newest notices on phones, where their section is far down the page. */
export function NewestNotices({ notices }: { notices: { to: string; name: string }[] }) {
  if (notices.length === 0) return null;
  return (
    <nav className="bg-sheet md:hidden print:hidden" aria-label={t("Newest notices")}>
      <ul className="shell">
        {notices.map(({ to, name }) => (
          <li key={to} className="border-b border-line">
            <a className="tap w-full gap-2 text-md text-ink no-underline" href={to}>
              <span className="truncate" {...languageProps(name)}>
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
