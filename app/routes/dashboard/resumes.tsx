import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { logReading } from "~/content/activity/queries.server";
import { listResumes } from "~/content/resumes/queries.server";
import { staffPage } from "~/forms/paging.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { Icon } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";
import { StaffList } from "~/ui/row-list";

/** Every look at the list is noted, as every download is. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  const services = servicesOf(context);
  const page = await staffPage(request, async (listing) =>
    (await listResumes(services.db, listing)).map((resume) => ({
      ...resume,
      created_at: resume.uploaded_at,
    })),
  );
  if (page.rows.length > 0) await logReading(services, staff.username, "looked at the resumes", "");
  return page;
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Resumes");

/** Bytes as MB with 2 decimals (specification section 9). */
const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

export default function Resumes() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title="Resumes"
      empty={{ icon: "file-text", words: "No resumes uploaded yet." }}
      path="/dashboard/get-resume"
      page={page}
    >
      {page.rows.map((resume) => (
        <li key={resume.id}>
          <div>
            <h2>{resume.original_name}</h2>
            <p className="hint">
              {[
                resume.file_name.replace(/^.*\./, "").toUpperCase(),
                inMegabytes(resume.file_size),
                shortDate(resume.uploaded_at),
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
            </a>
            <Link
              className="button button-quiet button-danger-quiet"
              to={`/dashboard/resume/${resume.id}/delete`}
              aria-label={`Delete ${resume.original_name}`}
            >
              <Icon name="trash" size={18} />
              Delete
            </Link>
          </p>
        </li>
      ))}
    </StaffList>
  );
}
