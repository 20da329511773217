import { Link, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { rich, t } from "#say";
import { readResumeFilter } from "~/content/resumes/filter.server";
import { listAnnouncedResumes, resumes } from "~/content/resumes/queries.server";
import { summarizeAnnounced } from "~/content/resumes/retention.server";
import { applicantName, resumeStatuses, statusNames } from "~/content/resumes/statuses";
import { shortDate } from "~/dates/dates";
import { idOf } from "~/http/refusal";
import { resume as kind } from "~/kinds/resume";
import { withoutTicks } from "~/lists/selection";
import { writtenIn } from "~/records/written-in.server";
import { settingPath } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { ReplyButtons } from "~/ui/contact/reply-buttons";
import { ActionForm } from "~/ui/form/action-form";
import { ChooseBox } from "~/ui/lists/choose";
import { CsvLink } from "~/ui/lists/csv-link";
import { RowMenu } from "~/ui/lists/row-menu";
import { titled } from "~/ui/page/page-meta";
import { EraseLink, useIsAdministrator } from "../inbound/erase-link";
import { InboundList } from "../inbound/inbound-list";
import { inboundPage } from "../inbound/list-page.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { changeApplication } from "./change.server";
import { FileLink, formatFile, getEraseDay, UnscannedHint } from "./facts";
import { replyTo } from "./reply.server";

const announcedLimit = 20;

export const loader = staffLoader("office", async (args) => {
  const { db } = args;
  const { filter, choices } = await readResumeFilter(args.request, db);
  const { rows, ...page } = await inboundPage(args, resumes, {
    filter,
    more: (all) => all.map((resume) => ({ ...resume, created_at: resume.uploaded_at })),
  });
  const settings = await readSettings(db);
  const months = Number(settings.resume_months);
  const [announced, { count }] = await Promise.all([
    listAnnouncedResumes(db, announcedLimit),
    summarizeAnnounced(db),
  ]);
  return {
    ...page,
    choices,
    rows: rows.map((resume) => ({
      ...resume,
      lastDay: getEraseDay(resume, months),
      writtenIn: writtenIn(resume.language),
      reply: replyTo(resume, settings.school_name),
    })),
    leaving: {
      resumes: announced.map((resume) => ({ ...resume, lastDay: getEraseDay(resume, months) })),
      count,
    },
  };
});

export const action = staffAction(
  { role: "office", proof: "none" },
  async ({ request, context, staff, fields }) => {
    const id = idOf({ id: fields.get("id") ?? undefined });
    return {
      work: async (trx) => ({
        location: `${kind.pages.list}${withoutTicks(new URL(request.url).search)}`,
        message: await changeApplication(context, trx, staff, { id, status: fields.get("status") }),
        links: [{ label: t("See it, or change it again"), to: `${kind.pages.record}/${id}` }],
      }),
    };
  },
);

export const meta = titled(kind.names.titles);

export default function Resumes() {
  const page = useLoaderData<typeof loader>();
  const isNarrowed = page.search || page.choices.some(({ value }) => value);
  return (
    <InboundList
      kind={kind}
      empty={t("No resumes uploaded yet.")}
      page={page}
      className=""
      intro={
        <>
          {page.first && !isNarrowed && page.leaving.count > 0 ? <Leaving {...page.leaving} /> : null}
          <UnscannedHint scans={page.rows.map(({ scan }) => scan)} />
        </>
      }
      below={
        page.rows.length > 0 ? (
          <p className="actions print:hidden">
            <CsvLink file={kind.pages.csv} choices={page.choices} />
          </p>
        ) : null
      }
    >
      {page.rows.map((resume) => (
        <ResumeRow key={resume.id} {...resume} />
      ))}
    </InboundList>
  );
}

type RowProps = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

function ResumeRow({ reply, ...resume }: RowProps) {
  const name = applicantName(resume);
  const page = `${kind.pages.record}/${resume.id}`;
  return (
    <li className={resume.status === "new" ? "panel border-l-5 border-l-marigold" : "panel"}>
      <div className="flex items-center gap-1">
        <ChooseBox value={resume.id} name={`${name}, ${resume.original_name}`} />
        <h2 className="min-w-0 text-lg wrap-anywhere">
          <Link className="no-underline hover:underline" to={page}>
            {name}
          </Link>
        </h2>
      </div>
      <p className="wrap-anywhere">
        {[
          t(resumeStatuses[resume.status].label),
          resume.post || t(/* The job that somebody applies for. */ "no post named"),
        ].join(" · ")}
      </p>
      <p className="hint wrap-anywhere">{formatFile(resume)}</p>
      {resume.note ? <p className="line-clamp-2 text-ink-soft wrap-anywhere">{resume.note}</p> : null}
      <div className="actions items-center print:hidden">
        <ReplyButtons {...reply} />
        <FileLink resume={resume} />{" "}
        <div className="ml-auto">
          <RowMenu of={name}>
            <ActionForm>
              <input type="hidden" name="id" value={resume.id} />
              {statusNames
                .filter((status) => status !== resume.status)
                .map((status) => (
                  <Fragment key={status}>
                    <button type="submit" name="status" value={status}>
                      {t(resumeStatuses[status].verb)}
                    </button>{" "}
                  </Fragment>
                ))}
            </ActionForm>{" "}
            <EraseLink to={`${page}/delete`} of={resume.original_name} inRow />
          </RowMenu>
        </div>
      </div>
    </li>
  );
}

interface LeavingProps {
  resumes: { id: number; original_name: string; file_name: string; lastDay: string }[];
  count: number;
}

function Leaving({ resumes, count }: LeavingProps) {
  const more = count - resumes.length;
  return (
    <section className="panel care">
      <h2>
        {t("{count, plural, one {# resume will be erased soon} other {# resumes will be erased soon}}", {
          count,
        })}
      </h2>
      <p>
        {useIsAdministrator()
          ? rich(
              "Download what you still need, or enter more months in the <settings>site settings</settings>.",
              {
                settings: (words) => <Link to={settingPath("resume_months")}>{words}</Link>,
              },
            )
          : t("Download what you still need.")}
      </p>
      <ul>
        {resumes.map(({ id, original_name, file_name, lastDay }) => (
          <li key={id}>
            <a href={`/gdapi/uploads/${file_name}`} download>
              {original_name}
            </a>{" "}
            {t("goes on {date}", { date: shortDate(lastDay) })}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="hint">{t("And {count} more.", { count: more })}</p> : null}
    </section>
  );
}
