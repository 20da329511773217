import { Link, useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { requireRole } from "~/http/require-staff.server";
import { publishOne, publishRun } from "~/old-site-import/publish.server";
import { countRecords, findRun, listRecords, listRuns } from "~/old-site-import/runs.server";
import { saveSettings } from "~/settings/queries.server";
import { EmptyList } from "~/ui/lists/empty-list";
import { Pagination } from "~/ui/lists/pagination";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { ImportOffer } from "./offer";
import { importPath, runPath } from "./paths";
import { isShownState, RecordRow, StateLinks } from "./records";
import { RunSummary } from "./summary";

const pageSize = 50;

const parseId = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : undefined);

export const loader = staffLoader("office", async ({ request, staff, db }) => {
  const asked = new URL(request.url).searchParams;
  const run = await findRun(db, parseId(asked.get("run")));
  if (!run) return { run: undefined };
  const state = isShownState(asked.get("state"));
  const after = parseId(asked.get("after"));
  const found = await listRecords(db, run.id, { limit: pageSize + 1, after, state });
  const records = found.slice(0, pageSize);
  return {
    run,
    runs: await listRuns(db),
    counts: await countRecords(db, run.id),
    state: state ?? "",
    records,
    next: found.length > pageSize ? records.at(-1)?.id : undefined,
    isFirst: after === undefined,
    maySet: staff.role === "administrator",
  };
});

/** Publishes an import (`run`) or one record (`record`), or takes over a value of the old site (`take`). */
export const action = staffAction(
  { role: "office", proof: "none" },
  async ({ context, staff, db, fields, recordEvent }) => {
    const run = await findRun(db, parseId(fields.get("run")));
    const location = run ? runPath(run.id) : importPath;
    const take = fields.get("take");
    if (take && run) {
      await requireRole(context, staff, "administrator", msg("Site settings are for administrators."));
      const { name = "", motto = "", colour = "" } = run.offer;
      const values = { name: { school_name: name }, motto: { motto }, colour: { colour_main: colour } }[take];
      return {
        work: async (trx) => {
          if (!values || Object.values(values).some((value) => value === ""))
            return { location, message: t("Nothing was chosen") };
          await saveSettings(trx, values);
          await recordEvent({ verb: "changed settings", subject: take }, trx);
          return { location, message: t("Saved") };
        },
      };
    }
    const record = parseId(fields.get("record"));
    return {
      work: async (trx) => {
        if (!run) return { location, message: t("Nothing was chosen") };
        const count = record === undefined ? await publishRun(trx, run.id) : await publishOne(trx, record);
        const event = { verb: "published imported records" as const, subject: run.source };
        if (count > 0) await recordEvent(event, trx);
        const message = t(
          "{count, plural, one {# record is on the site now.} other {# records are on the site now.}}",
          {
            count,
          },
        );
        return { location, message };
      },
    };
  },
);

export const meta = titled(
  msg(/* Page of staff with what came from an old website. */ "Import of the old website"),
);

export default function ImportPage() {
  const page = useLoaderData<typeof loader>();
  const title = t("Import of the old website");
  if (!page.run) {
    return (
      <>
        <h1>{title}</h1>
        <EmptyList icon="download">
          {t("Nothing has been imported. The person who looks after the server starts it with this command:")}{" "}
          <code lang="en">npm run import -- https://old.example</code>
        </EmptyList>
      </>
    );
  }
  const { run, runs, counts, state, records, next, isFirst, maySet } = page;
  const path = runPath(run.id, state);
  return (
    <>
      <h1>{title}</h1>
      <RunSummary run={run} counts={counts} />
      {maySet ? <ImportOffer runId={run.id} offer={run.offer} /> : null}
      <h2>{t(/* Heading above a list of imported records. */ "What came")}</h2>
      <StateLinks runId={run.id} state={state} counts={counts} />
      {records.length === 0 ? (
        <EmptyList icon="list-details">{t("Nothing here fits this.")}</EmptyList>
      ) : null}
      <ul className="rows">
        {records.map((record) => (
          <RecordRow key={record.id} runId={run.id} record={record} />
        ))}
      </ul>
      <Pagination
        newest={isFirst ? undefined : path}
        older={next === undefined ? undefined : `${path}&after=${next}`}
      />
      {runs.length > 1 ? (
        <section className="panel">
          <h2>{t("Other imports")}</h2>
          <ul>
            {runs
              .filter(({ id }) => id !== run.id)
              .map(({ id, source }) => (
                <li key={id}>
                  <Link to={runPath(id)}>{`${id}: ${source}`}</Link>
                </li>
              ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
