import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AllNoticesLink } from "~/content/notices/all-notices-link";
import { listArchive } from "~/content/notices/archive.server";
import { categoryLabel } from "~/content/notices/categories";
import { NoticeLink } from "~/content/notices/notice-link";
import { isCursor } from "~/forms/cursor";
import type { PageQuery } from "~/forms/page-query";
import { longDate } from "~/ui/dates";
import { EmptyList } from "~/ui/empty-list";
import { MetaLine } from "~/ui/meta-line";
import { PageHeader } from "~/ui/page-header";
import { noIndex, pageMeta } from "~/ui/page-meta";
import { Pagination } from "~/ui/pagination";
import { recordPage } from "./record-page.server";

const pageSize = 40;
const path = "/notices/archive";
const title = "Old notices";

const query = { after: isCursor } satisfies PageQuery;
export const handle = { query };

export const loader = (args: LoaderFunctionArgs) =>
  recordPage(args, { table: "notices", time: "ends_at" }, pageSize, listArchive);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction = ({ matches }) => [...pageMeta(matches, title), noIndex];

export default function Archive() {
  const { rows, next, first } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} />
      <div className="shell section-narrow">
        <AllNoticesLink />
        {rows.length === 0 ? <EmptyList icon="bell">No Notice found.</EmptyList> : null}
        <ul className="mt-3">
          {rows.map((row) => (
            <li key={row.id} className="border-t border-line py-3">
              <h2 className="text-lg">
                <NoticeLink notice={row} />
              </h2>
              <MetaLine tight>
                <span className="tag">{categoryLabel(row.category)}</span>
                <time dateTime={row.date}>{longDate(row.date)}</time>
                <span>{`taken off on ${longDate(row.created_at)}`}</span>
              </MetaLine>
            </li>
          ))}
        </ul>
        <Pagination
          newest={first ? undefined : path}
          older={next && `${path}?${new URLSearchParams({ after: next })}`}
        />
      </div>
    </>
  );
}
