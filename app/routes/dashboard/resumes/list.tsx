import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { recordLook } from "~/content/activity/record-event.server";
import { listAnnouncedResumes, listResumes, type Resume } from "~/content/resumes/queries.server";
import { summarizeAnnounced } from "~/content/resumes/retention.server";
import { readSettings } from "~/content/settings/queries.server";
import type { ScanResult } from "~/files/suspect-document.server";
import { staffPage } from "~/forms/paging.server";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { ChooseBox } from "~/ui/choose";
import { addMonths, shortDate } from "~/ui/dates";
import { DeleteLink } from "~/ui/delete-link";
import { Icon } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";
import { StaffList } from "~/ui/row-list";
import { looks } from "../menu/inbox.server";

/** Resumes that are listed of those to be erased soon; the first to go are among them. */
const announcedLimit = 20;

/** Looks at the list are noted, as downloads are. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const services = servicesOf(context);
  const { db } = services;
  const months = Number((await readSettings(db)).resume_months);
  const withLastDay = (resume: Resume) => ({
    ...resume,
    created_at: resume.uploaded_at,
    lastDay: resume.erase_on ?? addMonths(new Date(resume.received_at), months).toISOString(),
  });
  const page = await staffPage(request, async (listing) => (await listResumes(db, listing)).map(withLastDay));
  const [announced, { count }] = await Promise.all([
    listAnnouncedResumes(db, announcedLimit),
    summarizeAnnounced(db),
  ]);
  if (page.rows.length > 0) await recordLook(context, { who: staff.username, action: looks.resumes });
  return { ...page, leaving: { resumes: announced.map(withLastDay), count } };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Resumes");

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
    <StaffList
      title="Resumes"
      empty={{ icon: "file-text", words: "No resumes uploaded yet." }}
      path="/dashboard/get-resume"
      page={page}
      choices={[{ value: "delete", label: "Delete", danger: true }]}
      intro={page.first && !page.search && page.leaving.count > 0 ? <Leaving {...page.leaving} /> : null}
    >
      {page.rows.map((resume) => (
        <li key={resume.id}>
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 [&_h2]:wrap-anywhere [&_p]:col-start-2">
            <ChooseBox value={resume.id} name={resume.original_name} />
            <h2>{resume.original_name}</h2>
            <p className="hint">
              {[
                resume.file_name.replace(/^.*\./, "").toUpperCase(),
                inMegabytes(resume.file_size),
                scanWords[resume.scan],
                shortDate(resume.uploaded_at),
                `kept until ${shortDate(resume.lastDay)}`,
              ].join(" · ")}
            </p>
          </div>
          <p className="actions">
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
          </p>
        </li>
      ))}
    </StaffList>
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
