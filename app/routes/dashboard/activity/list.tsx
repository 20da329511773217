import { useLoaderData } from "@remix-run/react";
import { sql } from "kysely";
import { type Message, msg, t } from "#say";
import { filterQuery, readFilter } from "~/activity-log/filter";
import { type ActivityEntry, listActivity, listNames } from "~/activity-log/list.server";
import { writeRefusedLogins } from "~/activity-log/refused-logins.server";
import { sayAction } from "~/activity-log/say-action.server";
import { allKinds, getStaffPage, isStaffKind } from "~/kinds/registry";
import { readStaffLabels } from "~/session/staff-labels.server";
import { ButtonLink } from "~/ui/form/button";
import { EmptyList } from "~/ui/lists/empty-list";
import { Pagination } from "~/ui/lists/pagination";
import { titled } from "~/ui/page/page-meta";
import type { Database } from "~db/connection.server";
import { staffLoader } from "../staff-page.server";
import { Entry } from "./entry";
import { Filter } from "./filter-form";

const pageSize = 50;
const path = "/dashboard/activity";

export const loader = staffLoader("administrator", async ({ request, services, db }) => {
  const asked = new URL(request.url).searchParams;
  const before = /^\d{1,15}$/.test(asked.get("before") ?? "") ? Number(asked.get("before")) : undefined;
  const filter = readFilter(asked);
  await writeRefusedLogins(services);
  const rows = await listActivity(db, { limit: pageSize + 1, before }, filter);
  const entries = rows.slice(0, pageSize);
  const [names, links, labelOf] = await Promise.all([
    listNames(db),
    findLinks(db, entries),
    readStaffLabels(db),
  ]);
  return {
    entries: entries.map((entry) => ({
      ...entry,
      staff_name: labelOf(entry.staff_name),
      action: sayAction(entry),
      changes: entry.changes.map((change) => ({ ...change, label: t(change.label as Message) })),
      link: links.get(entry.id),
    })),
    filter,
    names: names.map((value) => ({ value, label: labelOf(value) })),
    first: before === undefined,
    next: rows.length > pageSize ? entries.at(-1)?.id : undefined,
  };
});

export const meta = titled(msg("Activity"));

export default function Activity() {
  const { entries, filter, names, first, next } = useLoaderData<typeof loader>();
  const query = filterQuery(filter);
  return (
    <>
      <div className="page-title">
        <h1>{t("Activity")}</h1>
        <ButtonLink icon="download" href={`${path}.csv${query}`}>
          {t("Download as CSV")}
        </ButtonLink>
      </div>
      <p className="lead">
        {t(
          "Who logged in, who changed what, and who looked at what visitors sent. Refused logins are counted.",
        )}
      </p>
      <Filter key={query} path={path} filter={filter} names={names} />
      {entries.length === 0 ? (
        <EmptyList icon="activity">
          {query || !first ? t("Nothing was done that fits this.") : t("Nothing has been done yet.")}{" "}
          {query || !first ? <ButtonLink to={path}>{t("Show all")}</ButtonLink> : null}
        </EmptyList>
      ) : null}
      <ul className="rows">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <Pagination
        newest={first ? undefined : `${path}${query}`}
        older={next === undefined ? undefined : `${path}${filterQuery(filter, { before: String(next) })}`}
      />
    </>
  );
}

/** URLs of the entries' records, by entry ID; without erased records. */
async function findLinks(db: Database, entries: ActivityEntry[]): Promise<Map<number, string>> {
  const links = new Map<number, string>();
  for (const kind of allKinds) {
    const about = entries.filter(({ kind: about, record_id }) => about === kind.key && record_id);
    if (about.length === 0) continue;
    const ids = [...new Set(about.map(({ record_id }) => record_id))];
    const deletedAt = isStaffKind(kind) ? sql.ref("deleted_at") : sql.lit("");
    const { rows } = await sql<{ id: number; deleted_at: string | null }>`
      select id, ${deletedAt} as deleted_at from ${sql.table(kind.table)} where id in (${sql.join(ids)})`.execute(
      db,
    );
    for (const entry of about) {
      const row = rows.find(({ id }) => id === entry.record_id);
      if (row) links.set(entry.id, getStaffPage(kind, row.id, Boolean(row.deleted_at)));
    }
  }
  return links;
}
