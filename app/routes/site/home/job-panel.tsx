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
    <aside
      className="z-14 lg:fixed lg:top-1/2 lg:right-0 lg:w-80 lg:[translate:0_-50%] lg:elevation-card print:hidden"
      aria-labelledby="job-heading"
    >
      {/* Firefox would keep the box ticked over a reload. */}
      <form id="job-panel" autoComplete="off" hidden />
      <label className="sr-only" htmlFor="job-closed">
        Close the job panel
      </label>{" "}
      <input type="checkbox" id="job-closed" form="job-panel" className="peer sr-only" />
      <div className="relative border-l-5 border-orange bg-marigold-mist px-5 py-4 peer-checked:hidden">
        <label
          htmlFor="job-closed"
          className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-center in-[:focus-visible+*]:focus-ring"
          title="Close"
        >
          <Icon name="x" />
        </label>
        <p className="eyebrow flex gap-2">
          <Icon name="briefcase" size={18} /> We are hiring
        </p>
        <h2 className="my-1 pr-10 text-xl" id="job-heading">
          {jobWords.nameOf(job)}
        </h2>
        <p>{excerpt(job.details, shownCharacters, "...")}</p>
        <a className="more-link" href="/career">
          See the job
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
    </aside>
  );
}
