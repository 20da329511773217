import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { countUnreadMessages } from "~/content/messages/queries.server";
import { noticeName } from "~/content/notices/list";
import { countNotices, findNewestNotice } from "~/content/notices/queries.server";
import { countResumes } from "~/content/resumes/queries.server";
import { readSettings } from "~/content/settings/queries.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { Icon } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  const { db } = servicesOf(context);
  const [settings, notices, newest, unread, resumes] = await Promise.all([
    readSettings(db),
    countNotices(db),
    findNewestNotice(db),
    countUnreadMessages(db),
    countResumes(db),
  ]);
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
  const { username, cards, notices, newest, unread, resumes } = useLoaderData<typeof loader>();
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
      <section className="panel">
        <h2>Notices</h2>
        <p>
          {notices} {notices === 1 ? "notice is" : "notices are"} on the site.
          {newest ? (
            <>
              {" "}
              The newest: <a href={`/notices/${newest.id}`}>{newest.name}</a>, {shortDate(newest.date)}.
            </>
          ) : null}
        </p>
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
        <p>
          <Link to="/dashboard/messages">
            {unread === 1 ? "1 unread message" : `${unread} unread messages`}
          </Link>
          , <Link to="/dashboard/get-resume">{resumes === 1 ? "1 resume" : `${resumes} resumes`}</Link>
        </p>
      </section>
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
