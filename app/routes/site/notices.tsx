import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { t } from "#say";
import { GetNoticesFolded } from "~/channels/push/get-notices";
import { readPushKey } from "~/channels/push/keys.server";
import { feedPath } from "~/content/notices/address";
import { hasArchive } from "~/content/notices/archive.server";
import { CategoryChips, NoticeList } from "~/content/notices/list";
import { listNotices, yearsOnSite } from "~/content/notices/notice.server";
import { PeriodFilter } from "~/content/notices/period-filter";
import { isPeriod, listingPath, periodLabel } from "~/content/notices/periods";
import { noticesTitle } from "~/content/notices/title";
import { notice as noticeWords } from "~/kinds/notice";
import { categoryLabel, isPublicCategory } from "~/kinds/notice-categories";
import { isCursor } from "~/lists/cursor";
import { type PageQuery, readQuery } from "~/lists/page-query";
import type { Listing } from "~/lists/paging.server";
import { TermFileLink } from "~/offline/school-file/term-file-link";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import { InPlace } from "~/ui/lists/in-place";
import { Pagination } from "~/ui/lists/pagination";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import type { Database } from "~db/connection.server";
import { recordPage } from "./record-page.server";

const pageSize = 20;

const query = { category: isPublicCategory, when: isPeriod, after: isCursor } satisfies PageQuery;
export const handle = { query };

export async function loader(args: LoaderFunctionArgs) {
  const { category, when } = readQuery(args.request, query);
  const services = servicesOf(args.context);
  const { db } = services;
  const choice = { category: category ?? "all", when };
  const [isArchived, years, pushKey, inPeriod] = await Promise.all([
    hasArchive(db),
    yearsOnSite(db, choice),
    readPushKey(services),
    when ? listNotices(db, { limit: 1, when }) : undefined,
  ]);
  // Caches only months with notices; the number of empty months is unlimited.
  const isKept = inPeriod?.length !== 0;
  const list = (database: Database, listing: Listing) =>
    listNotices(database, { ...listing, category, when, pinnedFirst: true });
  const more = { ...choice, years, isArchived, pushKey };
  return recordPage(args, { table: "notices", time: "published_at" }, pageSize, list, more, isKept);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titled<typeof loader>(
  (data) => noticesTitle(data?.category, data?.when && periodLabel(data.when)),
  {
    tags: (data) => [
      {
        tagName: "link",
        rel: "alternate",
        type: "application/rss+xml",
        title: noticesTitle(data?.category),
        href: feedPath(data?.category ?? "all", "xml"),
      },
    ],
  },
);

export default function Notices() {
  const { category, when, years, first, rows, next, isArchived, pushKey } = useLoaderData<typeof loader>();
  const whatsapp = useRouteLoaderData<typeof rootLoader>("root")?.school.whatsapp ?? "";
  const choice = { category, when };
  return (
    <>
      <PageHeader title={t("Notices")} isEmpty={rows.length === 0} />
      <div className="shell section-narrow">
        {rows.length > 0 ? <GetNoticesFolded pushKey={pushKey} whatsapp={whatsapp} /> : null}
        <InPlace id="list" count={t(noticeWords.names.count, { count: rows.length })}>
          {first && rows.length === 0 && category === "all" && !when ? null : (
            <>
              <CategoryChips
                current={category}
                href={(value) => listingPath("/notices", { category: value, when })}
              />
              <PeriodFilter page="/notices" years={years} {...choice} />
            </>
          )}
          {category !== "all" && first && !next ? (
            <p className="hint">
              {t(/* As in: 1 notice in Health. */ "{notices} in {category}", {
                notices: t(noticeWords.names.count, { count: rows.length }),
                category: t(categoryLabel(category)),
              })}
              {" · "}
              <a className="tap" href="/notices">
                {t("Show all")}
              </a>
            </p>
          ) : null}
          <NoticeList notices={rows} />
          <Pagination
            newest={first ? undefined : listingPath("/notices", choice)}
            older={next && listingPath("/notices", choice, next)}
          />
        </InPlace>
        {rows.length > 0 ? <TermFileLink /> : null}
        {isArchived ? (
          <p className="mt-8 print:hidden">
            <a className="more-link" href="/notices/archive">
              {t("Past notices")}
            </a>
          </p>
        ) : null}
      </div>
    </>
  );
}
