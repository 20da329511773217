import { type RawBuilder, sql } from "kysely";
import { msg } from "#message";
import { filesOf } from "~/capabilities/attached-files/queries.server";
import type { OnSiteListing } from "~/capabilities/publishing/on-site.server";
import { onPage } from "~/capabilities/translations/on-page.server";
import type { Translated } from "~/capabilities/translations/translated";
import { parserOf } from "~/forms/fields.server";
import { recordsOf } from "~/records/records.server";
import { excerpt } from "~/text/excerpt";
import type { Database } from "~db/connection.server";
import { notice, noticeName } from "../../kinds/notice";
import { noticePath } from "./address";
import { daysOfPeriod, groupByYear, type NoticeChoice, type NoticeYear } from "./periods";

export const notices = recordsOf(notice);

const files = filesOf(notice.files);

export type Notice = Awaited<ReturnType<typeof notices.listOnSite>>[number];

export type StaffNotice = Awaited<ReturnType<typeof notices.list>>[number];

export interface NoticeListing extends Omit<OnSiteListing, "days"> {
  category?: string | undefined;
  when?: string | undefined;
}

export async function listNotices(
  db: Database,
  { category, when, ...listing }: NoticeListing,
): Promise<(Notice & { files: number })[]> {
  const asked = { ...listing, days: when ? daysOfPeriod(when) : undefined };
  return files.withCounts(db, await notices.listOnSite(db, asked, category ? { category } : {}));
}

export async function findNeighbours(
  db: Database,
  { id, published_at, status }: StaffNotice,
  now = new Date().toISOString(),
): Promise<{ newer?: Neighbour; older?: Neighbour }> {
  if (status !== "live" || published_at === null) return {};
  const [older] = await notices.listOnSite(db, { limit: 1, after: { created_at: published_at, id }, now });
  // Queries notices without and with an end separately, each by its index (`…_on_site`).
  const behind = (ends: RawBuilder<boolean>) =>
    db
      .selectFrom("notices")
      .select(["id", "title", "details", "published_at"])
      .where("deleted_at", "is", null)
      .where(ends)
      .where("published_at", "<=", now)
      .where(sql<boolean>`(published_at, id) > (${published_at}, ${id})`)
      .orderBy("published_at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
  const found = await Promise.all([behind(sql`ends_at is null`), behind(sql`ends_at > ${now}`)]);
  const newer = found
    .flatMap((row) => row ?? [])
    .sort((one, other) => getOrder(one).localeCompare(getOrder(other)) || one.id - other.id)[0];
  const [shown] = newer ? await onPage(db, notice, [newer]) : [];
  return { ...(shown && { newer: toNeighbour(shown) }), ...(older && { older: toNeighbour(older) }) };
}

export interface Neighbour {
  name: string;
  to: string;
}

type Found = Pick<Notice, "id" | "title" | "details"> & Translated;

const getOrder = ({ published_at }: { published_at: string | null }) => published_at ?? "";

const toNeighbour = (row: Found): Neighbour => ({ name: excerpt(noticeName(row), 80), to: noticePath(row) });

/** With the number of files, the public URL, and the number of phones that were reached. */
export const staffNotices = {
  async list(...asked: Parameters<typeof notices.list>) {
    const [db] = asked;
    const rows = await files.withCounts(db, await notices.list(...asked));
    const ids = rows.map(({ id }) => id);
    const pushed = await db
      .selectFrom("push_notices")
      .select(["notice_id", "reached"])
      .where("notice_id", "in", ids)
      .execute();
    const reached = new Map(pushed.map((row) => [row.notice_id, row.reached]));
    return rows.map((row) => ({ ...row, path: noticePath(row), phones: reached.get(row.id) ?? 0 }));
  },
};

/** Returns the notice published last, for marquee and dashboard. */
export async function findNewestNotice(db: Database): Promise<Notice | undefined> {
  const [newest] = await notices.listOnSite(db, { limit: 1 });
  return newest;
}

/** Counts public notices by the tally and the index `…_on_site`, without a scan. */
export async function countNotices(db: Database, now = new Date().toISOString()): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select value from tallies where name = 'lasting_notices')
      - (select count(*) from notices where deleted_at is null and ends_at is null and published_at > ${now})
      + (select count(*) from notices where deleted_at is null and ends_at > ${now} and published_at <= ${now})
      as count`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export const parseNotice = parserOf(notice.fields, {
  whole: (form) =>
    form
      .refine((values) => values.event_date || !values.event_time, {
        path: ["event_date"],
        message: msg("Enter the day too, or leave the time empty"),
      })
      .refine((values) => !values.event_end || (values.event_time && values.event_end > values.event_time), {
        path: ["event_end"],
        message: msg("Enter an end later than the time, or leave it empty"),
      }),
});

/** Years and months with public notices. Jumps by the index `notices_by_date` instead of scanning. */
export async function yearsOnSite(
  db: Database,
  { category }: NoticeChoice,
  now = new Date().toISOString(),
): Promise<NoticeYear[]> {
  const rows = sql`from notices where deleted_at is null and published_at <= ${now}
    ${category === "all" ? sql`` : sql`and category = ${category}`}`;
  const { rows: found } = await sql<{ month: string | null }>`
    with recursive months (month) as (
      select '9999'
      union all
      select (select substr(date, 1, 7) ${rows} and ends_at is null and date < months.month
        order by date desc limit 1)
      from months where month is not null
    )
    select month from months where month <> '9999'
    union
    select substr(date, 1, 7) ${rows} and ends_at > ${now}`.execute(db);
  return groupByYear(found.flatMap(({ month }) => month ?? []));
}
