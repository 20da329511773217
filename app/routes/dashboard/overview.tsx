import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listComingEntries } from "~/content/calendar/queries.server";
import { jobName } from "~/content/jobs/list";
import { listJobs } from "~/content/jobs/queries.server";
import { countUnreadMessages, countUnsentMails } from "~/content/messages/queries.server";
import { noticeName } from "~/content/notices/list";
import { countNotices, findNewestNotice } from "~/content/notices/queries.server";
import { findNewestPopup } from "~/content/popups/queries.server";
import { countResumes } from "~/content/resumes/queries.server";
import { readSettings } from "~/content/settings/queries.server";
import { countSubscribers } from "~/content/subscribers/queries.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate, todayAtSchool } from "~/ui/dates";
import { Icon } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";

/** What somebody should look after, and where. */
interface Care {
  words: string;
  link: { label: string; to: string };
}

/** Days without a notice after which the site looks forgotten. */
const quietDays = 30;
/** Days after which a pop-up is hardly news. */
const stalePopupDays = 60;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  const { db } = servicesOf(context);
  const [settings, notices, newest, unread, resumes, subscribers, popup, [job], [coming], unsent] =
    await Promise.all([
      readSettings(db),
      countNotices(db),
      findNewestNotice(db),
      countUnreadMessages(db),
      countResumes(db),
      countSubscribers(db),
      findNewestPopup(db),
      listJobs(db, { limit: 1 }),
      listComingEntries(db, todayAtSchool(), 1),
      countUnsentMails(db),
    ]);
  const care: Care[] = [];
  if (settings.sample_notice) {
    care.push({
      words: "The site still says that its content is a sample.",
      link: { label: "Enter the school's own facts", to: "/dashboard/settings" },
    });
  }
  if (!newest || newest.created_at < daysAgo(quietDays)) {
    care.push({
      words: `No notice was posted in the last ${quietDays} days.`,
      link: { label: "Add a notice", to: "/dashboard/add-notice" },
    });
  }
  if (!coming) {
    care.push({
      words: "The calendar has nothing ahead.",
      link: { label: "Add an event or a holiday", to: "/dashboard/calendar/add" },
    });
  }
  if (popup && popup.created_at < daysAgo(stalePopupDays)) {
    care.push({
      words: `The pop-up has greeted visitors for more than ${stalePopupDays} days.`,
      link: { label: "Replace or delete it", to: "/dashboard/popups" },
    });
  }
  if (unsent > 0) {
    care.push({
      words: unsent === 1 ? "A message could not be mailed." : `${unsent} messages could not be mailed.`,
      link: { label: "Read them here", to: "/dashboard/messages" },
    });
  }
  return {
    username: staff.username,
    cards: [
      { label: "Students", value: settings.count_students },
      { label: "Teachers", value: settings.count_teachers },
      { label: "Classes", value: settings.count_classrooms },
    ],
    notices,
    unread,
    resumes,
    subscribers,
    care,
    popup: popup ? popup.title || "without a title" : null,
    job: job ? { name: jobName(job), at: job.created_at } : null,
    newest: newest ? { id: newest.id, name: noticeName(newest), date: newest.date } : null,
  };
}

/** What staff can manage, each with the way to add one. */
const sections = [
  { name: "Images", add: "/dashboard/uploadimage", manage: "/dashboard/deleteimage" },
  { name: "Results", add: "/dashboard/add-result", manage: "/dashboard/manageresults" },
  { name: "Faculty", add: "/dashboard/add-faculty", manage: "/dashboard/deletefaculty" },
  { name: "Testimonials", add: "/dashboard/addparent-testimonial", manage: "/dashboard/testimonials" },
  { name: "Pop-ups", add: "/dashboard/add-popup", manage: "/dashboard/popups" },
  { name: "Slides", add: "/dashboard/slides/add", manage: "/dashboard/slides" },
  { name: "Videos", add: "/dashboard/videos/add", manage: "/dashboard/videos" },
  { name: "Job posts", add: "/dashboard/add-job", manage: "/dashboard/deletePost" },
  {
    name: "Disclosure documents",
    add: "/dashboard/disclosures/add",
    manage: "/dashboard/disclosures",
  },
  { name: "Calendar", add: "/dashboard/calendar/add", manage: "/dashboard/calendar" },
];

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Dashboard");

export default function Overview() {
  const facts = useLoaderData<typeof loader>();
  const { username, cards, notices, newest, unread, resumes, subscribers, care, popup, job } = facts;
  return (
    <>
      <h1>Dashboard</h1>
      <p className="lead">Welcome, {username}.</p>
      <dl className="stat-cards">
        {cards.map((card) => (
          <div key={card.label}>
            <dt>{card.label}</dt>
            <dd>{card.value || "–"}</dd>
          </div>
        ))}
      </dl>
      {care.length > 0 ? (
        <section className="panel care">
          <h2>What needs care</h2>
          <ul>
            {care.map(({ words, link }) => (
              <li key={link.to}>
                {words} <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="glance">
        <section className="panel">
          <h2>What is live</h2>
          <dl className="facts">
            <div>
              <dt>{notices === 1 ? "1 notice" : `${notices} notices`}</dt>
              <dd>
                {newest ? (
                  <>
                    The newest: <a href={`/notices/${newest.id}`}>{newest.name}</a>, {shortDate(newest.date)}
                  </>
                ) : (
                  "No notices found"
                )}
              </dd>
            </div>
            <div>
              <dt>Job post</dt>
              <dd>
                {job ? (
                  <>
                    <a href="/career">{job.name}</a>, {shortDate(job.at)}
                  </>
                ) : (
                  "No Post found"
                )}
              </dd>
            </div>
            <div>
              <dt>Pop-up</dt>
              <dd>{popup ? <Link to="/dashboard/popups">{popup}</Link> : "None"}</dd>
            </div>
          </dl>
          <p className="actions">
            <Link className="button button-primary" to="/dashboard/add-notice">
              <Icon name="plus" />
              Add Notice
            </Link>
            <Link className="button button-quiet" to="/dashboard/deletenotice">
              Manage notices
            </Link>
          </p>
        </section>
        <section className="panel">
          <h2>What came in</h2>
          <ul className="link-list">
            <li>
              <Link to="/dashboard/messages">
                {unread === 1 ? "1 unread message" : `${unread} unread messages`}
                <Icon name="chevron-right" size={16} />
              </Link>
            </li>
            <li>
              <Link to="/dashboard/get-resume">
                {resumes === 1 ? "1 resume" : `${resumes} resumes`}
                <Icon name="chevron-right" size={16} />
              </Link>
            </li>
            <li>
              <Link to="/dashboard/subscribers">
                {subscribers === 1 ? "1 newsletter address" : `${subscribers} newsletter addresses`}
                <Icon name="chevron-right" size={16} />
              </Link>
            </li>
          </ul>
        </section>
      </div>
      <ul className="manage-grid">
        {sections.map((section) => (
          <li key={section.name} className="panel">
            <h2>{section.name}</h2>
            <p className="actions">
              <Link className="button button-quiet" to={section.add} aria-label={`Add to ${section.name}`}>
                <Icon name="plus" size={18} />
                Add
              </Link>
              <Link className="button button-quiet" to={section.manage} aria-label={`Manage ${section.name}`}>
                Manage
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
