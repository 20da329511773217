import { job as jobWords } from "~/content/jobs/job";
import type { Job } from "~/content/jobs/queries.server";
import { excerpt } from "~/forms/excerpt";
import { Icon } from "~/ui/icon";

/** Characters of the description that the panel shows (specification section 9). */
const shownCharacters = 100;

/**
 * The newest job, 320 px wide beside the page; on a phone it stands in the page and covers nothing. The check box
 * closes it without script, until the page is loaded again.
 */
export function JobPanel({ job }: { job: Job }) {
  return (
    <aside className="job-panel no-print" aria-labelledby="job-heading">
      <input
        type="checkbox"
        id="job-closed"
        className="sr-only"
        autoComplete="off"
        aria-label="Close the job panel"
      />
      <div>
        <label htmlFor="job-closed" className="job-close" title="Close">
          <Icon name="x" />
        </label>
        <p className="eyebrow">
          <Icon name="briefcase" size={18} /> We are hiring
        </p>
        <h2 id="job-heading">{jobWords.nameOf(job)}</h2>
        <p>{excerpt(job.details, shownCharacters, "...")}</p>
        <a className="more-link" href="/career">
          See the job
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
    </aside>
  );
}
