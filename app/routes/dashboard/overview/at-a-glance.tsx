import { Link } from "@remix-run/react";
import { rich, t } from "#say";
import { shortDate } from "~/dates/dates";
import { Icon } from "~/ui/icons/icon";

interface LiveProps {
  notices: number;
  newest: { to: string; name: string; date: string } | null;
  job: { name: string; at: string } | null;
  popup: string | null;
}

export function OnTheSite({ notices, newest, job, popup }: LiveProps) {
  return (
    <section className="panel">
      <h2>{t("On the site")}</h2>
      <dl className="mt-2 grid gap-2.5 [&_a]:underline [&_dt]:font-bold">
        <div>
          <dt>
            <Link to="/dashboard/deletenotice">
              {t("{count, plural, one {# notice} other {# notices}}", { count: notices })}
            </Link>
          </dt>
          <dd>
            {newest ? (
              rich(
                /* In the place of <notice></notice> stands the title of a notice. */ "The newest: <notice></notice>, {date}",
                { notice: () => <a href={newest.to}>{newest.name}</a> },
                { date: shortDate(newest.date) },
              )
            ) : (
              <Link to="/dashboard/deletenotice">{t("No notices found")}</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("Job post")}</dt>
          <dd>
            {job ? (
              <>
                <a href="/career">{job.name}</a>, {shortDate(job.at)}
              </>
            ) : (
              <Link to="/dashboard/deletePost">{t("No Post found")}</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("Pop-up")}</dt>
          <dd>
            <Link to="/dashboard/popups">{popup ?? t("None")}</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}

interface CameInProps {
  unread: number;
  unanswered: number;
  resumes: number;
  subscribers: number;
}

export function NewFromVisitors({ unread, unanswered, resumes, subscribers }: CameInProps) {
  const boxes = [
    {
      to: "/dashboard/messages",
      words: t("{count, plural, one {# unread message} other {# unread messages}}", { count: unread }),
    },
    {
      to: "/dashboard/messages?status=unanswered",
      words: t("{count, plural, one {# unanswered message} other {# unanswered messages}}", {
        count: unanswered,
      }),
    },
    {
      to: "/dashboard/get-resume",
      words: t("{count, plural, one {# resume} other {# resumes}}", { count: resumes }),
    },
    {
      to: "/dashboard/subscribers",
      words: t("{count, plural, one {# newsletter address} other {# newsletter addresses}}", {
        count: subscribers,
      }),
    },
  ];
  return (
    <section className="panel">
      <h2>{t("New")}</h2>
      <ul className="link-list">
        {boxes.map(({ to, words }) => (
          <li key={to}>
            <Link to={to}>
              {words}
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
