import { longDate } from "~/ui/dates";
import { Icon } from "~/ui/icon";
import { job as jobWords } from "./job";
import type { Job } from "./queries.server";

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
          <h3>{jobWords.nameOf(job)}</h3>
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
