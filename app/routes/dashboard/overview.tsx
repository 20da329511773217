import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listComingEntries } from "~/content/calendar/queries.server";
import { job as jobWords } from "~/content/jobs/job";
import { jobs } from "~/content/jobs/queries.server";
import { countUnreadMessages, countUnsentMails } from "~/content/messages/queries.server";
import { notice as noticeWords } from "~/content/notices/notice";
import { countNotices, findNewestNotice } from "~/content/notices/queries.server";
import { popups } from "~/content/popups/queries.server";
import { countResumes } from "~/content/resumes/queries.server";
import { summarizeAnnounced } from "~/content/resumes/retention.server";
import { isResumeRoomShort } from "~/content/resumes/room.server";
import { readSettings } from "~/content/settings/queries.server";
import { countSubscribers } from "~/content/subscribers/queries.server";
import { requireStaff } from "~/http/require-staff.server";
import { type Services, servicesOf } from "~/services/services.server";
import { mayDo } from "~/session/roles";
import { todayAtSchool } from "~/ui/dates";
import { figure } from "~/ui/figures";
import { pageMeta } from "~/ui/page-meta";
import { NewFromVisitors, OnTheSite } from "./overview/at-a-glance";
import { ManageGrid } from "./overview/manage-grid";
import { listAdministrationTodos, listContentTodos, TodoList } from "./overview/todo";
import { listServerTodos } from "./server/todos.server";

/** What is to do, what is new and what is on the site, at a glance; an editor sees the content only. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const services = servicesOf(context);
  const { db } = services;
  const [settings, notices, newest, [popup], [job], [coming], administration] = await Promise.all([
    readSettings(db),
    countNotices(db),
    findNewestNotice(db),
    popups.listOnSite(db, { limit: 1 }),
    jobs.listOnSite(db, { limit: 1 }),
    listComingEntries(db, todayAtSchool(), 1),
    mayDo(staff.role, "administrator") ? readAdministration(services) : undefined,
  ]);
  return {
    username: staff.username,
    cards: [
      { label: "Students", value: settings.count_students },
      { label: "Teachers", value: settings.count_teachers },
      { label: "Classes", value: settings.count_classrooms },
    ],
    notices,
    cameIn: administration?.cameIn ?? null,
    todos: [
      ...(administration?.serverTodos ?? []),
      ...(administration ? listAdministrationTodos(settings.sample_notice, administration) : []),
      ...listContentTodos({ newest, coming, popup }),
    ],
    popup: popup ? popup.title || "without a title" : null,
    job: job ? { name: jobWords.nameOf(job), at: job.created_at } : null,
    newest: newest ? { id: newest.id, name: noticeWords.nameOf(newest), date: newest.date } : null,
  };
}

/** What only administrators look after. */
async function readAdministration(services: Services) {
  const { db } = services;
  const [unread, resumes, subscribers, unsent, serverTodos, leaving, isRoomShort] = await Promise.all([
    countUnreadMessages(db),
    countResumes(db),
    countSubscribers(db),
    countUnsentMails(db),
    listServerTodos(services),
    summarizeAnnounced(db),
    isResumeRoomShort(db),
  ]);
  return {
    cameIn: { unread, resumes, subscribers },
    unsent,
    serverTodos,
    leaving,
    isResumeRoomShort: isRoomShort,
  };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Dashboard");

export default function Overview() {
  const { username, cards, todos, cameIn, ...facts } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Dashboard</h1>
      <p className="lead">Welcome, {username}.</p>
      <dl className="my-5 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-3">
        {cards.map((card) => (
          <div key={card.label} className="rounded-card bg-green-deep p-3 text-white">
            <dt className="text-md">{card.label}</dt>
            <dd className="font-serif text-3xl/tight font-bold sm:text-5xl/tight">
              {card.value ? figure(card.value) : "–"}
            </dd>
          </div>
        ))}
      </dl>
      <TodoList todos={todos} />
      <div className={`my-4 grid gap-4 *:my-0 ${cameIn ? "lg:grid-cols-[3fr_2fr]" : ""}`}>
        <OnTheSite {...facts} />
        {cameIn ? <NewFromVisitors {...cameIn} /> : null}
      </div>
      <ManageGrid />
    </>
  );
}
