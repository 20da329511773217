import { t } from "#say";
import { shortDate } from "~/dates/dates";

interface ProblemsProps {
  problems: { source: string; key: string; words: string; first_at: string }[];
}

/** Failed background jobs; solved problems disappear by themselves. */
export function Problems({ problems }: ProblemsProps) {
  return (
    <section className={problems.length > 0 ? "panel care" : "panel"} id="problems">
      <h2>{t("Problems")}</h2>
      {problems.length === 0 ? (
        <p>{t("All jobs of the server are done.")}</p>
      ) : (
        <ul>
          {problems.map(({ source, key, words, first_at }) => (
            <li key={`${source} ${key}`}>
              {words} <span className="hint">{t("Since {date}.", { date: shortDate(first_at) })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
