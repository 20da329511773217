import { t } from "#say";
import { dayAndMonth } from "~/dates/indian-dates";
import { languageProps } from "~/text/language";

/** On a phone, where their section is some screens down: the newest notices as one line each. */
export function NewestNotices({ notices }: { notices: { to: string; name: string; date: string }[] }) {
  if (notices.length === 0) return null;
  return (
    <nav className="bg-sheet md:hidden print:hidden" aria-label={t("Newest notices")}>
      <h2 className="shell pt-2 font-sans text-sm text-ink-soft">{t("Newest notices")}</h2>
      <ul className="shell">
        {notices.map(({ to, name, date }) => (
          <li key={to} className="border-b border-line">
            <a className="tap w-full gap-2 text-md text-ink no-underline" href={to}>
              <span className="truncate" {...languageProps(name)}>
                {name}
              </span>
              <span className="ml-auto flex-none text-sm text-ink-soft">{dayAndMonth(date)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
