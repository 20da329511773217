import { Link } from "@remix-run/react";
import { type Message, msg } from "#message";
import { t } from "#say";
import type { readReport } from "~/content/disclosures/report/report.server";
import { getValidity, type Validity } from "~/content/disclosures/validity";
import { shortDate, todayAtSchool } from "~/dates/dates";
import { sayEnd } from "~/dates/ends";
import { disclosure } from "~/kinds/disclosure";
import { editPathOf } from "~/kinds/kind";
import { bannerAt } from "~/settings/banner";
import { partPath } from "~/settings/parts";
import { firstStepsPath, type Stage } from "../first-steps/step";
import type { Inbox } from "./short-rooms.server";

export interface Todo {
  words: string;
  /** Without a label the words are the link. */
  link: { label?: string; to: string };
  /** True if it is overdue or data may be lost. */
  urgent?: boolean;
  /** Date or ISO time by which the list is sorted. */
  at?: string | null | undefined;
}

interface ContentState {
  newest: { created_at: string } | undefined;
  coming: object | undefined;
  popup: { created_at: string } | undefined;
  /** Expired or expiring documents, first to end first. */
  ending: readonly { id: number; name: string; valid_from: string | null; valid_until: string | null }[];
}

interface Waiting {
  count: number;
  oldest: string | null;
}

export interface InboxState {
  /** Messages unanswered for `waitingDays`. */
  waiting: Waiting;
  /** Resumes since the last view of their list. */
  resumes: number;
  unanswered: number;
  /** ID, if there is only one. */
  onlyUnanswered: number | undefined;
  unsent: number;
  /** Resumes to be erased, with first and last day. */
  leaving: { count: number; first: string; last: string };
  takeDowns: Waiting;
  shortRooms: Inbox[];
  /** Wrong tries of a day, if many, and closed certificates. */
  tries: { wrong: number; closed: number };
  /** True if visitors sent files that keep the server busy. */
  areUploadsAttacked: boolean;
}

/** Days without a notice before staff are reminded. */
const quietDays = 30;
/** Days before a pop-up counts as old. */
const stalePopupDays = 60;

/** Days before an unanswered message is listed. */
export const waitingDays = 2;

export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

const roomWords: Record<Inbox, { words: Message; to: string }> = {
  resumes: {
    words: msg("There is hardly room for more resumes. When there is none, visitors cannot send theirs."),
    to: "/dashboard/get-resume",
  },
  messages: {
    words: msg("There is hardly room for more messages. When there is none, visitors cannot send theirs."),
    to: "/dashboard/messages",
  },
  subscribers: {
    words: msg("The newsletter list is almost full. When it is full, visitors cannot subscribe."),
    to: "/dashboard/subscribers",
  },
  takeDowns: {
    words: msg(
      "There is hardly room for more take-down requests. When there is none, parents cannot send theirs.",
    ),
    to: "/dashboard/take-downs",
  },
};

function triesTodos({ wrong, closed }: InboxState["tries"]): Todo[] {
  const to = "/dashboard/transfer-certificates";
  const todos: Todo[] = [];
  if (wrong > 0) {
    todos.push({
      words: t(
        "There were {count} wrong tries for transfer certificates in a day. Somebody may be guessing at numbers and dates.",
        { count: wrong },
      ),
      link: { label: t("See which are closed"), to },
      urgent: true,
    });
  }
  if (closed > 0) {
    todos.push({
      words: t("Transfer certificates that are closed after wrong tries: {count}.", { count: closed }),
      link: { label: t("Open them for visitors"), to },
    });
  }
  return todos;
}

export function listInboxTodos({
  waiting,
  resumes,
  unanswered,
  onlyUnanswered,
  unsent,
  leaving,
  takeDowns,
  shortRooms,
  tries,
  areUploadsAttacked,
}: InboxState): Todo[] {
  const todos: Todo[] = triesTodos(tries);
  if (areUploadsAttacked) {
    todos.push({
      words: t(
        "Someone is trying to block uploads: several files from visitors were made to keep the server busy. They were refused, and the sender must wait longer. Your own uploads are not delayed.",
      ),
      link: { label: t("See the resumes that arrived"), to: "/dashboard/get-resume" },
      urgent: true,
    });
  }
  if (takeDowns.count > 0) {
    todos.push({
      words: t(
        "{count, plural, one {A visitor asks you to remove something from the website.} other {Visitors ask you to remove # things from the website.}}",
        { count: takeDowns.count },
      ),
      link: {
        label: takeDowns.count === 1 ? t("Open the request") : t("Open the requests"),
        to: "/dashboard/take-downs",
      },
      urgent: true,
      at: takeDowns.oldest,
    });
  }
  if (unanswered > 0) {
    const { count, oldest } = waiting;
    todos.push({
      words:
        count === 0
          ? t("{count, plural, one {# unanswered message.} other {# unanswered messages.}}", {
              count: unanswered,
            })
          : count === 1
            ? t("A message has been waiting for more than {days} days.", { days: waitingDays })
            : t("{count} messages have been waiting for more than {days} days.", {
                count,
                days: waitingDays,
              }),
      link: {
        label: (count || unanswered) === 1 ? t("Answer it") : t("Answer them"),
        to: onlyUnanswered
          ? `/dashboard/messages/${onlyUnanswered}`
          : "/dashboard/messages?status=unanswered",
      },
      at: oldest,
    });
  }
  if (resumes > 0) {
    todos.push({
      words: t("{count, plural, one {# new resume.} other {# new resumes.}}", { count: resumes }),
      link: { label: resumes === 1 ? t("See it") : t("See them"), to: "/dashboard/get-resume" },
    });
  }
  if (leaving.count > 0) {
    const values = { count: leaving.count, date: shortDate(leaving.first) };
    todos.push({
      words:
        leaving.count === 1
          ? t("1 resume will be erased on {date}.", values)
          : leaving.first === leaving.last
            ? t("{count} resumes will be erased on {date}.", values)
            : t("{count} resumes will be erased from {date}.", values),
      link: { label: leaving.count === 1 ? t("See it") : t("See them"), to: "/dashboard/get-resume" },
      at: leaving.first,
    });
  }
  for (const inbox of shortRooms) {
    const { words, to } = roomWords[inbox];
    todos.push({ words: t(words), link: { label: t("Delete old ones"), to }, urgent: true });
  }
  if (unsent > 0) {
    todos.push({
      words: t(
        "{count, plural, one {A message could not be mailed.} other {# messages could not be mailed.}}",
        { count: unsent },
      ),
      link: { label: t("Read them here"), to: "/dashboard/messages" },
    });
  }
  return todos;
}

/** Maximum documents with a line each. */
const maxEnding = 5;

/** One more shows that there are others. */
export const endingLimit = maxEnding + 1;

function listEndingTodos(ending: ContentState["ending"]): Todo[] {
  const today = todayAtSchool();
  const todos = ending.slice(0, maxEnding).flatMap((document): Todo[] => {
    const validity = getValidity({ ...document, valid_from: null }, today);
    return validity ? [{ ...endingTodo(document, validity), at: document.valid_until }] : [];
  });
  if (ending.length > maxEnding) {
    todos.push({
      words: t("More documents have ended or end soon."),
      link: { label: t("See them"), to: disclosure.pages.list },
    });
  }
  return todos;
}

function endingTodo({ id, name }: { id: number; name: string }, { status, words }: Validity): Todo {
  return {
    words: t(
      /* {ends} is such as “ends in 12 days” or “ended on May 3, 2026”. */ "The document {name} {ends}.",
      { name, ends: words.charAt(0).toLowerCase() + words.slice(1) },
    ),
    link: { label: t("Replace it"), to: editPathOf(disclosure, id) },
    urgent: status === "ended",
  };
}

export function bannerTodos(settings: Parameters<typeof bannerAt>[0]): Todo[] {
  if (!bannerAt(settings)) return [];
  return [
    {
      words: t("The emergency banner is on every page until {moment}.", {
        moment: sayEnd(settings.banner_until),
      }),
      link: { label: t("Change it or take it off"), to: partPath("banner") },
      at: settings.banner_until,
    },
  ];
}

export function firstStepsTodos(stages: readonly Stage[]): Todo[] {
  const stage = stages.find(({ all, done }) => done < all);
  if (!stage) return [];
  const { title, all, done } = stage;
  return [
    {
      words: t(
        /* {stage} is: Today, This week or Later. */ "First steps, {stage}: {done} of {all} are done.",
        {
          stage: title,
          done,
          all,
        },
      ),
      link: { label: t("Continue"), to: firstStepsPath },
    },
  ];
}

export function listContentTodos({ newest, coming, popup, ending }: ContentState): Todo[] {
  const todos = listEndingTodos(ending);
  if (!newest || newest.created_at < daysAgo(quietDays)) {
    todos.push({
      words: t("No notice was posted in the last {days} days.", { days: quietDays }),
      link: { label: t("Add a notice"), to: "/dashboard/add-notice" },
    });
  }
  if (!coming) {
    todos.push({
      words: t("Nothing is planned in the calendar."),
      link: { label: t("Add an event or a holiday"), to: "/dashboard/calendar/add" },
    });
  }
  if (popup && popup.created_at < daysAgo(stalePopupDays)) {
    todos.push({
      words: t("The pop-up has been shown for more than {days} days.", { days: stalePopupDays }),
      link: { label: t("Replace or delete it"), to: "/dashboard/popups" },
    });
  }
  return todos;
}

/** Lists the findings of the disclosure report, with a count instead of its open lines. */
export function disclosureTodos({ done, all, clauses }: Awaited<ReturnType<typeof readReport>>): Todo[] {
  if (clauses.length === 0) return [];
  return [
    ...clauses
      .filter(({ topic }) => topic !== "line")
      .map(({ words, to, isUrgent, day }) => ({ words, link: { to }, urgent: isUrgent, at: day })),
    {
      words: t("Mandatory disclosure: {done} of {all} lines are done.", { done, all }),
      link: { label: t("See the report"), to: "/dashboard/appendix-ix/report" },
    },
  ];
}

/** Dated tasks come first, the oldest day first; before them urgent ones without a day, after them the rest. */
export function sortTodos(todos: readonly Todo[]): Todo[] {
  const rank = ({ at, urgent }: Todo) => (at ? 1 : urgent ? 0 : 2);
  return [...todos].sort(
    (one, other) => rank(one) - rank(other) || (one.at ?? "").localeCompare(other.at ?? ""),
  );
}

/** So many that the first screen of a phone has room for the rest of the page. */
const maxOpen = 4;

export function TodoList({ todos }: { todos: Todo[] }) {
  if (todos.length === 0) return null;
  const folded = todos.slice(maxOpen);
  return (
    <section className="panel care">
      <h2>{t("To do")}</h2>
      <TodoLines todos={todos.slice(0, maxOpen)} />
      {folded.length > 0 ? (
        <details>
          <summary className="tap cursor-pointer font-semibold text-link">
            {t("{count} more", { count: folded.length })}
          </summary>
          <TodoLines todos={folded} />
        </details>
      ) : null}
    </section>
  );
}

function TodoLines({ todos }: { todos: Todo[] }) {
  return (
    <ul className="short-lines">
      {todos.map(({ words, link: { label, to }, urgent }) => (
        <li key={words} className={urgent ? "font-semibold text-red" : undefined}>
          <Link
            className="block py-1.5 text-base/snug text-inherit no-underline!"
            to={to}
            // So that the browser scrolls to the field, and the report is loaded with its own styles.
            reloadDocument={to.startsWith("/dashboard/appendix-ix")}
          >
            {label ? words : <span className="underline">{words}</span>}{" "}
            {label ? <span className="font-semibold text-link underline">{label}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
