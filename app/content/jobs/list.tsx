import { t } from "#say";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { indianDate } from "~/dates/indian-dates";
import { editPathOf } from "~/kinds/kind";
import { languageProps } from "~/text/language";
import { ButtonLink } from "~/ui/form/button";
import { Icon } from "~/ui/icons/icon";
import { EmptyList } from "~/ui/lists/empty-list";
import { MetaLine } from "~/ui/lists/meta-line";
import { EditLink } from "~/ui/records/edit-link";
import { LongText } from "~/ui/text/long-text";
import { job as jobWords } from "../../kinds/job";
import type { Job } from "./job.server";

export function JobList({ jobs }: { jobs: Job[] }) {
  if (jobs.length === 0) return <EmptyList icon="briefcase">{t("No job openings at the moment.")}</EmptyList>;
  return (
    <ul className="mt-5 mb-4 grid gap-4">
      {jobs.map((job) => (
        <li key={job.id} id={`job-${job.id}`} className="card">
          <h3 {...languageProps(job.title)}>
            {job.title || t(/* Stands in the place of a job without a title. */ "Job opening")}
          </h3>
          <MetaLine>
            <span className="inline-flex items-center gap-1">
              <Icon name="calendar-event" size={16} />
              <time dateTime={job.created_at}>{indianDate(job.created_at)}</time>
            </span>
          </MetaLine>
          <OnlyInEnglish text={job.details} />
          <LongText text={job.details} className="mt-2" />
          <p className="actions">
            <ButtonLink variant="primary" href={`/career?post=${job.id}#resume-heading`}>
              {t("Apply")}
              <span className="sr-only">{`: ${jobWords.nameOf(job)}`}</span>
            </ButtonLink>
          </p>
          <EditLink to={editPathOf(jobWords, job.id)} of={jobWords.nameOf(job)} />
        </li>
      ))}
    </ul>
  );
}
