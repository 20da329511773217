import { type Message, msg, t } from "#say";
import type { ReportFinding } from "~/content/disclosures/report/finding";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";

const parts: { title: Message; topics: ReportFinding["topic"][] }[] = [
  { title: msg("Documents"), topics: ["file", "ending"] },
  { title: msg("Annual report"), topics: ["annual report"] },
  { title: msg(/* Links to pages that are not there any more. */ "Dead links"), topics: ["link"] },
  { title: msg(/* Lines that are still to be filled in. */ "Lines that are open"), topics: ["line"] },
];

export function Findings({ findings }: { findings: ReportFinding[] }) {
  if (findings.length === 0) {
    return (
      <p className="message">
        <Icon name="circle-check" />
        {t("Everything is in order.")}
      </p>
    );
  }
  return parts.map(({ title, topics }) => {
    const found = findings.filter(({ topic }) => topics.includes(topic));
    if (found.length === 0) return null;
    return (
      <section key={title} className="mt-6">
        <h2 className="text-lg">{`${t(title)}: ${found.length}`}</h2>
        <ul className="mt-2 border-t border-line">
          {found.map(({ what, wrong, link, isUrgent }) => (
            <li key={what + wrong} className="border-b border-line">
              <a
                className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 no-underline! print:min-h-0 print:py-1"
                href={link.to}
              >
                <span className="font-semibold wrap-anywhere underline" {...languageProps(what)}>
                  {what}
                </span>{" "}
                <span className={isUrgent ? "font-semibold text-red" : "text-ink-soft"}>{wrong}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
