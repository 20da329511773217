import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { listResumes } from "~/content/resumes/queries.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { Icon } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";
import { Pagination } from "~/ui/pagination";
import { EmptyList } from "~/ui/row-list";

const pageSize = 30;

/** Every look at the list is noted, as every download is. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  const { db } = servicesOf(context);
  const asked = new URL(request.url).searchParams.get("before") ?? "";
  const before = /^\d{1,15}$/.test(asked) ? Number(asked) : undefined;
  const rows = await listResumes(db, { limit: pageSize + 1, before });
  const resumes = rows.slice(0, pageSize);
  if (resumes.length > 0) await logActivity(db, staff.username, "looked at the resumes", "");
  return {
    resumes,
    first: before === undefined,
    next: rows.length > pageSize ? resumes.at(-1)?.id : undefined,
  };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Resumes");

/** Bytes as MB with 2 decimals (specification section 9). */
const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

export default function Resumes() {
  const { resumes, first, next } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Resumes</h1>
      {resumes.length === 0 ? <EmptyList icon="file-text">No resumes uploaded yet.</EmptyList> : null}
      <ul className="rows">
        {resumes.map((resume) => (
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
      </ul>
      <Pagination
        newest={first ? undefined : "/dashboard/get-resume"}
        older={next === undefined ? undefined : `/dashboard/get-resume?before=${next}`}
      />
    </>
  );
}
