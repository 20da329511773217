import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listAnnouncedResumes, listResumes, type Resume } from "~/content/resumes/queries.server";
import { resume as kind } from "~/content/resumes/resume";
import { summarizeAnnounced } from "~/content/resumes/retention.server";
import { readSettings } from "~/content/settings/queries.server";
import type { ScanResult } from "~/files/suspect-document.server";
import { servicesOf } from "~/services/services.server";
import { addMonths, shortDate } from "~/ui/dates";
import { DeleteLink } from "~/ui/delete-link";
import { Icon } from "~/ui/icon";
import { receivedPage } from "../received/list-page.server";
import { ReceivedList, ReceivedRow, receivedMeta } from "../received/received-list";

/** Resumes that are listed of those to be erased soon; the first to go are among them. */
const announcedLimit = 20;

export async function loader(args: LoaderFunctionArgs) {
  const { rows, ...page } = await receivedPage(args, "resumes", async (db, listing) =>
    (await listResumes(db, listing)).map((resume) => ({ ...resume, created_at: resume.uploaded_at })),
  );
  const { db } = servicesOf(args.context);
  const months = Number((await readSettings(db)).resume_months);
  const withLastDay = <Row extends Resume>(resume: Row) => ({
    ...resume,
    lastDay: resume.erase_on ?? addMonths(new Date(resume.received_at), months).toISOString(),
  });
  const [announced, { count }] = await Promise.all([
    listAnnouncedResumes(db, announcedLimit),
    summarizeAnnounced(db),
  ]);
  return {
    ...page,
    rows: rows.map(withLastDay),
    leaving: { resumes: announced.map(withLastDay), count },
  };
}

export const meta = receivedMeta(kind);

/** Bytes as MB with 2 decimals (specification section 9). */
const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

const scanWords = {
  clean: "no virus found",
  failed: "not scanned for viruses: the scanner did not answer",
  none: "not scanned for viruses",
} satisfies Record<ScanResult, string>;

export default function Resumes() {
  const page = useLoaderData<typeof loader>();
  return (
    <ReceivedList
      kind={kind}
      empty="No resumes uploaded yet."
      page={page}
      choices={[{ value: "delete", label: "Delete", danger: true }]}
      intro={page.first && !page.search && page.leaving.count > 0 ? <Leaving {...page.leaving} /> : null}
    >
      {page.rows.map((resume) => (
        <ReceivedRow
          key={resume.id}
          id={resume.id}
          name={resume.original_name}
          facts={[
            resume.file_name.replace(/^.*\./, "").toUpperCase(),
            inMegabytes(resume.file_size),
            scanWords[resume.scan],
            shortDate(resume.uploaded_at),
            `kept until ${shortDate(resume.lastDay)}`,
          ].join(" · ")}
        >
          <a
            className="button button-quiet"
            href={`/gdapi/uploads/${resume.file_name}`}
            download
            aria-label={`Download ${resume.original_name}`}
          >
            <Icon name="download" size={18} />
            Download
          </a>{" "}
          <DeleteLink to={`/dashboard/resume/${resume.id}/delete`} of={resume.original_name} />
        </ReceivedRow>
      ))}
    </ReceivedList>
  );
}

interface LeavingProps {
  resumes: { id: number; original_name: string; file_name: string; lastDay: string }[];
  count: number;
}

/** What will be erased within a week, so that it can be saved in time. */
function Leaving({ resumes, count }: LeavingProps) {
  const more = count - resumes.length;
  return (
    <section className="panel care">
      <h2>{count === 1 ? "1 resume will be erased soon" : `${count} resumes will be erased soon`}</h2>
      <p>
        Download what you still need, or enter more months in the{" "}
        <Link to="/dashboard/settings">site settings</Link>.
      </p>
      <ul>
        {resumes.map(({ id, original_name, file_name, lastDay }) => (
          <li key={id}>
            <a href={`/gdapi/uploads/${file_name}`} download>
              {original_name}
            </a>{" "}
            {`goes on ${shortDate(lastDay)}`}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="hint">{more === 1 ? "And 1 more." : `And ${more} more.`}</p> : null}
    </section>
  );
}
