import { type Message, msg, t } from "#say";
import { readBackupState } from "~/backup/state.server";
import { momentAtSchool, shortDate } from "~/dates/dates";
import { listServerFindings } from "~/doctor/server-findings.server";
import { listQuarantine, quarantineDays } from "~/files/store/sweep.server";
import { sortFindings } from "~/findings/finding";
import { FindingList } from "~/findings/finding-list";
import { speakingEnglish } from "~/languages/current";
import { readReplicaState } from "~/replication/state.server";
import { sayProblem } from "~/services/problems";
import { useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { findDoubtedPeriod } from "~db/clock";
import { confirmClock } from "~db/clock-repair";
import { listProblems } from "~db/problems";
import { staffAction, staffLoader } from "../staff-page.server";
import { Clock } from "./clock";
import { FilesAside } from "./files-aside";

const shown = 50;
const day = 24 * 60 * 60 * 1000;

export const loader = staffLoader("administrator", async ({ services, db }) => {
  const { files, config, replica } = services;
  const [findings, period, problems, aside, replicated] = await Promise.all([
    readBackupState(db, config).then((backup) => listServerFindings(services, backup)),
    findDoubtedPeriod(db),
    listProblems(db, shown),
    listQuarantine(files.place),
    replica && readReplicaState(config, replica.getLagMs()),
  ]);
  return {
    findings: sortFindings(findings),
    now: momentAtSchool(new Date().toISOString()),
    question: period ? { period: period.id, doubt: period.doubt } : null,
    replica: replicated ?? null,
    problems: problems.map(({ words, ...problem }) => ({ ...problem, words: sayProblem(words) })),
    aside: {
      count: aside.length,
      files: aside.slice(0, shown).map(({ since, ...file }) => ({
        ...file,
        since: new Date(since).toISOString(),
        until: new Date(since + quarantineDays * day).toISOString(),
      })),
    },
  };
});

const otherTime: Message = msg(
  "The clock was changed after you opened this page. Please look at the time again, then answer.",
);

/** Confirms the clock, so that erasing by age continues. */
export const action = staffAction(
  { role: "administrator", proof: "none" },
  async ({ db, fields, recordEvent }) => {
    const now = Date.now();
    const confirmed = await confirmClock(db, Number(fields.get("spell")), now);
    if (!confirmed) return { errors: { clock: t(otherTime) }, typed: {} };
    return {
      work: async (trx) => {
        const subject = speakingEnglish(() => momentAtSchool(new Date(now).toISOString()));
        await recordEvent({ verb: "confirmed clock", subject }, trx);
        return { location: "/dashboard/server", message: t("Thank you. The clock is right") };
      },
    };
  },
);

export const meta = titled(msg("Server"));

export default function Server() {
  const { form, problem } = useForm<typeof loader, typeof action>();
  const { findings, now, question, replica, problems, aside } = form;
  return (
    <>
      <h1>{t("Server")}</h1>
      <p className="lead">{t("How the computer that runs this website is doing.")}</p>
      <FindingList title={t("To do")} findings={findings} />
      <Clock now={now} question={question} errors={problem?.errors} />
      {replica && <ReplicaPanel {...replica} />}
      <Problems problems={problems} />
      <FilesAside {...aside} />
    </>
  );
}

function ReplicaPanel({ isLate, words }: { isLate: boolean; words: string }) {
  return (
    <section className={isLate ? "panel care" : "panel"} id="replica">
      <h2>{t("Replica")}</h2>
      <p>{words}</p>
      {isLate && (
        <p className="hint">{t("Ask the person who looks after the server to read docs/replication.md.")}</p>
      )}
    </section>
  );
}

interface ProblemsProps {
  problems: { source: string; key: string; words: string; first_at: string }[];
}

/** Failed background jobs; solved problems disappear by themselves. */
function Problems({ problems }: ProblemsProps) {
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
