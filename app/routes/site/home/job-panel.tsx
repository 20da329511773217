import { t } from "#say";
import type { Job } from "~/content/jobs/job.server";
import { job as jobWords } from "~/kinds/job";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { plainText } from "~/text/plain-text";
import { Icon } from "~/ui/icons/icon";

/** Characters of the description (specification section 9). */
const shownCharacters = 100;

/** 320 px wide on laptops, one line on phones. The check box closes it without script until a reload. */
export function JobPanel({ job }: { job: Job }) {
  return (
    <aside
      className="bg-marigold-mist max-lg:order-5 lg:mt-auto lg:w-80 print:hidden"
      aria-labelledby="job-heading"
    >
      {/* Stops Firefox from restoring the tick after a reload. */}
      <form id="job-panel" autoComplete="off" hidden />
      <input
        type="checkbox"
        id="job-closed"
        data-enhance="press"
        form="job-panel"
        className="peer sr-only"
        aria-label={t("Close the job panel")}
      />
      <div className="flex items-center gap-2 border-l-5 border-orange pl-3 peer-checked:hidden lg:relative lg:block lg:px-5 lg:py-4">
        <p className="eyebrow flex gap-2">
          <Icon name="briefcase" size={18} /> <span className="max-lg:sr-only">{t("We are hiring")}</span>
        </p>
        <h2
          className="min-w-0 max-lg:flex-1 max-lg:truncate max-lg:text-base lg:my-1 lg:line-clamp-3 lg:pr-8 lg:text-lg"
          id="job-heading"
          {...languageProps(jobWords.nameOf(job))}
        >
          {jobWords.nameOf(job)}
        </h2>
        <p className="line-clamp-3 max-lg:hidden" {...languageProps(job.details)}>
          {excerpt(plainText(job.details), shownCharacters, "...")}
        </p>
        <a className="more-link after:sign-arrow max-xs:after:hidden min-w-0" href="/career">
          {t("See the job")}
        </a>
        <label
          htmlFor="job-closed"
          className="icon-only flex size-11 flex-none cursor-pointer items-center justify-center in-[:focus-visible+*]:focus-ring lg:absolute lg:top-0 lg:right-0"
          title={t("Close")}
        >
          <Icon name="x" />
          {t("Close the job panel")}
        </label>
      </div>
    </aside>
  );
}
