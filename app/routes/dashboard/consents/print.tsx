import { Link, useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { type Consent, consents, exportConsents } from "~/capabilities/consents/consent.server";
import { consentKinds, countWithout, nameSubjects } from "~/capabilities/consents/subjects.server";
import { formatUses } from "~/capabilities/consents/words";
import { shortDate, todayAtSchool } from "~/dates/dates";
import { consent, consent as kind } from "~/kinds/consent";
import { readSettings } from "~/settings/queries.server";
import { languageProps } from "~/text/language";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";

/** Maximum for print; the CSV file contains all. */
const maxPrinted = 2000;

export const loader = staffLoader("office", async ({ db, recordView }) => {
  const all: Consent[] = [];
  for await (const page of exportConsents(db)) {
    all.push(...page);
    if (all.length >= maxPrinted) break;
  }
  const today = todayAtSchool();
  const counts = consentKinds.map(async (one) =>
    t(one.names.count, { count: await countWithout(db, one, today) }),
  );
  await recordView({ verb: consents.viewed });
  const rows = await nameSubjects(db, all.slice(0, maxPrinted));
  return {
    rows: rows.map(({ slip: _, ...row }) => row),
    isCut: all.length >= maxPrinted,
    today,
    noted: t(consent.names.count, { count: rows.length }),
    missing: await Promise.all(counts),
    school: (await readSettings(db)).school_name,
  };
});

export const meta = titled(msg("All consents"));

export default function PrintedConsents() {
  const { rows, isCut, today, noted, missing, school } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("Consents of {school}", { school })}</h1>
      <p>{t("As noted on {date}: {count}.", { date: shortDate(today), count: noted })}</p>
      <p>{t("Without a consent that counts on this day: {counts}.", { counts: missing.join(", ") })}</p>
      {isCut ? (
        <p>{t("Only the first {number} are here. The CSV file has all.", { number: maxPrinted })}</p>
      ) : null}
      <p className="print:hidden">
        <Link to={kind.pages.list}>{t("Back to Consents")}</Link>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="overflow-x-auto" aria-label={t("Consents")} tabIndex={0}>
        <table className="w-full min-w-160 print:min-w-0 text-sm/snug [&_td]:border-t [&_td]:border-line [&_td]:p-1.5 [&_td]:align-top [&_td]:wrap-anywhere [&_th]:p-1.5 [&_th]:text-left [&_th]:align-bottom">
          <thead>
            <tr>
              <th scope="col">{t("What")}</th>
              <th scope="col">{t("Given by")}</th>
              <th scope="col">{t("For")}</th>
              <th scope="col">{t("Given on")}</th>
              <th scope="col">{t("Used for")}</th>
              <th scope="col">{t("Until")}</th>
              <th scope="col">{t("Slip")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td {...languageProps(row.subject)}>{`${row.noun} ${row.record_id}: ${row.subject}`}</td>
                <td {...languageProps(row.given_by)}>{row.given_by}</td>
                <td {...languageProps(row.of_whom)}>{row.of_whom}</td>
                <td>{shortDate(row.given_on)}</td>
                <td>{formatUses(row)}</td>
                <td>{row.valid_until ? shortDate(row.valid_until) : t("no end")}</td>
                <td>{row.slip_name ? t("kept") : ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
