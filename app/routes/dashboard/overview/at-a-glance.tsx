import { Link } from "@remix-run/react";
import { t } from "#say";
import { shortDate } from "~/ui/dates";
import { figure } from "~/ui/figures";
import { Icon } from "~/ui/icon";

interface LiveProps {
  notices: number;
  newest: { to: string; name: string; date: string } | null;
  job: { name: string; at: string } | null;
  popup: string | null;
}

/** What visitors see at the moment. */
export function OnTheSite({ notices, newest, job, popup }: LiveProps) {
  return (
    <section className="panel">
      <h2>{t("On the site")}</h2>
      <dl className="mt-2 grid gap-2.5 [&_a]:underline [&_dt]:font-bold">
        <div>
          <dt>
            <Link to="/dashboard/deletenotice">
              {notices === 1 ? t("1 notice") : t("{value} notices", { value: figure(notices) })}
            </Link>
          </dt>
          <dd>
            {newest ? (
              <>
                The newest: <a href={newest.to}>{newest.name}</a>, {shortDate(newest.date)}
              </>
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
            <Link to="/dashboard/popups">{popup ?? "None"}</Link>
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

const counted = (count: number, one: string, many: string) => `${figure(count)} ${count === 1 ? one : many}`;

/** What visitors sent. */
export function NewFromVisitors({ unread, unanswered, resumes, subscribers }: CameInProps) {
  const boxes = [
    { to: "/dashboard/messages", words: counted(unread, "unread message", "unread messages") },
    {
      to: "/dashboard/messages?status=unanswered",
      words: counted(unanswered, "unanswered message", "unanswered messages"),
    },
    { to: "/dashboard/get-resume", words: counted(resumes, "resume", "resumes") },
    {
      to: "/dashboard/subscribers",
      words: counted(subscribers, "newsletter address", "newsletter addresses"),
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
