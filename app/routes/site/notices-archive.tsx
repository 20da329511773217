import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { AllNoticesLink } from "~/content/notices/all-notices-link";
import { listArchive, yearsInArchive } from "~/content/notices/archive.server";
import { CategoryChips, PostedOn } from "~/content/notices/list";
import { NoticeLink } from "~/content/notices/notice-link";
import { PeriodFilter } from "~/content/notices/period-filter";
import { isPeriod, listingPath } from "~/content/notices/periods";
import { indianDate } from "~/dates/indian-dates";
import { notice as noticeWords } from "~/kinds/notice";
import { categoryLabel, isPublicCategory } from "~/kinds/notice-categories";
import { isCursor } from "~/lists/cursor";
import { type PageQuery, readQuery } from "~/lists/page-query";
import type { Listing } from "~/lists/paging.server";
import { servicesOf } from "~/services/services.server";
import { EmptyList } from "~/ui/lists/empty-list";
import { InPlace } from "~/ui/lists/in-place";
import { MetaLine } from "~/ui/lists/meta-line";
import { Pagination } from "~/ui/lists/pagination";
import { PageHeader } from "~/ui/page/page-header";
import { noIndex, titled } from "~/ui/page/page-meta";
import type { Database } from "~db/connection.server";
import { recordPage } from "./record-page.server";

const pageSize = 40;
const path = "/notices/archive";

const query = { category: isPublicCategory, when: isPeriod, after: isCursor } satisfies PageQuery;
export const handle = { query, layout: "wide" };

export async function loader(args: LoaderFunctionArgs) {
  const { category, when } = readQuery(args.request, query);
  const choice = { category: category ?? "all", when };
  const { db } = servicesOf(args.context);
  const [years, inPeriod] = await Promise.all([
    yearsInArchive(db, choice),
    when ? listArchive(db, { limit: 1, when }) : undefined,
  ]);
  const list = (database: Database, listing: Listing) =>
    listArchive(database, { ...listing, category, when });
  const more = { ...choice, years };
  return recordPage(
    args,
    { table: "notices", time: "ends_at" },
    pageSize,
    list,
    more,
    inPeriod?.length !== 0,
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titled(msg("Old notices"), { tags: () => [noIndex] });

export default function Archive() {
  const { category, when, years, rows, next, first } = useLoaderData<typeof loader>();
  const choice = { category, when };
  return (
    <>
      <PageHeader title={t("Old notices")} isEmpty={rows.length === 0} />
      <div className="shell section-narrow">
        <AllNoticesLink />
        <InPlace id="list" count={t(noticeWords.names.count, { count: rows.length })}>
          {first && rows.length === 0 && category === "all" && !when ? null : (
            <>
              <CategoryChips
                current={category}
                href={(value) => listingPath(path, { category: value, when })}
              />
              <PeriodFilter page={path} years={years} {...choice} />
            </>
          )}
          {rows.length === 0 ? <EmptyList icon="bell">{t("No Notice found.")}</EmptyList> : null}
          <ul className="mt-3">
            {rows.map((row) => (
              <li key={row.id} className="border-t border-line py-3">
                <h2 className="text-base">
                  <NoticeLink notice={row} />
                </h2>
                <MetaLine tight>
                  <span className="tag">{t(categoryLabel(row.category))}</span>
                  <PostedOn date={row.date} />
                  <span>{t("taken off on {day}", { day: indianDate(row.created_at) })}</span>
                </MetaLine>
              </li>
            ))}
          </ul>
          <Pagination
            newest={first ? undefined : listingPath(path, choice)}
            older={next && listingPath(path, choice, next)}
          />
        </InPlace>
      </div>
    </>
  );
}
