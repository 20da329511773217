import { longDate } from "~/ui/dates";
import { Icon } from "~/ui/icon";
import type { Job } from "./queries.server";

/** A post without a title is known by what it is. */
export function jobName(job: Pick<Job, "title">): string {
  return job.title || "Job opening";
}

/** The posts of `/career`, or that there are none. */
export function JobList({ jobs }: { jobs: Job[] }) {
  if (jobs.length === 0) {
    return (
      <p className="empty">
        <Icon name="briefcase" size={28} />
        No job openings at the moment.
      </p>
    );
  }
  return (
    <ul className="notice-list">
      {jobs.map((job) => (
        <li key={job.id} id={`job-${job.id}`} className="notice-card edge-low">
          <h3>{jobName(job)}</h3>
          <p className="notice-meta">
            <span className="date">
              <Icon name="calendar-event" size={16} />
              <time dateTime={job.created_at}>{longDate(job.created_at)}</time>
            </span>
          </p>
          <p className="job-details">{job.details}</p>
        </li>
      ))}
    </ul>
  );
}
